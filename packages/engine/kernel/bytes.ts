// Products of activations and weights as bytes, for machines with an instruction that sums four of them at once.
//
// The innermost loop keeps the sums of three rows by up to twelve outputs in registers: nine vectors, three activations and a weight fit into
// the fifteen registers that V8 has for vectors. Zeros are multiplied like everything else.

import { dot } from './dot';
import { TAPS, take } from './memory';

/** Bytes of an activation and of a weight. */
export const WIDE = 1;
/** Rows that are multiplied at once. */
export const GROUP = 3;
/** Bytes of the sum that an output begins with, before its weights. */
const OFFSET_BYTES = 4;

/** By row: the rows under its seven taps. A tap off the board is on the row of zeros, the one after all that are multiplied. */
export let table: usize = 0;
let sums: usize = 0;

/** `rows` are all that are ever multiplied, `widest` is the most inputs or outputs of a matrix. */
export function prepareProducts(rows: i32, widest: i32, tableLength: i32): void {
  table = take(tableLength * 4);
  sums = take(rows * widest * 4);
}

/** The number of outputs in the next tile of a matrix that has so many left. */
export function tileWidth(left: i32): i32 {
  return left === 8 || left === 16 ? 8 : 12;
}

/**
 * What is done to the bits of an activation before it is stored. Some processors read activations as unsigned bytes, others as signed ones. For
 * these, flipping the highest bit subtracts 128, and every sum starts with the amount that this removes (net/pack.ts).
 */
export let flip: i32 = 0;

const HIGH_BYTES: u32 = 0xffff8080;
const LEAST: i8 = -128;
const SUM_WITHOUT_SIGN = -98048;
const SUM_WITH_SIGN = 33024;

/**
 * Whether this machine sums four products of such bytes exactly, and how it reads them. Relaxed SIMD leaves open what is made of activations above 127,
 * but a machine always does the same. Those without an instruction for four products make something else of them, and would be slower than floats.
 */
export function isFit(): bool {
  const sum = i32x4.extract_lane(dot(i8x16.splat(LEAST), i32x4.splat(<i32>HIGH_BYTES), i32x4.splat(0)), 0);
  flip = sum === SUM_WITH_SIGN ? 0x80 : 0;
  return sum === SUM_WITH_SIGN || sum === SUM_WITHOUT_SIGN;
}

/** Makes a row what activations of zero are. */
export function blank(row: usize, width: i32): void {
  memory.fill(row, <u8>flip, width);
}

/** The bytes of a packed matrix. */
export function matrixBytes(width: i32, isHexagonal: bool, outs: i32): usize {
  return <usize>(((isHexagonal ? TAPS : 1) * width * WIDE + OFFSET_BYTES) * outs);
}

/** A class, because the formatter knows decorators nowhere else. */
class Tile {
  /** Writes the sums of `vectors` times four outputs, a constant, for all rows. */
  @inline
  static multiply(
    vectors: i32,
    from: usize,
    line: usize,
    isHexagonal: bool,
    matrix: usize,
    into: usize,
    outLine: usize,
    rows: i32,
  ): void {
    const tapCount = isHexagonal ? TAPS : 1;
    const across = (<usize>vectors) << 4;
    const tapBytes = (line >> 2) * across;
    for (let row = 0; row < rows; row += GROUP) {
      let a0 = v128.load(matrix);
      let b0 = a0;
      let c0 = a0;
      let a1 = v128.load(matrix, 16);
      let b1 = a1;
      let c1 = a1;
      let a2 = a1;
      if (vectors > 2) a2 = v128.load(matrix, 32);
      let b2 = a2;
      let c2 = a2;
      let w = matrix + across;
      let tap = table + ((<usize>(row * TAPS)) << 2);
      for (let t = 0; t < tapCount; t++) {
        let a = from + line * (isHexagonal ? <usize>load<i32>(tap) : <usize>row);
        let b = from + line * (isHexagonal ? <usize>load<i32>(tap, TAPS << 2) : <usize>(row + 1));
        let c = from + line * (isHexagonal ? <usize>load<i32>(tap, TAPS << 3) : <usize>(row + 2));
        tap += 4;
        const end = w + tapBytes;
        while (w < end) {
          const as = v128.load32_splat(a);
          const bs = v128.load32_splat(b);
          const cs = v128.load32_splat(c);
          const w0 = v128.load(w);
          a0 = dot(w0, as, a0);
          b0 = dot(w0, bs, b0);
          c0 = dot(w0, cs, c0);
          const w1 = v128.load(w, 16);
          a1 = dot(w1, as, a1);
          b1 = dot(w1, bs, b1);
          c1 = dot(w1, cs, c1);
          if (vectors > 2) {
            const w2 = v128.load(w, 32);
            a2 = dot(w2, as, a2);
            b2 = dot(w2, bs, b2);
            c2 = dot(w2, cs, c2);
          }
          a += 4;
          b += 4;
          c += 4;
          w += across;
        }
      }
      v128.store(into, a0);
      v128.store(into, a1, 16);
      if (vectors > 2) v128.store(into, a2, 32);
      into += outLine;
      v128.store(into, b0);
      v128.store(into, b1, 16);
      if (vectors > 2) v128.store(into, b2, 32);
      into += outLine;
      v128.store(into, c0);
      v128.store(into, c1, 16);
      if (vectors > 2) v128.store(into, c2, 32);
      into += outLine;
    }
  }
}

/** Nothing has to be known of activations before they are multiplied. */
export function list(from: usize, width: i32, rows: i32): void {}

/** The sums of activations under the taps of every row, or of the row itself, × matrix. Valid until the next call. */
export function multiply(
  from: usize,
  width: i32,
  isHexagonal: bool,
  matrix: usize,
  outs: i32,
  rows: i32,
): usize {
  const line = <usize>width;
  const outLine = (<usize>outs) << 2;
  let into = sums;
  let left = outs;
  while (left > 0) {
    const wide = tileWidth(left);
    if (wide === 12) Tile.multiply(3, from, line, isHexagonal, matrix, into, outLine, rows);
    else Tile.multiply(2, from, line, isHexagonal, matrix, into, outLine, rows);
    matrix += matrixBytes(width, isHexagonal, wide);
    into += (<usize>wide) << 2;
    left -= wide;
  }
  return sums;
}

/** Four sums as floats. */
export function loadSums(at: usize): v128 {
  return f32x4.convert_i32x4_s(v128.load(at));
}

/** Writes eight activations, which are whole numbers as integers. */
export function storeActivations(to: usize, low: v128, high: v128): void {
  const narrow = i16x8.narrow_i32x4_s(low, high);
  v128.store64_lane(to, v128.xor(i8x16.narrow_i16x8_u(narrow, narrow), i8x16.splat(<i8>flip)), 0);
}

/** Writes one activation. */
export function storeActivation(to: usize, activation: i32): void {
  store<u8>(to, <u8>(activation ^ flip));
}

/** The sums of eight columns of activations over so many rows. They fit into sixteen bits on boards of up to 257 points. */
export function storeColumnSums(from: usize, line: usize, rows: i32, into: usize): void {
  const flips = i8x16.splat(<i8>flip);
  let sum = i16x8.splat(0);
  for (let row = 0; row < rows; row++) {
    sum = i16x8.add(sum, i16x8.extend_low_i8x16_u(v128.xor(v128.load64_zero(from), flips)));
    from += line;
  }
  v128.store(into, f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(sum)));
  v128.store(into, f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(sum)), 16);
}
