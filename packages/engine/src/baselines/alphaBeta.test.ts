import { gipf } from '@korong/rules';
import { expect, test } from 'vitest';
import { GipfBoard } from '../games/gipf/board.js';
import { gipfMaterial } from '../games/gipf/material.js';
import { Random } from '../random.js';
import { AlphaBeta } from './alphaBeta.js';

const WIN = 1_000_000;

/** The same value by plain minimax. */
const plain = (board: GipfBoard, depth: number, ply: number): number => {
  const sign = board.toAct === 0 ? 1 : -1;
  if (board.over) return sign * board.result * (WIN - ply);
  if (depth <= 0) return sign * gipfMaterial(board);
  const steps = new Int32Array(board.maxSteps);
  const n = board.generate(steps);
  const side = board.toAct;
  let best = -Infinity;
  for (let i = 0; i < n; i++) {
    board.make(steps[i]!);
    const score = board.toAct === side ? plain(board, depth, ply + 1) : -plain(board, depth - 1, ply + 1);
    board.unmake();
    best = Math.max(best, score);
  }
  return best;
};

test('alpha-beta plays as well as looking at everything would', () => {
  const start = gipf.positionText(gipf.start({ variant: 'basic', handicap: { white: 0, black: 0 } }));
  for (let seed = 0; seed < 12; seed++) {
    const board = new GipfBoard();
    const random = new Random(seed);
    const steps = new Int32Array(board.maxSteps);
    board.load(start);
    for (let i = 10 + random.below(30); i > 0 && !board.over; i--) {
      board.make(steps[random.below(board.generate(steps))]!);
    }
    if (board.over) continue;
    const side = board.toAct;
    const step = new AlphaBeta(board, () => gipfMaterial(board)).best(2);
    const best = plain(board, 2, 0);
    board.make(step);
    const reached = board.toAct === side ? plain(board, 2, 1) : -plain(board, 1, 1);
    board.unmake();
    expect(reached).toBe(best);
  }
});
