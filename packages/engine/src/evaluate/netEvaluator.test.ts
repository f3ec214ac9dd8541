import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boardFor } from '../player.js';
import { readNet, type NetFile } from '../net/format.js';
import { neighboursOf } from '../net/geometry.js';
import { createNet } from '../net/net.js';
import { MAX_CELLS, PLANES, policyCells, writePlanes } from './encoding.js';
import { NetEvaluator } from './netEvaluator.js';

interface Vector {
  readonly position: string;
  readonly planes: readonly number[];
  readonly steps: readonly {
    readonly cells: readonly (readonly [number, number])[];
    readonly logit: number;
  }[];
  readonly value: number;
}

const bytes = (path: string): Uint8Array => readFileSync(new URL(`../../../../${path}`, import.meta.url));
const vectors = (name: string): Vector[] =>
  JSON.parse(new TextDecoder().decode(bytes(`fixtures/nets/${name}.json`))) as Vector[];
const netAt = (path: string): NetFile => {
  const net = readNet(bytes(path));
  if (!net.ok) throw new Error(net.error);
  return net.value;
};

const CASES = [
  ['yinsh', 'training/nets/yinsh-32x4.knet', 'yinsh-32x4'],
  ['gipf', 'fixtures/nets/gipf-tiny.knet', 'gipf-tiny'],
] as const;

test.each(CASES)('%s: positions look to a net as they do in training', (game, _, name) => {
  const board = boardFor(game);
  for (const { position, planes } of vectors(name)) {
    board.load(position);
    const seen = new Float32Array(planes.length);
    writePlanes(board, seen, 0);
    const rounded = (numbers: Iterable<number>): number[] => [...numbers].map(x => Math.round(x * 1e6));
    expect(rounded(seen)).toEqual(rounded(planes));
  }
});

test.each(CASES)('%s: steps are read off where training reads them off', (game, path, name) => {
  const board = boardFor(game);
  const { policyPlanes } = netAt(path);
  const steps = new Int32Array(board.maxSteps);
  const cells = new Int32Array(MAX_CELLS);
  const text = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join(' ');
  for (const { position, steps: expected } of vectors(name)) {
    board.load(position);
    const count = board.generate(steps);
    const seen = Array.from({ length: count }, (_, i) =>
      text([...cells.subarray(0, policyCells(board, steps[i]!, cells))]),
    );
    const wanted = expected.map(step =>
      text(step.cells.map(([point, plane]) => point * policyPlanes + plane)),
    );
    expect(seen.sort()).toEqual(wanted.sort());
  }
});

test.each(CASES)('%s: a batch is judged as training judges each position', (game, path, name) => {
  const file = netAt(path);
  const board = boardFor(game);
  const evaluator = new NetEvaluator(createNet(file, neighboursOf[game], 4), board, file.points);
  const steps = new Int32Array(board.maxSteps);
  const priors = new Float32Array(board.maxSteps);
  const all = vectors(name);
  for (let first = 0; first < all.length; first += 4) {
    const batch = all.slice(first, first + 4);
    const counts = batch.map(({ position }, slot) => {
      board.load(position);
      const count = board.generate(steps);
      evaluator.add(slot, board, steps, count);
      expect(board.text()).toBe(position);
      return count;
    });
    evaluator.run(batch.length);
    for (const [slot, { steps: expected, value }] of batch.entries()) {
      expect(evaluator.value(slot)).toBeCloseTo(Math.tanh(value / 2), 3);
      evaluator.priors(slot, priors);
      const highest = Math.max(...expected.map(s => s.logit));
      const weights = expected.map(s => Math.exp(s.logit - highest));
      const sum = weights.reduce((a, b) => a + b, 0);
      const seen = [...priors.subarray(0, counts[slot])].sort((a, b) => b - a);
      const wanted = weights.map(w => w / sum).sort((a, b) => b - a);
      for (const [i, prior] of wanted.entries()) expect(seen[i]).toBeCloseTo(prior, 3);
    }
  }
  expect(file.planes).toBe(PLANES);
});
