// How a position of GIPF is encoded for a net, and which policy cells a step reads: docs/nets.md in code.
import { gipf, isDot } from '@korong/rules';
import { withAndWithoutThreats } from '../../evaluate/encoding.js';
import { symmetriesIn } from '../../net/geometry.js';
import type { GipfBoard } from './board.js';
import {
  ALONG,
  AXIS,
  BLACK,
  ENTRY_DIRECTION,
  ENTRY_TO,
  GIPF_PIECE,
  LENGTH,
  POINT_COUNT,
  ROW,
} from './tables.js';
import { writeThreats } from './threats.js';

const POLICY_PLANES = 16;

/** Writes the first sixteen planes. `shared` is a buffer for one point: the planes that are the same on all. */
const writePosition = (board: GipfBoard, into: Float32Array, at: number, shared: Float32Array): void => {
  const planes = shared.length;
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
  for (let p = 0; p < POINT_COUNT; p++) {
    const place = at + p * planes;
    into.set(shared, place);
    const cell = board.at(p);
    if (cell === 0) continue;
    const side = cell & BLACK ? 1 : 0;
    into[place + (cell & GIPF_PIECE ? 2 : 0) + (side === own ? 0 : 1)] = 1;
  }
};

/** The policy cells of a row: its line, then the pieces that stay, `most` cells at all. */
export const rowCells = (
  line: number,
  kept: number,
  policyPlanes: number,
  most: number,
  into: Int32Array,
  directions: readonly number[],
): number => {
  const length = LENGTH[line]!;
  const direction = directions[AXIS[line]!]!;
  const place = (i: number): number => (direction < 3 ? i : length - 1 - i);
  into[0] = ALONG[line * 7 + place(0)]! * policyPlanes + 12 + (direction % 3);
  let n = 1;
  for (let i = 0; i < length && n < most; i++) {
    if ((kept >> place(i)) & 1) into[n++] = ALONG[line * 7 + place(i)]! * policyPlanes + 15;
  }
  return n;
};

/** The line of a row and three pieces that stay. */
const ROW_CELLS = 4;

const cells = (step: number, into: Int32Array, directions: readonly number[]): number => {
  if (step < ROW) {
    const entry = step >> 1;
    const plane = directions[ENTRY_DIRECTION[entry]!]! + (step & 1 ? 6 : 0);
    into[0] = ENTRY_TO[entry]! * POLICY_PLANES + plane;
    return 1;
  }
  const row = step - ROW;
  return rowCells(row >> 7, row & 127, POLICY_PLANES, ROW_CELLS, into, directions);
};

/** A net does not see the dots. */
const points = gipf.board.points.filter(p => !isDot(p));

/** What all nets of GIPF see. */
export const gipfView = { board: gipf.board, points, symmetries: symmetriesIn(gipf.board, points) };

export const gipfNets = withAndWithoutThreats<GipfBoard>(
  { ...gipfView, policyPlanes: POLICY_PLANES, cells },
  writePosition,
  writeThreats,
);
