// The net of docs/nets.md on SIMD, in AssemblyScript. One instance holds one net; net/simd.ts fills its memory.
//
// All positions of a batch stand one below the other as rows, one row a point, one column a channel. Activations are whole numbers from 0 to
// 255, and the sums of their products with weights are exact, however they are made: as bytes (bytes.ts) or as floats (floats.ts); build.mjs
// puts one of them in the place of `products`. No other product is ever joined with a sum. So every machine gets the same numbers.

import { TAPS, grow, take } from './memory';
import {
  GROUP,
  WIDE,
  blank,
  list,
  loadSums,
  matrixBytes,
  multiply,
  prepareProducts,
  storeActivation,
  storeActivations,
  storeColumnSums,
} from './products';

export { flip, isFit, table, tileWidth } from './products';

const MAX_ACTIVATION: f32 = 255;
/** Added to a float from 0 to 255, it leaves the nearest whole number in the last bits. */
const ROUNDING: f32 = 8388608;

let points = 0;
let planes = 0;
let channels = 0;
let blocks = 0;
let policyPlanes = 0;
let valueChannels = 0;
let valueHidden = 0;
let valueOutputs = 0;

/** Planes are read in fours. */
let planeWidth = 0;

/** Where the host writes: packed weights, and, beside `table`, input planes. */
export let weights: usize = 0;
export let inputs: usize = 0;
/** Where the host reads: planes of every row, two or three numbers a position. */
export let policy: usize = 0;
export let values: usize = 0;

/** Activations: of the planes, between the blocks, within them. */
let seen: usize = 0;
let xs: usize = 0;
let hs: usize = 0;
/** The floats that become `xs`. */
let x: usize = 0;
let v: usize = 0;
let pooled: usize = 0;
let hidden: usize = 0;

/** Bytes of an activation and of a weight, as the host packs them. */
export function bytesOf(): i32 {
  return WIDE;
}

/** The rows of a batch, rounded up to whole groups: those that are multiplied. */
export function grouped(rows: i32): i32 {
  return ((rows + GROUP - 1) / GROUP) * GROUP;
}

/** Lays out the memory, which is zero at first; called once, and after `isFit`. False if there is not enough. */
export function prepare(
  batch: i32,
  thePoints: i32,
  thePlanes: i32,
  theChannels: i32,
  theBlocks: i32,
  thePolicyPlanes: i32,
  theValueChannels: i32,
  theValueHidden: i32,
  theValueOutputs: i32,
  weightBytes: i32,
  tableLength: i32,
): bool {
  points = thePoints;
  planes = thePlanes;
  channels = theChannels;
  blocks = theBlocks;
  policyPlanes = thePolicyPlanes;
  valueChannels = theValueChannels;
  valueHidden = theValueHidden;
  valueOutputs = theValueOutputs;
  planeWidth = (planes + 3) & ~3;
  const rows = batch * points;
  const all = grouped(rows);

  weights = take(weightBytes);
  prepareProducts(all, max(max(planeWidth, channels), max(policyPlanes, valueChannels)), tableLength);
  inputs = take(rows * planes * 4);
  // The row of zeros is the last one.
  seen = take((all + 1) * planeWidth * WIDE);
  xs = take((all + 1) * channels * WIDE);
  hs = take((all + 1) * channels * WIDE);
  x = take(rows * channels * 4);
  v = take(rows * valueChannels * 4);
  policy = take(rows * policyPlanes * 4);
  values = take(batch * valueOutputs * 4);
  pooled = take(max(channels, 2 * valueChannels) * 4);
  hidden = take(max(channels, valueHidden) * 4);
  if (!grow()) return false;
  const line = channels * WIDE;
  blank(seen + <usize>(all * planeWidth * WIDE), planeWidth * WIDE);
  blank(xs + <usize>(all * line), line);
  blank(hs + <usize>(all * line), line);
  return true;
}

/** A sum as a number: scale × sum + bias. */
function scaled(sum: usize, scale: usize, bias: usize): v128 {
  return f32x4.add(f32x4.mul(loadSums(sum), v128.load(scale)), v128.load(bias));
}

/** The nearest activations, as whole numbers. */
function rounded(numbers: v128): v128 {
  const within = f32x4.pmin(f32x4.pmax(numbers, f32x4.splat(0)), f32x4.splat(MAX_ACTIVATION));
  const bits = f32x4.add(within, f32x4.splat(ROUNDING));
  return i32x4.sub(bits, i32x4.splat(reinterpret<i32>(ROUNDING)));
}

