import type { AnyGame, OptionFields } from './game.js';
import { err, ok, refuseText, type Refusal, type Result } from './refusal.js';

/** The starting position of a game with these options: the usual one, or the given one. */
export const startOf = (
  game: AnyGame,
  { options, position }: { readonly options: OptionFields; readonly position?: string },
): Result<unknown, Refusal> => {
  const read = game.readOptions(options);
  if (!read.ok) return read;
  if (position === undefined) return ok(game.start(read.value));
  const begun = game.readPosition(position);
  if (!begun.ok) return begun;
  const fields = (value: unknown): string => JSON.stringify(game.optionFields(value));
  // The variant may be named in two places, which must agree.
  return fields(game.options(begun.value)) === fields(read.value)
    ? begun
    : err(refuseText('RECORD_HEADER', 'Position'));
};
