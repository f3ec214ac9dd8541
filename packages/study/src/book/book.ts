import type { AnyGame } from '@korong/rules';
import { canonicalPosition } from './canonical.js';
import { wholeTurns } from './wholeTurns.js';

/** How the games through a position ended. */
export interface Tally {
  readonly games: number;
  readonly white: number;
  readonly draws: number;
  readonly black: number;
}

export interface BookEntry extends Tally {
  /** What the engine expected for White, from 0 to 1, on average over the games. */
  readonly expected: number;
}

export interface BookTurn extends BookEntry {
  readonly turn: string;
  /** The same for turns that a symmetry makes equal. */
  readonly key: number;
}

const PRIME = 0x01000193;
const OFFSETS = [0x811c9dc5, 0x9e3779b9] as const;
const HIGH_BITS = 21;

/** A number of 53 bits for a text (FNV-1a, twice). A book holds so few positions that no two share theirs. */
export const hashOf = (text: string): number => {
  let [low, high]: [number, number] = [...OFFSETS];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, PRIME);
    high = Math.imul((high ^ code) + (high >>> 15), PRIME);
  }
  high ^= high >>> 13;
  return (high >>> (32 - HIGH_BITS)) * 2 ** 32 + (low >>> 0);
};

/** The key of a position in a book. */
export const bookKey = (game: AnyGame, position: unknown): number =>
  hashOf(canonicalPosition(game, position).key);

/** Positions of the opening, up to symmetry. A turn is looked up by the position it leads to, so transpositions count together. */
export class Book {
  readonly entries: ReadonlyMap<number, BookEntry>;

  constructor(entries: ReadonlyMap<number, BookEntry>) {
    this.entries = entries;
  }

  at(game: AnyGame, position: unknown): BookEntry | undefined {
    return this.entries.get(bookKey(game, position));
  }

  /** The turns that the book knows here, the most frequent first. */
  turns(game: AnyGame, position: unknown): BookTurn[] {
    return wholeTurns(game, position)
      .flatMap(({ text, position: next }) => {
        const key = bookKey(game, next);
        const entry = this.entries.get(key);
        return entry ? [{ turn: text, key, ...entry }] : [];
      })
      .sort((a, b) => b.games - a.games || a.key - b.key);
  }
}
