import type { NetFile } from './format.js';
import { OFF_BOARD, TAPS, type Neighbours } from './geometry.js';
import { layersOf, type Layer } from './layers.js';
import type { Net } from './net.js';
import { tapOrder } from './runs.js';

/** Adds input × matrix to `sums`, for the rows of the matrix from `first` on. */
const addProduct = (
  weights: Float32Array,
  { matrix, outputs }: Layer,
  first: number,
  input: Float32Array,
  sums: Float32Array,
): void => {
  for (const [i, value] of input.entries()) {
    if (value === 0) continue;
    const row = matrix + (first + i) * outputs;
    for (let o = 0; o < outputs; o++) sums[o]! += Math.fround(value * weights[row + o]!);
  }
};

const biasOf = (weights: Float32Array, { bias, outputs }: Layer): Float32Array =>
  bias === undefined ? new Float32Array(outputs) : weights.slice(bias, bias + outputs);

const relu = (values: Float32Array): Float32Array => values.map(v => Math.max(v, 0));

const mean = (rows: readonly Float32Array[]): Float32Array => {
  const share = Math.fround(1 / rows.length);
  const sums = new Float32Array(rows[0]!.length);
  for (const row of rows) for (const [c, value] of row.entries()) sums[c]! += value;
  return sums.map(sum => sum * share);
};

const maximum = (rows: readonly Float32Array[]): Float32Array =>
  rows[0]!.map((_, c) => rows.reduce((most, row) => Math.max(most, row[c]!), -Infinity));

/**
 * A plain implementation of docs/nets.md: slow, for machines without SIMD, and the reference for the kernel in tests. It rounds every
 * product and every sum to 32 bits, in the order of the kernel, so that both give the same numbers. Unlike the kernel it allocates.
 */
export const createScalarNet = (file: NetFile, neighbours: Neighbours, maxBatch: number): Net => {
  const { weights, points, planes, policyPlanes, valueOutputs } = file;
  const layers = layersOf(file);
  const inputs = new Float32Array(maxBatch * points * planes);
  const policy = new Float32Array(maxBatch * points * policyPlanes);
  const values = new Float32Array(maxBatch * valueOutputs);

  const taps = tapOrder(neighbours);

  const linear = (layer: Layer, input: Float32Array, start = biasOf(weights, layer)): Float32Array => {
    addProduct(weights, layer, 0, input, start);
    return start;
  };

  const convolve = (
    layer: Layer,
    rows: readonly Float32Array[],
    startAt: (point: number) => Float32Array = () => biasOf(weights, layer),
  ): Float32Array[] =>
    rows.map((_, point) => {
      const sums = startAt(point);
      for (const tap of taps) {
        const near = neighbours[point * TAPS + tap]!;
        if (near !== OFF_BOARD) addProduct(weights, layer, (tap * layer.inputs) / TAPS, rows[near]!, sums);
      }
      return sums;
    });

  const evaluate = (position: number): void => {
    const board = Array.from({ length: points }, (_, point) => {
      const at = (position * points + point) * planes;
      return inputs.subarray(at, at + planes);
    });

    let x = convolve(layers.entry, board).map(relu);
    for (const { first, second, spread } of layers.blocks) {
      const h = convolve(first, x).map(relu);
      const g = linear(spread, mean(h), biasOf(weights, second));
      const before = x;
      x = convolve(second, h, point => before[point]!.map((value, c) => value + g[c]!)).map(relu);
    }

    for (const [point, row] of x.entries()) {
      const logits = linear(layers.policy, relu(linear(layers.policyHidden, row)));
      policy.set(logits, (position * points + point) * policyPlanes);
    }

    const v = x.map(row => relu(linear(layers.valuePoints, row)));
    const features = Float32Array.of(...mean(v), ...maximum(v));
    values.set(linear(layers.value, relu(linear(layers.valueHidden, features))), position * valueOutputs);
  };

  return {
    kind: 'scalar',
    ...{ maxBatch, inputs, policy, values },
    run: count => {
      for (let position = 0; position < count; position++) evaluate(position);
    },
  };
};
