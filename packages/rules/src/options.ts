import type { OptionFields } from './game.js';
import { err, ok, refuseText, type Refusal, type Result } from './refusal.js';

/** The variant named in `fields`, which may contain only the fields in `names`. */
export const readVariant = <V extends string>(
  fields: OptionFields,
  variants: readonly V[],
  names: readonly string[],
): Result<V, Refusal> => {
  const unknown = Object.keys(fields).find(key => !names.includes(key));
  if (unknown !== undefined) return err(refuseText('UNKNOWN_OPTION', unknown));
  const named = fields.variant ?? '';
  const variant = variants.find(v => v === named);
  return variant === undefined
    ? err({ ...refuseText('UNKNOWN_VARIANT', named), choices: variants })
    : ok(variant);
};
