import { readFileSync } from 'node:fs';
import { gameNamed } from '@korong/rules';
import { expect, test } from 'vitest';
import type { BoardKind } from '../games/searchGame.js';
import { readNet, type NetFile } from '../net/format.js';
import { createNet } from '../net/net.js';
import { viewOf } from '../net/viewOf.js';
import { netPlayer } from '../player.js';
import { MAX_CELLS, type NetEncoding } from './encoding.js';
import { NetEvaluator } from './netEvaluator.js';

interface Vector {
  readonly position: string;
  readonly planes: readonly number[];
  readonly steps: readonly {
    readonly cells: readonly (readonly [number, number])[];
    readonly logit: number;
  }[];
  readonly value: number;
  /** Missing where the net does not say it. */
  readonly left?: number;
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
  ['yinsh', 'fixtures/nets/yinsh-32x4.knet', 'yinsh-32x4'],
  ['gipf', 'fixtures/nets/gipf-tiny.knet', 'gipf-tiny'],
  ['yinsh', 'fixtures/nets/yinsh-threats-tiny.knet', 'yinsh-threats-tiny'],
  ['gipf', 'fixtures/nets/gipf-threats-tiny.knet', 'gipf-threats-tiny'],
  ['gipf', 'fixtures/nets/gipf-potentials-tiny.knet', 'gipf-potentials-tiny'],
] as const;

/** The kind of board of a net and how the net sees it. */
const seenBy = (path: string): { readonly kind: BoardKind; readonly net: NetEncoding } => {
  const file = netAt(path);
  const { kind, encoding } = viewOf(file.game, file)!;
  return { kind, net: encoding };
};

test.each(CASES)('%s, %s: positions look to a net as they do in training', (_, path, name) => {
  const { net, kind } = seenBy(path);
  const board = kind.board();
  for (const { position, planes } of vectors(name)) {
    board.load(position);
    const seen = new Float32Array(planes.length);
    net.write(board, seen, 0);
    const rounded = (numbers: Iterable<number>): number[] => [...numbers].map(x => Math.round(x * 1e6));
    expect(rounded(seen)).toEqual(rounded(planes));
  }
});

test.each(CASES)('%s, %s: steps are read off where training reads them off', (_, path, name) => {
  const { net, kind } = seenBy(path);
  const board = kind.board();
  const { policyPlanes } = netAt(path);
  const steps = new Int32Array(board.maxSteps);
  const cells = new Int32Array(MAX_CELLS);
  const text = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join(' ');
  for (const { position, steps: expected } of vectors(name)) {
    board.load(position);
    const count = board.generate(steps);
    const seen = Array.from({ length: count }, (_, i) =>
      text([...cells.subarray(0, net.cells(steps[i]!, cells, net.symmetries[0]!.directions))]),
    );
    const wanted = expected.map(step =>
      text(step.cells.map(([point, plane]) => point * policyPlanes + plane)),
    );
    expect(seen.sort()).toEqual(wanted.sort());
  }
});

test.each(CASES)('%s, %s: a batch is judged as training judges each position', (_, path, name) => {
  const file = netAt(path);
  const { net, kind } = seenBy(path);
  const board = kind.board();
  const symmetry = net.symmetries[0]!;
  const evaluator = new NetEvaluator(createNet(file, symmetry.neighbours, 4), net, symmetry, board.maxSteps);
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
    for (const [slot, { steps: expected, value, left }] of batch.entries()) {
      expect(evaluator.value(slot)).toBeCloseTo(Math.tanh(value / 2), 5);
      if (left === undefined) expect(evaluator.stepsLeft).toBeUndefined();
      else expect(evaluator.stepsLeft!(slot)).toBeCloseTo(left, 5);
      evaluator.priors(slot, priors);
      const highest = Math.max(...expected.map(s => s.logit));
      const weights = expected.map(s => Math.exp(s.logit - highest));
      const sum = weights.reduce((a, b) => a + b, 0);
      const seen = [...priors.subarray(0, counts[slot])].sort((a, b) => b - a);
      const wanted = weights.map(w => w / sum).sort((a, b) => b - a);
      for (const [i, prior] of wanted.entries()) expect(seen[i]).toBeCloseTo(prior, 5);
    }
  }
  expect(file.planes).toBe(net.planes);
});

test.each(CASES)(
  '%s, %s: a board looked at in another way is judged like the board turned that way',
  (name, path, vectorsOf) => {
    const file = netAt(path);
    const game = gameNamed(name);
    const { net, kind } = seenBy(path);
    const board = kind.board();
    const steps = new Int32Array(board.maxSteps);
    const judge = (text: string, symmetry: number): { value: number; priors: Map<string, number> } => {
      const look = net.symmetries[symmetry]!;
      const evaluator = new NetEvaluator(createNet(file, look.neighbours, 1), net, look, board.maxSteps);
      board.load(text);
      const count = board.generate(steps);
      evaluator.add(0, board, steps, count);
      evaluator.run(1);
      const priors = new Float32Array(count);
      evaluator.priors(0, priors);
      return {
        value: evaluator.value(0),
        priors: new Map(Array.from(priors, (prior, i) => [board.stepText(steps[i]!), prior])),
      };
    };
    for (const { position } of vectors(vectorsOf).slice(0, 12)) {
      const read = game.readPosition(position);
      if (!read.ok) throw new Error(read.error.code);
      for (let k = 0; k < 12; k++) {
        const looked = judge(position, k);
        const turned = judge(game.positionText(game.transform(read.value, k)), 0);
        expect(looked.value).toBeCloseTo(turned.value, 5);
        for (const [text, prior] of looked.priors) {
          const step = game.readStep(read.value, text);
          if (!step.ok) throw new Error(step.error.code);
          expect(
            turned.priors.get(game.stepText(game.transformStep(read.value, step.value[0], k))),
          ).toBeCloseTo(prior, 4);
        }
      }
    }
  },
);

test.each([
  ['yinsh', 'yinsh-threats-tiny', 'yinsh-32x4'],
  ['gipf', 'gipf-threats-tiny', 'gipf-tiny'],
])('%s: a net plays with planes for threats and without them', (_, ...names) => {
  const start = vectors(names[0])[0]!.position;
  const planes = names.map(name => {
    const file = netAt(`fixtures/nets/${name}.knet`);
    const player = netPlayer(file, { memory: 1_000_000 });
    player.start(start);
    expect(player.evaluate().policy.length).toBeGreaterThan(1);
    return file.planes;
  });
  expect(planes).toEqual([28, 16]);
});

test('a net for potentials plays with potentials alone, and one without them without them alone', () => {
  const starts = ['gipf-potentials-tiny', 'gipf-tiny'].map(name => vectors(name)[0]!.position);
  const plays = (net: string): boolean[] =>
    starts.map(position => {
      try {
        netPlayer(netAt(`fixtures/nets/${net}.knet`), { memory: 1_000_000 }).start(position);
        return true;
      } catch {
        return false;
      }
    });
  expect(plays('gipf-potentials-tiny')).toEqual([true, false]);
  expect(plays('gipf-tiny')).toEqual([false, true]);
});
