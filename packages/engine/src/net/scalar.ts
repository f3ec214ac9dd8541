import type { NetFile } from './format.js';
import { OFF_BOARD, TAPS, type Neighbours } from './geometry.js';
import { layersOf, type Layer } from './layers.js';
import type { Net } from './net.js';

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
    for (let o = 0; o < outputs; o++) sums[o]! += value * weights[row + o]!;
  }
};

const start = (weights: Float32Array, { bias, outputs }: Layer): Float32Array =>
  bias === undefined ? new Float32Array(outputs) : weights.slice(bias, bias + outputs);

const relu = (values: Float32Array): Float32Array => values.map(v => Math.max(v, 0));

const mean = (rows: readonly Float32Array[]): Float32Array =>
  rows[0]!.map((_, c) => rows.reduce((sum, row) => sum + row[c]!, 0) / rows.length);

const maximum = (rows: readonly Float32Array[]): Float32Array =>
  rows[0]!.map((_, c) => rows.reduce((most, row) => Math.max(most, row[c]!), -Infinity));

/**
 * A literal implementation of docs/nets.md: slow, for machines without SIMD, and the reference for the kernel in tests. Unlike the kernel
 * it allocates.
 */
export const createScalarNet = (file: NetFile, neighbours: Neighbours, maxBatch: number): Net => {
  const { weights, points, planes, policyPlanes } = file;
  const layers = layersOf(file);
  const inputs = new Float32Array(maxBatch * points * planes);
  const policy = new Float32Array(maxBatch * points * policyPlanes);
  const values = new Float32Array(maxBatch * 2);

  const linear = (layer: Layer, input: Float32Array): Float32Array => {
    const sums = start(weights, layer);
    addProduct(weights, layer, 0, input, sums);
    return sums;
  };

  const convolve = (layer: Layer, rows: readonly Float32Array[]): Float32Array[] =>
    rows.map((_, point) => {
      const sums = start(weights, layer);
      for (let tap = 0; tap < TAPS; tap++) {
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
      const g = linear(spread, mean(h));
      x = convolve(second, h).map((row, point) => relu(row.map((sum, c) => x[point]![c]! + sum + g[c]!)));
    }

    for (const [point, row] of x.entries()) {
      const logits = linear(layers.policy, relu(linear(layers.policyHidden, row)));
      policy.set(logits, (position * points + point) * policyPlanes);
    }

    const v = x.map(row => relu(linear(layers.valuePoints, row)));
    const features = Float32Array.of(...mean(v), ...maximum(v));
    values.set(linear(layers.value, relu(linear(layers.valueHidden, features))), position * 2);
  };

  return {
    kind: 'scalar',
    ...{ maxBatch, inputs, policy, values },
    run: count => {
      for (let position = 0; position < count; position++) evaluate(position);
    },
  };
};