/** The planes as activations. */
function readPlanes(rows: i32, units: usize): void {
  let at = inputs;
  let to = seen;
  for (let row = 0; row < rows; row++) {
    for (let plane = 0; plane < planes; plane++) {
      const number = load<f32>(at) * load<f32>(units + ((<usize>plane) << 2));
      storeActivation(to, <i32>(reinterpret<u32>(min(max(number, 0), MAX_ACTIVATION) + ROUNDING) & 255));
      at += 4;
      to += WIDE;
    }
    to += <usize>((planeWidth - planes) * WIDE);
  }
}

/** The sums as activations, whose unit is in scale and bias. */
function toActivations(from: usize, scale: usize, bias: usize, into: usize, outs: i32, rows: i32): void {
  const line = (<usize>outs) << 2;
  for (let row = 0; row < rows; row++) {
    for (let at: usize = 0; at < line; at += 32) {
      const low = scaled(from + at, scale + at, bias + at);
      const high = scaled(from + at + 16, scale + at + 16, bias + at + 16);
      storeActivations(into, rounded(low), rounded(high));
      into += 8 * WIDE;
    }
    from += line;
  }
}

/** Adds what the sums stand for to the rows of `x` of one position, or replaces them, without what is below zero; and as activations. */
function toBlock(sums: usize, position: i32, isFirst: bool, scale: usize, bias: usize, units: usize): void {
  const line = (<usize>channels) << 2;
  const begin = <usize>(position * points);
  const zero = f32x4.splat(0);
  let from = sums + begin * line;
  let block = x + begin * line;
  let into = xs + begin * <usize>(channels * WIDE);
  for (let row = 0; row < points; row++) {
    for (let at: usize = 0; at < line; at += 32) {
      let low = scaled(from + at, scale + at, bias + at);
      let high = scaled(from + at + 16, scale + at + 16, bias + at + 16);
      if (!isFirst) {
        low = f32x4.add(v128.load(block + at), low);
        high = f32x4.add(v128.load(block + at, 16), high);
      }
      low = f32x4.pmax(low, zero);
      high = f32x4.pmax(high, zero);
      v128.store(block + at, low);
      v128.store(block + at, high, 16);
      low = f32x4.mul(low, v128.load(units + at));
      high = f32x4.mul(high, v128.load(units + at, 16));
      storeActivations(into, rounded(low), rounded(high));
      into += 8 * WIDE;
    }
    from += line;
    block += line;
  }
}

/** The sums as numbers, not below a floor. */
function toNumbers(
  from: usize,
  scale: usize,
  bias: usize,
  into: usize,
  outs: i32,
  rows: i32,
  floor: f32,
): void {
  const least = f32x4.splat(floor);
  const line = (<usize>outs) << 2;
  for (let row = 0; row < rows; row++) {
    for (let at: usize = 0; at < line; at += 16)
      v128.store(into + at, f32x4.pmax(scaled(from + at, scale + at, bias + at), least));
    from += line;
    into += line;
  }
}

/** The sum of every column of activations over the rows of one position. */
function columnSums(from: usize, into: usize): void {
  const line = <usize>(channels * WIDE);
  for (let column = 0; column < channels; column += 8) {
    storeColumnSums(from, line, points, into);
    from += 8 * WIDE;
    into += 32;
  }
}

/** The mean of every column over the rows of one position. */
function mean(from: usize, width: i32, into: usize): void {
  const share = f32x4.splat(1 / <f32>points);
  const line = (<usize>width) << 2;
  for (let column: usize = 0; column < line; column += 16) {
    let at = from + column;
    let sum = f32x4.splat(0);
    for (let point = 0; point < points; point++) {
      sum = f32x4.add(sum, v128.load(at));
      at += line;
    }
    v128.store(into + column, f32x4.mul(sum, share));
  }
}

/** The maximum of every column over the rows of one position; the columns are not negative. */
function maximum(from: usize, width: i32, into: usize): void {
  const line = (<usize>width) << 2;
  for (let column: usize = 0; column < line; column += 16) {
    let at = from + column;
    let most = f32x4.splat(0);
    for (let point = 0; point < points; point++) {
      most = f32x4.pmax(most, v128.load(at));
      at += line;
    }
    v128.store(into + column, most);
  }
}

