// How a position of YINSH is encoded for a net, and which policy cells a step reads: docs/nets.md in code.
import { yinsh } from '@korong/rules';
import type { NetEncoding } from '../../evaluate/encoding.js';
import { symmetriesIn } from '../../net/geometry.js';
import type { YinshBoard } from './board.js';
import { FIVES, MOVE_TO, PASS, PLACE_RING, POINTS, ROW, TAKE_RING } from './tables.js';

const PLANES = 16;
const POLICY_PLANES = 72;

const shared = new Float32Array(PLANES);

const write = (board: YinshBoard, into: Float32Array, at: number): void => {
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
  for (let p = 0; p < POINTS; p++) {
    const place = at + p * PLANES;
    into.set(shared, place);
    const cell = board.at(p); // 1, 2 rings, 3, 4 markers; White's first
    if (cell === 0) continue;
    const side = (cell - 1) & 1;
    into[place + (cell > 2 ? 2 : 0) + (side === own ? 0 : 1)] = 1;
  }
};

const cells = (step: number, into: Int32Array, directions: readonly number[]): number => {
  if (step < PLACE_RING) {
    const from = Math.floor(step / 60);
    const far = step % 60;
    const direction = directions[Math.floor(far / 10)]!;
    into[0] = from * POLICY_PLANES + direction * 10 + (far % 10);
    into[1] = MOVE_TO[step]! * POLICY_PLANES + 60 + direction;
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

export const yinshNet: NetEncoding<YinshBoard> = {
  board,
  points,
  symmetries: symmetriesIn(board, points),
  planes: PLANES,
  policyPlanes: POLICY_PLANES,
  write,
  cells,
};
