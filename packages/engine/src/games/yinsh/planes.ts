// How a position of YINSH is encoded for a net, and which policy cells a step reads: docs/nets.md in code.
import { yinsh } from '@korong/rules';
import { withAndWithoutThreats } from '../../evaluate/encoding.js';
import { symmetriesIn } from '../../net/geometry.js';
import type { YinshBoard } from './board.js';
import { RINGS_PER_SIDE } from './pieces.js';
import {
  BLACK_MARKER,
  DISTANCES,
  EMPTY,
  FIVES,
  MARKERS,
  MOVES_PER_POINT,
  MOVE_TO,
  PASS,
  PLACE_RING,
  POINT_COUNT,
  ROW,
  TAKE_RING,
  WHITE_MARKER,
  WHITE_RING,
} from './tables.js';
import { writeThreats } from './threats.js';

const POLICY_PLANES = 72;

/** Writes the first sixteen planes. `shared` is a buffer for one point: the planes that are the same on all. */
const writePosition = (board: YinshBoard, into: Float32Array, at: number, shared: Float32Array): void => {
  const planes = shared.length;
  const own = board.toAct;
  const needs = (side: number): number => board.goal - board.taken(side);
  shared.fill(0);
  shared[4] = 1;
  shared[5 + board.phase] = 1;
  shared[9] = Number(needs(own) <= 2);
  shared[10] = Number(needs(own) <= 1);
  shared[11] = Number(needs(own ^ 1) <= 2);
  shared[12] = Number(needs(own ^ 1) <= 1);
  shared[13] = board.pool / MARKERS;
  shared[14] = board.placed / (2 * RINGS_PER_SIDE);
  shared[15] = Number(board.mover === own);
  for (let p = 0; p < POINT_COUNT; p++) {
    const place = at + p * planes;
    into.set(shared, place);
    const cell = board.at(p);
    if (cell === EMPTY) continue;
    const isMarker = cell === WHITE_MARKER || cell === BLACK_MARKER;
    const side = cell === WHITE_RING || cell === WHITE_MARKER ? 0 : 1;
    into[place + (isMarker ? 2 : 0) + (side === own ? 0 : 1)] = 1;
  }
};

const cells = (step: number, into: Int32Array, directions: readonly number[]): number => {
  if (step < PLACE_RING) {
    const from = Math.floor(step / MOVES_PER_POINT);
    const far = step % MOVES_PER_POINT;
    const direction = directions[Math.floor(far / DISTANCES)]!;
    into[0] = from * POLICY_PLANES + direction * DISTANCES + (far % DISTANCES);
    into[1] = MOVE_TO[step]! * POLICY_PLANES + MOVES_PER_POINT + direction;
    return 2;
  }
  if (step === PASS) return 0;
  if (step < TAKE_RING) into[0] = (step - PLACE_RING) * POLICY_PLANES + 66;
  else if (step < ROW) into[0] = (step - TAKE_RING) * POLICY_PLANES + 67;
  else {
    // A row belongs to its lower end. Under a symmetry that reverses it, that is the other end.
    const { from, to, axis } = FIVES[step - ROW]!;
    const direction = directions[axis]!;
    into[0] = (direction < 3 ? from : to) * POLICY_PLANES + 68 + (direction % 3);
  }
  return 1;
};

const { board } = yinsh;
const { points } = board;

const view = { board, points, symmetries: symmetriesIn(board, points), policyPlanes: POLICY_PLANES, cells };

export const yinshNets = withAndWithoutThreats<YinshBoard>(view, writePosition, writeThreats);
