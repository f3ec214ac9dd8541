import { games, gameNamed } from '@korong/rules';
import { startOf } from '@korong/testing';
import { expect, test } from 'vitest';
import type { SearchBoard } from '../games/board.js';
import { boardAt, boardFor, makeTurn } from '../player.js';
import { Random } from '../random.js';
import { Solver } from './solver.js';

// Black has played g1-g2, and White wins with h1-g2.
const LOST =
  'gipf/1 tournament 4/1wb1w/2b3/2wW3/1b1Bb1/b4/b3 handicap=0-0 act=white phase=push mover=white reserve=4-7 entry=single-single settled=none';

/** The turns of `side` to a forced win within so many of both, by plain search. */
const plainly = (board: SearchBoard, side: number, turns: number): number => {
  if (board.over) return board.result === (side === 0 ? 1 : -1) ? 0 : Infinity;
  if (turns === 0) return Infinity;
  const mover = board.toAct;
  const steps = new Int32Array(board.maxSteps);
  const ends = [...steps.subarray(0, board.generate(steps))].map(step => {
    board.make(step);
    const goesOn = !board.over && board.toAct === mover;
    const rest = plainly(board, side, goesOn ? turns : turns - 1);
    board.unmake();
    return rest + (goesOn || mover !== side ? 0 : 1);
  });
  return mover === side ? Math.min(...ends) : Math.max(...ends);
};

test('a win in two is found with its first step, and the board is left as it was', () => {
  const board = boardAt('gipf', LOST);
  const solver = new Solver(board);
  expect(solver.winsIn(0, 1)).toBe(Infinity);
  expect(solver.winsIn(0, 3)).toBe(2);
  expect(board.stepText(solver.step)).toBe('h1-g2');
  expect(solver.winsIn(1, 3)).toBe(Infinity);
  expect(board.text()).toBe(LOST);
});

test('a question that needs more steps than allowed has no answer', () => {
  const solver = new Solver(boardAt('gipf', LOST));
  expect(solver.winsIn(0, 3, 100)).toBe(Infinity);
  expect(solver.winsIn(0, 3, 100_000)).toBe(2);
});

test('a game that is won is won in no turns', () => {
  const board = boardAt('gipf', LOST);
  makeTurn(board, 'h1-g2', step => {
    board.make(step);
  });
  const solver = new Solver(board);
  expect(solver.winsIn(0, 3)).toBe(1);
  while (!board.over) {
    // Black does anything, White what the solver says.
    const steps = new Int32Array(board.maxSteps);
    if (board.toAct === 0) solver.winsIn(0, 1);
    board.make(board.toAct === 0 ? solver.step : steps[board.generate(steps) - 1]!);
  }
  expect([solver.winsIn(0, 3), solver.winsIn(1, 3)]).toEqual([0, Infinity]);
});

test.each(games.map(({ name }) => name))('%s: the answer is that of a plain search', name => {
  const game = gameNamed(name);
  const board = boardFor(name);
  const solver = new Solver(board);
  const steps = new Int32Array(board.maxSteps);
  let wins = 0;
  for (const [i, variant] of game.variants.entries()) {
    for (let seed = 0; seed < 12; seed++) {
      const random = new Random(100 * i + seed);
      board.load(game.positionText(startOf(game, { variant })));
      const made: string[] = [];
      while (!board.over && made.length < 400) {
        made.push(board.text());
        board.make(steps[random.below(board.generate(steps))]!);
        board.load(board.text());
      }
      for (const position of made.slice(-3)) {
        board.load(position);
        for (const side of [0, 1]) {
          const expected = plainly(board, side, 1);
          expect([position, side, solver.winsIn(side, 1)]).toEqual([position, side, expected]);
          if (expected < Infinity) wins++;
        }
      }
    }
  }
  expect(wins).toBeGreaterThan(20);
});
