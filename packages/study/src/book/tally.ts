import type { GameResult } from '@korong/rules';
import type { BookEntry } from './book.js';

/** A game for a book: the keys of its positions with what the engine expected for White there. */
export interface CountedGame {
  readonly positions: readonly { readonly key: number; readonly expected: number }[];
  readonly result: Exclude<GameResult, null>;
}

/** Counts games into entries. */
export class BookTally {
  readonly #entries = new Map<number, { games: number; white: number; draws: number; expected: number }>();

  get size(): number {
    return this.#entries.size;
  }

  /** A position that occurs twice in a game counts once. */
  add({ positions, result }: CountedGame): void {
    for (const [key, expected] of new Map(positions.map(at => [at.key, at.expected]))) {
      const entry = this.#entries.get(key) ?? { games: 0, white: 0, draws: 0, expected: 0 };
      entry.games++;
      entry.white += Number(result === 'white');
      entry.draws += Number(result === 'draw');
      entry.expected += expected;
      this.#entries.set(key, entry);
    }
  }

  /** The `most` entries with the most games, of those with at least `games`. */
  entries(games: number, most: number): Map<number, BookEntry> {
    const kept = [...this.#entries]
      .filter(([, entry]) => entry.games >= games)
      .sort(([a, x], [b, y]) => y.games - x.games || a - b)
      .slice(0, most);
    return new Map(
      kept.map(([key, entry]) => [
        key,
        {
          ...entry,
          black: entry.games - entry.white - entry.draws,
          expected: entry.expected / entry.games,
        },
      ]),
    );
  }
}
