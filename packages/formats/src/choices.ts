import { games, ok, type AnyGame } from '@korong/rules';
import { cause, type Cause, type Mark, type Read } from './cause.js';
import type { Asked, Choice, Reading } from './reading.js';

/** Every variant of these games that fits what was asked. */
export const choicesOf = (asked: Asked, among: readonly AnyGame[] = games): readonly Choice[] =>
  among
    .filter(({ name }) => asked.game === undefined || asked.game === name)
    .flatMap(({ name, variants }) => variants.map(variant => ({ game: name, options: { variant } })))
    .filter(({ options }) => asked.variant === undefined || asked.variant === options.variant);

/** What was asked, for a refusal to name. */
export const wordsFor = ({ game, variant }: Asked): string =>
  [game, variant].filter(word => word !== undefined).join(' ');

/**
 * The one reading among several choices. A reading that plays every step is better than one that drops some. Where several are as good,
 * they are the choices of a refusal. Where none is left, the refusal is the one that came furthest.
 */
export const oneOf = (
  choices: readonly Choice[],
  mark: Mark,
  read: (choice: Choice) => Read<Reading>,
): Read<Reading> => {
  const readings: { readonly choice: Choice; readonly reading: Reading }[] = [];
  let furthest: Cause | undefined;
  for (const choice of choices) {
    const result = read(choice);
    if (result.ok) readings.push({ choice, reading: result.value });
    else if (furthest === undefined || result.error.place > furthest.place) furthest = result.error;
  }
  const whole = readings.filter(({ reading }) => reading.dropped === 0);
  const [best, ...others] = whole.length > 0 ? whole : readings;
  if (best === undefined) return { ok: false, error: furthest ?? cause('OTHER_VARIANT', mark) };
  if (others.length === 0) return ok(best.reading);
  const several = [best, ...others].map(({ choice }) => choice);
  return { ok: false, error: { ...cause('SEVERAL_VARIANTS', mark), choices: several } };
};
