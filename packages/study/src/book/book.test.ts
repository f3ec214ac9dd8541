import { readFileSync } from 'node:fs';
import { corpus, must, optionsOf } from '@korong/testing';
import { gameNamed, games, type AnyGame } from '@korong/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Book, bookKey } from './book.js';
import { canonicalPosition } from './canonical.js';
import { readBook, writeBook } from './file.js';
import { BookTally, type CountedGame } from './tally.js';

/** The positions of corpus games before their first steps. */
const openings = corpus()
  .filter((_, i) => i % 60 === 0)
  .map(played => {
    const game: AnyGame = gameNamed(played.game);
    const positions = [game.start(must(game.readOptions(optionsOf(played))))];
    for (const text of played.steps.slice(0, 14)) {
      const [step] = must(game.readStep(positions.at(-1), text));
      positions.push(game.play(positions.at(-1), step));
    }
    return { game, positions, result: played.result ?? 'draw' };
  });

const counted: CountedGame[] = openings.map(({ game, positions, result }, i) => ({
  positions: positions.map(position => ({ key: bookKey(game, position), expected: (i % 10) / 10 })),
  result,
}));

const tallied = (games: readonly CountedGame[]): BookTally => {
  const tally = new BookTally();
  for (const game of games) tally.add(game);
  return tally;
};

test('a position has the same key under every symmetry of its board, and the symmetry leads to it', () => {
  for (const { game, positions } of openings) {
    for (const position of positions) {
      const { key, symmetry } = canonicalPosition(game, position);
      expect(game.positionText(game.transform(position, symmetry))).toBe(key);
      for (const other of game.boardOf(position).symmetries.keys())
        expect(canonicalPosition(game, game.transform(position, other)).key).toBe(key);
    }
  }
});

test('different positions have different keys', () => {
  const keys = new Map<string, number>();
  for (const { game, positions } of openings)
    for (const position of positions)
      keys.set(canonicalPosition(game, position).key, bookKey(game, position));
  expect(new Set(keys.values()).size).toBe(keys.size);
});

test('a book counts games by position and finds the turns that lead to known ones', () => {
  const book = new Book(tallied(counted).entries(1, 1e6));
  for (const { game, positions } of openings) {
    const start = book.at(game, positions[0])!;
    expect(start.games).toBe(
      openings.filter(o => bookKey(o.game, o.positions[0]) === bookKey(game, positions[0])).length,
    );
    expect(start.white + start.draws + start.black).toBe(start.games);
    const next = bookKey(game, positions[1]);
    expect(book.turns(game, positions[0]).map(({ key }) => key)).toContain(next);
  }
});

test('a book keeps the positions with the most games', () => {
  const tally = tallied([...counted, ...counted.slice(0, 3)]);
  const few = tally.entries(2, 20);
  expect(few.size).toBe(20);
  const least = Math.min(...[...few.values()].map(({ games }) => games));
  const others = [...tally.entries(1, 1e6)].filter(([key]) => !few.has(key));
  for (const [, { games }] of others) expect(games).toBeLessThanOrEqual(least);
});

test('a book is read as it was written, its expectations to a byte', () => {
  const entries = tallied(counted).entries(1, 1e6);
  const read = must(readBook(writeBook(entries)));
  expect(read.entries.size).toBe(entries.size);
  for (const [key, entry] of entries)
    expect(read.entries.get(key)).toEqual({
      ...entry,
      expected: expect.closeTo(entry.expected, 2) as number,
    });
});

test('no bytes break the reader', () => {
  const bytes = writeBook(tallied(counted).entries(1, 100));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(bytes.length), (noise, at) => {
      const bent = Uint8Array.from([...bytes.subarray(0, at), ...noise]);
      const read = readBook(bent);
      expect(read.ok || ['notABook', 'damaged'].includes(read.error)).toBe(true);
      expect(readBook(noise).ok).toBe(false);
    }),
  );
  expect(readBook(bytes.subarray(0, -1))).toEqual({ ok: false, error: 'damaged' });
});

const bytesOf = (name: string): Uint8Array =>
  readFileSync(new URL(`../../books/${name}.book`, import.meta.url));

test('the books of the product have a megabyte at most and know the first turns of every variant', () => {
  expect(games.reduce((sum, { name }) => sum + bytesOf(name).length, 0)).toBeLessThanOrEqual(1_000_000);
  for (const game of games) {
    const book = must(readBook(bytesOf(game.name)));
    for (const variant of game.variants) {
      const start = game.start(must(game.readOptions({ variant })));
      const played = book.turns(game, start);
      expect(book.at(game, start)!.games).toBeGreaterThan(1_000);
      const kinds = new Map(played.map(({ key, games: count }) => [key, count]));
      const counted = [...kinds.values()].reduce((a, b) => a + b, 0);
      expect(counted).toBeGreaterThan(0.9 * book.at(game, start)!.games);
    }
  }
});
