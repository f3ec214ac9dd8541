import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameName } from '@korong/rules';
import { expect, test } from 'vitest';
import { readNet, type NetFile } from './format.js';
import { Random } from '../random.js';
import { createNet, type Net } from './net.js';
import { createScalarNet } from './scalar.js';
import { createSimdNet } from './simd.js';
import { neighboursOf, randomNet, randomNumbers } from './testing.js';

/** Ways to multiply. Bytes are of two sorts, of which a processor has one or none; these two are made for tests and run everywhere. */
const SIMD_KINDS = ['bytes with a sign', 'bytes without a sign', 'relaxed', 'simd'] as const;
const KINDS = [...SIMD_KINDS, 'scalar'] as const;
type Kind = (typeof KINDS)[number];

const { compile } = (await import(new URL('../../kernel/build.mjs', import.meta.url).href)) as {
  compile: (products: string, features: string[], dot: Record<string, string>) => Promise<Uint8Array>;
};
const compileBytes = (sort: string): Promise<Uint8Array> =>
  compile('bytes.ts', ['simd'], { 'dot.ts': 'testing/plainDot.ts', 'extend.ts': `testing/${sort}.ts` });
const BINARIES = {
  'bytes with a sign': await compileBytes('signed'),
  'bytes without a sign': await compileBytes('unsigned'),
};

const create = (kind: Kind, file: NetFile, maxBatch: number): Net => {
  const neighbours = neighboursOf(file.game);
  if (kind === 'scalar') return createScalarNet(file, neighbours, maxBatch);
  return kind === 'relaxed' || kind === 'simd'
    ? createSimdNet(kind, file, neighbours, maxBatch)!
    : createSimdNet('bytes', file, neighbours, maxBatch, BINARIES[kind])!;
};

const farthest = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let most = 0;
  // Written so that a NaN on either side counts as a difference.
  for (let i = 0; i < a.length; i++) if (!(Math.abs(a[i]! - b[i]!) <= most)) most = Math.abs(a[i]! - b[i]!);
  return most;
};

const largest = (a: Float32Array): number => a.reduce((most, v) => Math.max(most, Math.abs(v)), 0);

const fill = (net: Net, seed: number): void => {
  const next = randomNumbers(seed);
  for (let i = 0; i < net.inputs.length; i++) net.inputs[i] = next();
};

for (const kind of SIMD_KINDS) {
  test.each<[GameName, number, number]>([
    ['yinsh', 8, 0],
    ['yinsh', 24, 2],
    ['yinsh', 32, 1],
    ['gipf', 8, 1],
    ['gipf', 16, 3],
    ['gipf', 48, 1],
    ['gipf', 64, 1],
    ['gipf', 104, 1],
  ])(`${kind}: %s with %i channels and %i blocks is as the plain net says`, (game, channels, blocks) => {
    const file = randomNet(game, channels, blocks, channels + blocks);
    const plain = create('scalar', file, 3);
    const net = create(kind, file, 3);
    for (const seed of [1, 2]) {
      fill(plain, seed);
      fill(net, seed);
      plain.run(3);
      net.run(3);
      expect(farthest(net.policy, plain.policy)).toBe(0);
      expect(farthest(net.values, plain.values)).toBe(0);
    }
    expect(largest(net.policy)).toBeGreaterThan(0.1);
    expect(largest(net.values)).toBeGreaterThan(0.01);
  });

  test(`${kind}: any number of planes is read, and zeros among them`, () => {
    for (const planes of [13, 18]) {
      const file = randomNet('gipf', 16, 1, 3, { planes });
      const plain = create('scalar', file, 2);
      const net = create(kind, file, 2);
      for (const each of [plain, net]) {
        fill(each, 9);
        for (let i = 0; i < each.inputs.length; i += 3) each.inputs[i] = 0;
        each.run(2);
      }
      expect(farthest(net.policy, plain.policy)).toBe(0);
      expect(farthest(net.values, plain.values)).toBe(0);
    }
  });

  test(`${kind}: a position is worth the same alone, in a batch and beside others`, () => {
    const file = randomNet('gipf', 16, 2, 5);
    const batch = create(kind, file, 4);
    const alone = create(kind, file, 1);
    fill(batch, 7);
    batch.run(4);
    const values = batch.values.slice();
    const policy = batch.policy.slice();
    for (let position = 0; position < 4; position++) {
      const size = alone.inputs.length;
      alone.inputs.set(batch.inputs.subarray(position * size, (position + 1) * size));
      alone.run(1);
      const { length } = alone.policy;
      const outputs = alone.values.length;
      expect(alone.values).toEqual(values.slice(outputs * position, outputs * (position + 1)));
      expect(alone.policy).toEqual(policy.slice(position * length, (position + 1) * length));
    }
    batch.run(2);
    const both = 2 * alone.values.length;
    expect(batch.values.slice(0, both)).toEqual(values.slice(0, both));
  });

  test(`${kind}: a batch larger than agreed is our own bug`, () => {
    expect(() => {
      create(kind, randomNet('gipf', 8, 0, 1), 2).run(3);
    }).toThrow(RangeError);
  });
}

