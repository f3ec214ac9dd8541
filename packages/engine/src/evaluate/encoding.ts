// What a position looks like to a net, and where the worth of a step is read off: docs/nets.md in code.
import type { SearchBoard } from '../games/board.js';
import { GipfBoard } from '../games/gipf/board.js';
import * as G from '../games/gipf/tables.js';
import { YinshBoard } from '../games/yinsh/board.js';
import * as Y from '../games/yinsh/tables.js';

export const PLANES = 16;
export const YINSH_POLICY_PLANES = 72;
export const GIPF_POLICY_PLANES = 16;
/** The most policy cells that one step has. */
export const MAX_CELLS = 4;

/** Writes the planes of the position on the board, point by point, from `at` on. */
export const writePlanes = (board: SearchBoard, into: Float32Array, at: number): void => {
  if (board instanceof YinshBoard) writeYinsh(board, into, at);
  else if (board instanceof GipfBoard) writeGipf(board, into, at);
};

/**
 * Writes the policy cells of a step, each as point × planes + plane, and returns how many it has. `seen` is what each
 * direction of the board is to the net's look at it.
 */
export const policyCells = (
  board: SearchBoard,
  step: number,
  into: Int32Array,
  seen: readonly number[],
): number => (board.game === 'yinsh' ? yinshCells(step, into, seen) : gipfCells(step, into, seen));

const shared = new Float32Array(PLANES);

const writeYinsh = (board: YinshBoard, into: Float32Array, at: number): void => {
  const own = board.toAct;
  const needs = (side: number): number => board.goal - board.taken(side);
  shared.fill(0);
  shared[4] = 1;
  shared[5 + board.phase] = 1;
  shared[9] = Number(needs(own) <= 2);
  shared[10] = Number(needs(own) <= 1);
  shared[11] = Number(needs(own ^ 1) <= 2);
  shared[12] = Number(needs(own ^ 1) <= 1);
  shared[13] = board.pool / 51;
  shared[14] = board.placed / 10;
  shared[15] = Number(board.mover === own);
  for (let p = 0; p < Y.POINTS; p++) {
    const place = at + p * PLANES;
    into.set(shared, place);
    const cell = board.at(p); // 1, 2 rings, 3, 4 markers; White's first
    if (cell === 0) continue;
    const side = (cell - 1) & 1;
    into[place + (cell > 2 ? 2 : 0) + (side === own ? 0 : 1)] = 1;
  }
};

/** What a net is told of a position of GIPF. */
export interface GipfSight {
  readonly toAct: number;
  /** 1 while rows are settled. */
  readonly phase: number;
  readonly mover: number;
  /** 0 for the basic game. */
  readonly variant: number;
  reserve(side: number): number;
  entry(side: number): number;
  at(p: number): number;
}

export const writeGipf = (board: GipfSight, into: Float32Array, at: number): void => {
  const own = board.toAct;
  const reserve = board.reserve(own);
  const theirs = board.reserve(own ^ 1);
  shared.fill(0);
  shared[4] = 1;
  shared[5] = Number(board.phase === 1);
  shared[6] = Number(board.mover === own);
  shared[7] = reserve / 18;
  shared[8] = theirs / 18;
  shared[9] = Number(reserve <= 2);
  shared[10] = Number(theirs <= 2);
  shared[11] = Number(board.variant !== 0);
  shared[12] = Number(board.entry(own) === 1);
  shared[13] = Number(board.entry(own) === 0);
  shared[14] = Number(board.entry(own ^ 1) === 1);
  shared[15] = Number(board.entry(own ^ 1) === 0);
  for (let p = 0; p < G.POINTS; p++) {
    const place = at + p * PLANES;
    into.set(shared, place);
    const cell = board.at(p);
    if (cell === 0) continue;
    const side = (cell >> 1) & 1;
    into[place + (cell & 4 ? 2 : 0) + (side === own ? 0 : 1)] = 1;
  }
};

const yinshCells = (step: number, into: Int32Array, seen: readonly number[]): number => {
  if (step < Y.PLACE_RING) {
    const from = Math.floor(step / 60);
    const far = step % 60;
    const direction = seen[Math.floor(far / 10)]!;
    into[0] = from * YINSH_POLICY_PLANES + direction * 10 + (far % 10);
    into[1] = Y.MOVE_TO[step]! * YINSH_POLICY_PLANES + 60 + direction;
    return 2;
  }
  if (step === Y.PASS) return 0;
  if (step < Y.TAKE_RING) into[0] = (step - Y.PLACE_RING) * YINSH_POLICY_PLANES + 66;
  else if (step < Y.ROW) into[0] = (step - Y.TAKE_RING) * YINSH_POLICY_PLANES + 67;
  else {
    // A row belongs to its lower end, which is the other one where the look turns it round.
    const { from, to, axis } = Y.FIVES[step - Y.ROW]!;
    const direction = seen[axis]!;
    into[0] = (direction < 3 ? from : to) * YINSH_POLICY_PLANES + 68 + (direction % 3);
  }
  return 1;
};

export const gipfCells = (step: number, into: Int32Array, seen: readonly number[]): number => {
  if (step < G.ROW) {
    const entry = step >> 1;
    const plane = seen[G.ENTRY_DIRECTION[entry]!]! + (step & 1 ? 6 : 0);
    into[0] = G.ENTRY_TO[entry]! * GIPF_POLICY_PLANES + plane;
    return 1;
  }
  const line = (step - G.ROW) >> 7;
  const length = G.LENGTH[line]!;
  const direction = seen[G.AXIS[line]!]!;
  const place = (i: number): number => (direction < 3 ? i : length - 1 - i);
  into[0] = G.ALONG[line * 7 + place(0)]! * GIPF_POLICY_PLANES + 12 + (direction % 3);
  let n = 1;
  for (let i = 0; i < length && n < MAX_CELLS; i++) {
    if (((step - G.ROW) >> place(i)) & 1) into[n++] = G.ALONG[line * 7 + place(i)]! * GIPF_POLICY_PLANES + 15;
  }
  return n;
};
