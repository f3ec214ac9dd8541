import { gipf } from '@korong/rules';
import { expect, test } from 'vitest';
import { boardFor } from '../player.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import type { SearchBoard } from '../games/board.js';
import { report } from './report.js';
import { Search } from './search.js';
import { extraOfLead, extraOfSteps } from './utility.js';

/** Finds all steps alike, and the same result everywhere: this one for Black. Perhaps it says how many steps are left. */
class Indifferent implements Evaluator {
  readonly maxBatch = 1;
  readonly stepsLeft?: () => number;
  readonly #forBlack: number;
  readonly #leftOn: ((board: SearchBoard) => number) | undefined;
  #value = 0;
  #count = 0;
  #left = 0;

  constructor(forBlack: number, leftOn?: (board: SearchBoard) => number) {
    this.#forBlack = forBlack;
    this.#leftOn = leftOn;
    if (leftOn) this.stepsLeft = () => this.#left;
  }

  add(_slot: number, board: SearchBoard, _steps: Int32Array, count: number): void {
    this.#value = board.toAct === 0 ? -this.#forBlack : this.#forBlack;
    this.#count = count;
    this.#left = this.#leftOn?.(board) ?? 0;
  }

  run(): void {
    // There is nothing to compute.
  }

  priors(_slot: number, into: Float32Array): void {
    into.fill(1 / this.#count, 0, this.#count);
  }

  value(): number {
    return this.#value;
  }
}

// Black captures four with e9-e8.
const CAPTURE =
  'gipf/1 basic wwbb/1w3/6/1w1wbbb/b2w1w/4w/4 handicap=0-0 act=black phase=push mover=black reserve=5-3 entry=single-single settled=none';

/** It explores so much that all lines stay short: at the end of a long one there may be a result. */
const linesAt = (evaluator: Evaluator, position = CAPTURE): ReturnType<typeof report>['lines'] => {
  const search = new Search(boardFor('gipf'), evaluator, { exploration: 1.6 });
  search.setPosition(position);
  search.run(600);
  return report(search, 50).lines;
};

test('where everything wins, pieces decide; what is reported stays the expected result', () => {
  const lines = linesAt(new Indifferent(0.96));
  expect(lines[0]!.turn).toMatch(/^e9-e8/);
  expect(lines[0]!.visits).toBeGreaterThan(lines[1]!.visits);
  for (const { score } of lines) expect(score).toBeCloseTo(0.98);
});

test('where the result is open, pieces do not count', () => {
  const visits = linesAt(new Indifferent(0)).map(line => line.visits);
  expect(Math.max(...visits) - Math.min(...visits)).toBeLessThanOrEqual(1);
});

test('where the evaluator says how many steps are left, the winner hurries and the loser does not', () => {
  const start = gipf.positionText(gipf.start({ variant: 'basic', handicap: { white: 0, black: 0 } }));
  const near = gipf.board.points.find(p => gipf.board.name(p) === 'c2')!;
  const leftOn = (board: SearchBoard): number => {
    const position = gipf.readPosition(board.text());
    return position.ok && position.value.cells[near] !== '.' ? 0.1 : 0.9;
  };
  // White is to act.
  const winning = linesAt(new Indifferent(-0.96, leftOn), start);
  const losing = linesAt(new Indifferent(0.96, leftOn), start);
  const visitsOf = (lines: typeof winning): number[] =>
    lines.filter(line => line.turn.endsWith('-c2')).map(line => line.visits);
  expect(winning[0]!.turn).toMatch(/-c2$/);
  expect(Math.max(...visitsOf(losing))).toBeLessThan(losing[0]!.visits);
  for (const { score } of winning) expect(score).toBeCloseTo(0.98);
});

test('the lead counts for both sides alike, and never as much as the result', () => {
  expect(extraOfLead(-1, 0.9)).toBe(-extraOfLead(1, 0.9));
  expect(extraOfLead(1, -0.9)).toBe(extraOfLead(1, 0.9));
  expect(extraOfLead(1, 1)).toBeLessThan(1);
});

test('the end counts more the nearer it is, for who wins and who loses alike, and next to nothing while the result is open', () => {
  expect(extraOfSteps(0.2, 0.9)).toBeGreaterThan(extraOfSteps(0.3, 0.9));
  expect(extraOfSteps(0.2, -0.9)).toBe(-extraOfSteps(0.2, 0.9));
  expect(extraOfSteps(0, 0.3)).toBeLessThan(0.01);
  // What a net says may lie outside.
  expect(extraOfSteps(-0.1, 1)).toBe(extraOfSteps(0, 1));
  expect(extraOfSteps(1.1, 1)).toBe(0);
});