test('the nets of the engine are worth the same on every kind of machine', () => {
  for (const name of ['yinsh-small', 'gipf-small']) {
    const file = load(`packages/engine/nets/${name}.knet`);
    const plain = create('scalar', file, 1);
    const random = new Random(5);
    for (let i = 0; i < plain.inputs.length; i++) plain.inputs[i] = random.below(4) === 0 ? 1 : 0;
    plain.run(1);
    for (const kind of SIMD_KINDS) {
      const net = create(kind, file, 1);
      net.inputs.set(plain.inputs);
      net.run(1);
      expect(farthest(net.policy, plain.policy)).toBe(0);
      expect(farthest(net.values, plain.values)).toBe(0);
    }
  }
});

test('the fastest kind is taken', () => {
  const file = randomNet('gipf', 8, 1, 1);
  const net = createNet(file, neighboursOf('gipf'));
  const bytes = createSimdNet('bytes', file, neighboursOf('gipf'), 8);
  expect([net.kind, net.maxBatch]).toEqual([bytes === undefined ? 'relaxed' : 'bytes', 8]);
  // It may be bytes in the processor's own instruction, which the other tests do without.
  const plain = create('scalar', file, 8);
  for (const each of [net, plain]) {
    fill(each, 3);
    each.run(8);
  }
  expect(farthest(net.policy, plain.policy)).toBe(0);
  expect(farthest(net.values, plain.values)).toBe(0);
});

test('without an instruction that sums four products of bytes, floats are taken', { timeout: 60_000 }, () => {
  // Only processors of Intel and AMD can be asked to do without it. Those of ARM have it or not.
  const flags = ['--no-enable-avx-vnni', '--no-enable-avx-vnni-int8'];
  const engine = new URL('../../dist/', import.meta.url).href;
  const text = `
    import { readFileSync } from 'node:fs';
    import { readNet } from '${engine}net/format.js';
    import { createNet } from '${engine}net/net.js';
    import { viewOf } from '${engine}net/viewOf.js';
    const file = readNet(readFileSync('fixtures/nets/gipf-tiny.knet')).value;
    console.log(createNet(file, viewOf('gipf', file).encoding.symmetries[0].neighbours).kind);`;
  const cwd = fileURLToPath(new URL('../../../../', import.meta.url));
  const found = execFileSync(process.execPath, [...flags, '--input-type=module', '-e', text], {
    ...{ cwd, encoding: 'utf8' },
  });
  const file = randomNet('gipf', 8, 1, 1);
  const hasBytes = createSimdNet('bytes', file, neighboursOf('gipf'), 1) !== undefined;
  expect(found.trim()).toBe(process.arch !== 'x64' && hasBytes ? 'bytes' : 'relaxed');
});

interface Answer {
  readonly planes: readonly number[];
  readonly steps: readonly {
    readonly cells: readonly (readonly [number, number])[];
    readonly logit: number;
  }[];
  readonly value: number;
  readonly difference: number;
  /** Missing where the net does not say it. */
  readonly left?: number;
}

const fixture = (path: string): Buffer => readFileSync(new URL(`../../../../${path}`, import.meta.url));

const load = (path: string): NetFile => {
  const read = readNet(fixture(path));
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

for (const kind of KINDS) {
  test.each([
    ['fixtures/nets/yinsh-32x4.knet', 'fixtures/nets/yinsh-32x4.json'],
    ['fixtures/nets/gipf-tiny.knet', 'fixtures/nets/gipf-tiny.json'],
    ['fixtures/nets/gipf-threats-tiny.knet', 'fixtures/nets/gipf-threats-tiny.json'],
  ])(`${kind}: %s answers as it did where it was trained`, (netPath, answersPath) => {
    const file = load(netPath);
    const answers = JSON.parse(fixture(answersPath).toString()) as readonly Answer[];
    const net = create(kind, file, answers.length);
    net.inputs.set(answers.flatMap(answer => answer.planes));
    net.run(answers.length);
    expect(answers.length).toBeGreaterThan(0);
    const { valueOutputs } = file;
    for (const [position, { steps, value, difference, left }] of answers.entries()) {
      const cell = ([point, plane]: readonly [number, number]): number =>
        net.policy[(position * file.points + point) * file.policyPlanes + plane]!;
      // Exact: every number on the way fits into 32 bits.
      const logits = steps.map(({ cells }) => cells.reduce((sum, at) => Math.fround(sum + cell(at)), 0));
      const wanted = steps.map(({ logit }) => Math.fround(logit));
      expect(farthest(logits, wanted)).toBe(0);
      const said = [value, difference, ...(left === undefined ? [] : [left])];
      expect(said).toHaveLength(valueOutputs);
      // Summed in another order.
      const values = net.values.subarray(valueOutputs * position, valueOutputs * (position + 1));
      expect(farthest(values, said)).toBeLessThan(1e-5);
    }
  });
}
