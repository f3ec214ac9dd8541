// Shared by the tests of this package: play in words, comparisons, random numbers. Not part of the library.
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Game, OptionFields } from './game.js';
import type { Board } from './hex/board.js';
import { beginTurn, readTurn } from './turn.js';

/** `toEqual` for hot loops: what Node compares as equal needs no matcher. */
export const expectEqual = (found: unknown, wanted: unknown): void => {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
};

/** `not.toEqual` for hot loops. */
export const expectUnequal = (found: unknown, other: unknown): void => {
  if (isDeepStrictEqual(found, other)) expect(found).not.toEqual(other);
};

/** Sets the named points of a board, each once. */
export const put = <C extends string>(board: Board, cells: C[], names: string, cell: C): void => {
  for (const name of names.split(' ').filter(n => n !== '')) {
    const p = board.find(name);
    if (p === undefined) throw new Error(`no point ${name}`);
    if (cells[p] !== '.') throw new Error(`${name} is set twice`);
    cells[p] = cell;
  }
};

/** The position after these turns, each a text such as `f6-f9` or `i8-f5;xg5-g9;xa5`. The last may be unfinished. */
export const after = <P, S, O>(game: Game<P, S, O>, position: P, ...turns: string[]): P =>
  turns.reduce((now, text) => {
    const reading = readTurn(game, beginTurn<P, S>(now), text);
    if (reading.status === 'illegal') throw new Error(`${text}: ${JSON.stringify(reading.refusal)}`);
    return reading.turn.position;
  }, position);

/** Every legal step as text, sorted. */
export const legal = <P, S, O>(game: Game<P, S, O>, position: P): string[] =>
  game
    .steps(position)
    .map(step => game.stepText(step))
    .sort();

/** Why the text is refused: `CODE` or `CODE f6 f7`. */
export const refused = <P, S, O>(game: Game<P, S, O>, position: P, text: string): string => {
  const reading = readTurn(game, beginTurn<P, S>(position), text);
  if (reading.status !== 'illegal') return 'accepted';
  return [reading.refusal.code, ...reading.refusal.at].join(' ');
};

/** A whole number below `n` from a seeded generator, the same on every machine. */
export const randomness = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0;
  return n => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
};

/** What the properties of every game have to know about one of them; see properties.test.ts. */
export interface GameProperties<Position, Step> {
  /** Setups to play at random beside the variants. */
  readonly moreOptions: readonly OptionFields[];
  /** Phases that fill most of a game: fewer of their positions are sampled. */
  readonly usualPhases: readonly string[];
  /** False where random games may go on for ever. */
  readonly ends: boolean;
  /** Checks that no piece was lost or made on the way. */
  readonly expectConserved: (positions: readonly Position[]) => void;
  /** The start of a game, and the same with one field changed, once for each field of a position. */
  readonly changed: () => readonly Position[];
  /** Steps that could be written down in a position. All legal ones are among them. */
  readonly conceivable: (position: Position) => readonly Step[];
  /** The positions in which all of them are tried, beside every fourth. */
  readonly isTriedAlways: (position: Position) => boolean;
}
