import { must } from '@korong/testing';
import { gameNamed, games, type GameName } from '@korong/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { THEMES } from '../games/themes.js';
import { readPuzzles, writePuzzles } from './file.js';
import type { RatedPuzzle } from './puzzle.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const lettersOf = (unit: string, minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...unit.split('')), minLength, maxLength });
const word = lettersOf(`${LETTERS};()-`, 1, 12);

const puzzlesOf = (game: GameName): fc.Arbitrary<RatedPuzzle[]> => {
  const puzzle = fc
    .record({
      id: lettersOf(LETTERS, 7, 7),
      variant: fc.constantFrom(...gameNamed(game).variants),
      rest: fc.array(word, { minLength: 1, maxLength: 4 }),
      theme: fc.constantFrom(...THEMES),
      solutions: fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }),
      proof: fc.constantFrom('exhaustive' as const, 'margin' as const),
      rating: fc.integer({ min: 600, max: 2400 }),
    })
    .map(({ rest, ...puzzle }) => ({
      ...puzzle,
      game,
      position: `${game}/1 ${puzzle.variant} ${rest.join(' ')}`,
    }));
  return fc.uniqueArray(puzzle, { maxLength: 12, selector: ({ id }) => id });
};

const some = fc
  .constantFrom(...games.map(({ name }) => name))
  .chain(game => puzzlesOf(game).map(puzzles => ({ game, puzzles })));

const sorted = (puzzles: readonly RatedPuzzle[]): RatedPuzzle[] =>
  [...puzzles].sort((a, b) => (a.id < b.id ? -1 : 1));

test('what is written is read, and the order does not matter', () => {
  fc.assert(
    fc.property(some, ({ game, puzzles }) => {
      const text = writePuzzles(game, puzzles);
      expect(sorted(must(readPuzzles(text)))).toEqual(sorted(puzzles));
      expect(writePuzzles(game, puzzles.toReversed())).toBe(text);
    }),
  );
});

test('a damaged text is refused, or is another text of puzzles', () => {
  const damaged = fc
    .tuple(some, fc.nat(), fc.nat({ max: 40 }), fc.oneof(fc.string(), fc.constantFrom('\n', '\t', '=', ' ')))
    .map(([{ game, puzzles }, at, cut, inserted]) => {
      const text = writePuzzles(game, puzzles);
      const place = at % (text.length + 1);
      return text.slice(0, place) + inserted + text.slice(place + cut);
    });
  fc.assert(
    fc.property(fc.oneof(damaged, fc.string()), text => {
      const read = readPuzzles(text);
      if (!read.ok) return;
      const [game] = new Set(read.value.map(puzzle => puzzle.game));
      if (game === undefined) return;
      expect(must(readPuzzles(writePuzzles(game, read.value)))).toHaveLength(read.value.length);
    }),
    { numRuns: 300 },
  );
});

test('a cut end, a strange head, a variant and a theme that nobody knows are refused', () => {
  const text = 'korong-puzzles/1 gipf\n= basic capture exhaustive\nabcdefg\t900\tx\ta1-b2\n';
  expect(must(readPuzzles(text))).toHaveLength(1);
  expect(readPuzzles(text.slice(0, -1))).toEqual({ ok: false, error: 'damaged' });
  expect(readPuzzles(text.replace('gipf', 'chess'))).toEqual({ ok: false, error: 'notPuzzles' });
  for (const word of ['basic', 'capture', 'exhaustive', 'abcdefg', '900', '\ta1-b2'])
    expect(readPuzzles(text.replace(word, '?'))).toEqual({ ok: false, error: 'damaged' });
});