/** into = bias + the vector × matrix, not below a floor. */
function affine(
  from: usize,
  width: i32,
  matrix: usize,
  bias: usize,
  into: usize,
  outs: i32,
  floor: f32,
): void {
  const line = (<usize>outs) << 2;
  const least = f32x4.splat(floor);
  for (let column: usize = 0; column < line; column += 32) {
    let low = v128.load(bias + column);
    let high = v128.load(bias + column, 16);
    let at = matrix + column;
    for (let i = 0; i < width; i++) {
      const value = v128.load32_splat(from + ((<usize>i) << 2));
      low = f32x4.add(low, f32x4.mul(value, v128.load(at)));
      high = f32x4.add(high, f32x4.mul(value, v128.load(at, 16)));
      at += line;
    }
    v128.store(into + column, f32x4.pmax(low, least));
    v128.store(into + column, f32x4.pmax(high, least), 16);
  }
}

/** Evaluates the first `count` positions of `inputs`. The weights are read in the order of net/pack.ts. */
export function evaluate(count: i32): void {
  const rows = count * points;
  const all = grouped(rows);
  const line = (<usize>channels) << 2;
  const positionBytes = <usize>(points * channels * WIDE);

  readPlanes(rows, weights);
  list(seen, planeWidth, rows);
  let matrix = weights + ((<usize>planeWidth) << 2);
  let scale = matrix + matrixBytes(planeWidth, true, channels);
  let sums = multiply(seen, planeWidth, true, matrix, channels, all);
  for (let position = 0; position < count; position++)
    toBlock(sums, position, true, scale, scale + line, scale + 2 * line);
  matrix = scale + 3 * line;

  for (let block = 0; block < blocks; block++) {
    scale = matrix + matrixBytes(channels, true, channels);
    list(xs, channels, rows);
    sums = multiply(xs, channels, true, matrix, channels, all);
    toActivations(sums, scale, scale + line, hs, channels, rows);
    const spread = scale + 2 * line;
    matrix = spread + line * channels;
    scale = matrix + matrixBytes(channels, true, channels);
    list(hs, channels, rows);
    sums = multiply(hs, channels, true, matrix, channels, all);
    for (let position = 0; position < count; position++) {
      columnSums(hs + positionBytes * position, pooled);
      affine(pooled, channels, spread, scale + line, hidden, channels, -Infinity);
      toBlock(sums, position, false, scale, hidden, scale + 2 * line);
    }
    matrix = scale + 3 * line;
  }

  list(xs, channels, rows);
  scale = matrix + matrixBytes(channels, false, channels);
  sums = multiply(xs, channels, false, matrix, channels, all);
  toActivations(sums, scale, scale + line, hs, channels, rows);
  matrix = scale + 2 * line;

  const valueLine = (<usize>valueChannels) << 2;
  scale = matrix + matrixBytes(channels, false, valueChannels);
  sums = multiply(xs, channels, false, matrix, valueChannels, all);
  toNumbers(sums, scale, scale + valueLine, v, valueChannels, rows, 0);
  matrix = scale + 2 * valueLine;

  list(hs, channels, rows);
  const policyLine = (<usize>policyPlanes) << 2;
  scale = matrix + matrixBytes(channels, false, policyPlanes);
  sums = multiply(hs, channels, false, matrix, policyPlanes, all);
  toNumbers(sums, scale, scale + policyLine, policy, policyPlanes, rows, -Infinity);

  const first = scale + 2 * policyLine;
  const firstBias = first + 2 * valueLine * valueHidden;
  const last = firstBias + ((<usize>valueHidden) << 2);
  const outputs = (<usize>valueOutputs) << 2;
  const lastBias = last + outputs * valueHidden;
  for (let position = 0; position < count; position++) {
    const from = v + valueLine * points * position;
    mean(from, valueChannels, pooled);
    maximum(from, valueChannels, pooled + valueLine);
    affine(pooled, 2 * valueChannels, first, firstBias, hidden, valueHidden, 0);
    for (let output: usize = 0; output < outputs; output += 4) {
      let sum = load<f32>(lastBias + output);
      for (let i = 0; i < valueHidden; i++)
        sum += load<f32>(hidden + <usize>(i << 2)) * load<f32>(last + outputs * i + output);
      store<f32>(values + outputs * position + output, sum);
    }
  }
}
