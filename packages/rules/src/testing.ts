// Shared by the tests of this package: readable positions, and play in words. Not part of the library.
import { isDeepStrictEqual } from 'node:util';
import { must } from '@korong/testing';
import { expect } from 'vitest';
import type { Game, Side } from './game.js';
import { PIECES, gipfBoard } from './gipf/board.js';
import { gipf } from './gipf/gipf.js';
import { basicsIn } from './gipf/cell.js';
import { positionText as gipfText } from './gipf/positionText.js';
import type { Entry, GipfCell, GipfPosition, GipfVariant } from './gipf/types.js';
import type { Board } from './hex/board.js';
import { beginTurn, readTurn } from './turn.js';
import { yinshBoard } from './yinsh/board.js';
import { positionText as yinshText } from './yinsh/positionText.js';
import type { YinshCell, YinshPhase, YinshPosition, YinshVariant } from './yinsh/types.js';
import { yinsh } from './yinsh/yinsh.js';

/** `toEqual` for hot loops: what Node compares as equal needs no matcher. */
export const expectEqual = (found: unknown, wanted: unknown): void => {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
};

const put = <C extends string>(board: Board, cells: C[], names: string, cell: C): void => {
  for (const name of names.split(' ').filter(n => n !== '')) {
    const p = board.find(name);
    if (p === undefined) throw new Error(`no point ${name}`);
    if (cells[p] !== '.') throw new Error(`${name} is set twice`);
    cells[p] = cell;
  }
};

interface YinshSketch {
  readonly variant?: YinshVariant;
  readonly white: { readonly rings: string; readonly markers?: string };
  readonly black: { readonly rings: string; readonly markers?: string };
  readonly toAct?: Side;
  readonly mover?: Side;
  readonly phase?: YinshPhase;
  readonly passes?: number;
}

/** A YINSH position by named points: `{ white: { rings: 'a2 b3 …', markers: 'c4 …' }, … }`. */
export const yinshAt = (sketch: YinshSketch): YinshPosition => {
  const { variant = 'standard', toAct = 'white', phase = 'move', passes = 0 } = sketch;
  const cells = yinshBoard.points.map((): YinshCell => '.');
  put(yinshBoard, cells, sketch.white.rings, 'W');
  put(yinshBoard, cells, sketch.black.rings, 'B');
  put(yinshBoard, cells, sketch.white.markers ?? '', 'w');
  put(yinshBoard, cells, sketch.black.markers ?? '', 'b');
  const drawn = { variant, cells, toAct, phase, mover: sketch.mover ?? toAct, passes };
  // Through the public parser, so that no test starts from an impossible position.
  return must(yinsh.readPosition(yinshText({ ...drawn, pool: 0, taken: { white: 0, black: 0 } })));
};

interface GipfSketch {
  readonly variant?: GipfVariant;
  /** Single pieces by point, GIPF-pieces with a leading G: `b2 Gc3`. */
  readonly white: string;
  readonly black: string;
  /** White's and Black's; without it no piece has been captured. */
  readonly reserve?: readonly [number, number];
  readonly handicap?: readonly [number, number];
  readonly entry?: readonly [Entry, Entry];
  readonly toAct?: Side;
  readonly mover?: Side;
  readonly phase?: GipfPosition['phase'];
  readonly settled?: readonly number[];
}

/** A GIPF position by named points. */
export const gipfAt = (sketch: GipfSketch): GipfPosition => {
  const { variant = 'basic', toAct = 'white', phase = 'push', settled = [] } = sketch;
  const cells = gipfBoard.points.map((): GipfCell => '.');
  const pieces = (names: string, gipfs: boolean): string =>
    names
      .split(' ')
      .filter(name => name.startsWith('G') === gipfs)
      .map(name => name.replace('G', ''))
      .join(' ');
  put(gipfBoard, cells, pieces(sketch.white, false), 'w');
  put(gipfBoard, cells, pieces(sketch.white, true), 'W');
  put(gipfBoard, cells, pieces(sketch.black, false), 'b');
  put(gipfBoard, cells, pieces(sketch.black, true), 'B');
  const [white, black] = sketch.handicap ?? [0, 0];
  const left = (side: Side, extra: number): number =>
    cells.reduce((n, cell) => n - basicsIn(cell, side), PIECES[variant] + extra);
  const [whiteReserve, blackReserve] = sketch.reserve ?? [left('white', white), left('black', black)];
  const [whiteEntry, blackEntry] = sketch.entry ?? ['single', 'single'];
  const drawn: GipfPosition = {
    variant,
    cells,
    handicap: { white, black },
    toAct,
    phase,
    mover: sketch.mover ?? toAct,
    reserve: { white: whiteReserve, black: blackReserve },
    entry: { white: whiteEntry, black: blackEntry },
    settled,
  };
  return must(gipf.readPosition(gipfText(drawn)));
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
