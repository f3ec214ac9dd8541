import type { OptionFields } from '../game.js';
import { readVariant } from '../options.js';
import { ok, type Refusal, type Result } from '../refusal.js';
import type { YinshOptions, YinshVariant } from './types.js';

export const VARIANTS: readonly YinshVariant[] = ['standard', 'blitz'];
export const OPTION_NAMES = ['variant'];

export const readOptions = (fields: OptionFields): Result<YinshOptions, Refusal> => {
  const variant = readVariant(fields, VARIANTS, OPTION_NAMES);
  return variant.ok ? ok({ variant: variant.value }) : variant;
};
