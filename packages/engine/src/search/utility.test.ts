import { expect, test } from 'vitest';
import { boardFor } from '../player.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import type { SearchBoard } from '../games/board.js';
import { report } from './report.js';
import { Search } from './search.js';
import { extraOf } from './utility.js';

/** Finds all steps alike, and the same result everywhere: this one for Black. */
class Indifferent implements Evaluator {
  readonly maxBatch = 1;
  readonly #forBlack: number;
  #value = 0;
  #count = 0;

  constructor(forBlack: number) {
    this.#forBlack = forBlack;
  }

  add(_slot: number, board: SearchBoard, _steps: Int32Array, count: number): void {
    this.#value = board.toAct === 0 ? -this.#forBlack : this.#forBlack;
    this.#count = count;
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
const linesAt = (forBlack: number): ReturnType<typeof report>['lines'] => {
  const search = new Search(boardFor('gipf'), new Indifferent(forBlack), { exploration: 1.6 });
  search.setPosition(CAPTURE);
  search.run(600);
  return report(search, 50).lines;
};

test('where everything wins, pieces decide; what is reported stays the expected result', () => {
  const lines = linesAt(0.96);
  expect(lines[0]!.turn).toMatch(/^e9-e8/);
  expect(lines[0]!.visits).toBeGreaterThan(lines[1]!.visits);
  for (const { score } of lines) expect(score).toBeCloseTo(0.98);
});

test('where the result is open, pieces do not count', () => {
  const visits = linesAt(0).map(line => line.visits);
  expect(Math.max(...visits) - Math.min(...visits)).toBeLessThanOrEqual(1);
});

test('the lead counts for both sides alike, and never as much as the result', () => {
  expect(extraOf(-1, 0.9)).toBe(-extraOf(1, 0.9));
  expect(extraOf(1, -0.9)).toBe(extraOf(1, 0.9));
  expect(extraOf(1, 1)).toBeLessThan(1);
});
