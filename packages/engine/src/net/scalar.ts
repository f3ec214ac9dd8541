import { OFF_BOARD, TAPS, type Neighbours } from './geometry.js';
import type { NetFile } from './format.js';
import { MAX_ACTIVATION, type Layer } from './layers.js';
import type { Net } from './net.js';

const { fround } = Math;

/** Adds the products of one row and the weights from input `first` on. */
const addProducts = (sums: Int32Array, row: Uint8Array, { weights, outputs }: Layer, first: number): void => {
  for (let i = 0; i < row.length; i++) {
    const value = row[i]!;
    if (value === 0) continue;
    const at = (first + i) * outputs;
    for (let o = 0; o < outputs; o++) sums[o]! += value * weights[at + o]!;
  }
};

/** Added to a float from 0 to 255, it leaves the nearest whole number in the last bits, of two as near the even one. */
const ROUNDING = 2 ** 23;

/** Numbers in the units of activations as activations. */
const rounded = (numbers: Float32Array): Uint8Array =>
  Uint8Array.from(
    numbers,
    number => fround(Math.min(Math.max(number, 0), MAX_ACTIVATION) + ROUNDING) - ROUNDING,
  );

const inUnits = (numbers: Float32Array, units: Float32Array): Uint8Array =>
  rounded(numbers.map((number, i) => number * units[i]!));

const relu = (numbers: Float32Array): Float32Array => numbers.map(number => Math.max(number, 0));

/** bias + input × matrix, the products summed in the order of the inputs. */
const affine = (input: Float32Array, matrix: Float32Array, bias: Float32Array): Float32Array => {
  const sums = bias.slice();
  for (const [i, value] of input.entries())
    for (let o = 0; o < sums.length; o++) sums[o]! += fround(value * matrix[i * sums.length + o]!);
  return sums;
};

const mean = (rows: readonly Float32Array[]): Float32Array => {
  const share = fround(1 / rows.length);
  const sums = new Float32Array(rows[0]!.length);
  for (const row of rows) for (const [c, value] of row.entries()) sums[c]! += value;
  return sums.map(sum => sum * share);
};

const maximum = (rows: readonly Float32Array[]): Float32Array =>
  rows[0]!.map((_, c) => rows.reduce((most, row) => Math.max(most, row[c]!), 0));

/**
 * A plain implementation of docs/nets.md: for machines without SIMD, and what the kernel is compared with in tests. Both give the same
 * numbers. Unlike the kernel it allocates.
 */
export const createScalarNet = (file: NetFile, neighbours: Neighbours, maxBatch: number): Net => {
  const { layers, points, planes, channels, policyPlanes, valueChannels, valueHidden, valueOutputs } = file;
  const inputs = new Float32Array(maxBatch * points * planes);
  const policy = new Float32Array(maxBatch * points * policyPlanes);
  const values = new Float32Array(maxBatch * valueOutputs);

  /** By point, scale × sums + bias. */
  const mapped = (layer: Layer, rows: readonly Uint8Array[], bias = layer.bias): Float32Array[] =>
    rows.map((row, point) => {
      const sums = new Int32Array(layer.outputs);
      if (!layer.isHexagonal) addProducts(sums, row, layer, 0);
      else {
        for (let tap = 0; tap < TAPS; tap++) {
          const near = neighbours[point * TAPS + tap]!;
          if (near !== OFF_BOARD) addProducts(sums, rows[near]!, layer, tap * row.length);
        }
      }
      return Float32Array.from(sums, (sum, o) => fround(fround(sum) * layer.scale[o]!) + bias[o]!);
    });

  const evaluate = (position: number): void => {
    const board = Array.from({ length: points }, (_, point) => {
      const at = (position * points + point) * planes;
      return inUnits(inputs.subarray(at, at + planes), layers.planeUnits);
    });
    let x = mapped(layers.entry, board).map(relu);
    let seen = x.map(row => inUnits(row, layers.entryUnits));
    for (const { first, spread, second, units } of layers.residuals) {
      const h = mapped(first, seen).map(rounded);
      const sums = new Float32Array(channels);
      for (const row of h) for (let c = 0; c < channels; c++) sums[c]! += row[c]!;
      const added = mapped(second, h, affine(sums, spread, second.bias));
      x = x.map((row, point) => relu(row.map((value, c) => value + added[point]![c]!)));
      seen = x.map(row => inUnits(row, units));
    }

    const hidden = mapped(layers.policyHidden, seen).map(rounded);
    for (const [point, row] of mapped(layers.policy, hidden).entries())
      policy.set(row, (position * points + point) * policyPlanes);

    const v = mapped(layers.valuePoints, seen).map(relu);
    let at = 0;
    const take = (count: number): Float32Array => layers.value.subarray(at, (at += count));
    const features = Float32Array.of(...mean(v), ...maximum(v));
    const last = relu(affine(features, take(2 * valueChannels * valueHidden), take(valueHidden)));
    values.set(affine(last, take(valueHidden * valueOutputs), take(valueOutputs)), position * valueOutputs);
  };

  return {
    kind: 'scalar',
    ...{ maxBatch, inputs, policy, values },
    run: count => {
      for (let position = 0; position < count; position++) evaluate(position);
    },
  };
};
