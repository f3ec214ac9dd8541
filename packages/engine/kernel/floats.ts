// Products of activations and weights as floats that hold whole numbers, for machines without an instruction that sums four products of bytes
// at once. No sum reaches 2^24, so that all of them are exact.
//
// More than half of the activations are zero, so a buffer is listed before it is multiplied: the list holds what is not zero, row after row, and
// only that is multiplied.
//
// Rows next to each other stand in the list next to each other, so the table (net/runs.ts) joins the taps of a row into three runs: the
// neighbours on the file before, those on its own file, and those on the next. One loop serves a run. Runs are the outer loop and
// rows the inner one, because the weights of a run fit into the first-level cache and those of all seven taps do not.
//
// The innermost loop keeps one row of up to 48 outputs in registers: twelve sums, the weights and the activation fit into the fifteen registers
// that V8 has for vectors.

import { TAPS, take } from './memory';

/** Bytes of an activation and of a weight. */
export const WIDE = 4;
/** Rows that are multiplied at once. */
export const GROUP = 1;

const RUN_BYTES = 12;
const WIDEST_TILE = 48;

/**
 * By run, then by row: the first row of it, the row after its last, and the row that would be under the first tap of the matrix. At the end
 * every row by itself.
 */
export let table: usize = 0;
let sums: usize = 0;
/** The sums before there are any. */
let zeros: usize = 0;
let allRows = 0;
let runsPerRow = 0;

/** Where in the buffer listed last the activations are that are not zero: offsets in bytes, row after row. */
let listed: usize = 0;
/** By row: where its part of the list begins. One more at the end. */
let begins: usize = 0;
/** By set of four columns, as bits: the offsets of those that are in it, and zeros. */
const MEMBERS: usize = memory.data<i32>([
  0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4, 0, 0, 8, 0, 0, 0, 0, 8, 0, 0, 4, 8, 0, 0, 0, 4, 8, 0, 12, 0, 0, 0,
  0, 12, 0, 0, 4, 12, 0, 0, 0, 4, 12, 0, 8, 12, 0, 0, 0, 8, 12, 0, 4, 8, 12, 0, 0, 4, 8, 12,
]);

/** `rows` are all that are ever multiplied, `widest` is the most inputs or outputs of a matrix. */
export function prepareProducts(rows: i32, widest: i32, tableLength: i32): void {
  allRows = rows;
  runsPerRow = (tableLength * 4) / (rows * RUN_BYTES) - 1;
  table = take(tableLength * 4);
  sums = take(rows * widest * 4);
  zeros = take(WIDEST_TILE * 4);
  // Four are written at a time, of which up to four count for nothing.
  listed = take((rows * widest + 4) * 4);
  begins = take((rows + 1) * 4);
}

/** The number of outputs in the next tile of a matrix that has so many left. The sums of 64 do not fit into registers. */
export function tileWidth(left: i32): i32 {
  if (left >= 48 && left !== 64) return 48;
  return left >= 32 ? 32 : left >= 24 ? 24 : 8;
}

/** Floats run wherever SIMD does. */
export function isFit(): bool {
  return true;
}

/** What is done to the bits of an activation: nothing. */
export let flip: i32 = 0;

/** The row of zeros is never read. */
export function blank(row: usize, width: i32): void {}

/** The bytes of a packed matrix. */
export function matrixBytes(width: i32, isHexagonal: bool, outs: i32): usize {
  return <usize>((isHexagonal ? TAPS : 1) * width * outs * WIDE);
}

/** Lists what is not zero in these rows, whose width is a multiple of four. */
export function list(from: usize, width: i32, rows: i32): void {
  const line = (<usize>width) << 2;
  const zero = f32x4.splat(0);
  let to = listed;
  let begin = begins;
  let at: usize = 0;
  store<i32>(begin, <i32>to);
  for (let row = 0; row < rows; row++) {
    const end = at + line;
    for (; at < end; at += 16) {
      const set = <u32>i32x4.bitmask(f32x4.ne(v128.load(from + at), zero));
      v128.store(to, i32x4.add(v128.load(MEMBERS + ((<usize>set) << 4)), i32x4.splat(<i32>at)));
      to += (<usize>popcnt(set)) << 2;
    }
    begin += 4;
    store<i32>(begin, <i32>to);
  }
}

function madd(a: v128, b: v128, c: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return f32x4.relaxed_madd(a, b, c);
  else return f32x4.add(f32x4.mul(a, b), c);
}

/** A class, because the formatter knows decorators nowhere else. */
class Tile {
  /** Adds the products of one run of every row to what `start` holds, for `vectors` times four outputs, a constant. */
  @inline
  static multiply(
    vectors: i32,
    from: usize,
    line: usize,
    run: usize,
    matrix: usize,
    start: usize,
    stride: usize,
    into: usize,
    outLine: usize,
    rows: i32,
  ): void {
    const across = (<usize>vectors) << 2;
    for (let row = 0; row < rows; row++) {
      let a0 = v128.load(start);
      let a1 = v128.load(start, 16);
      let a2 = a0;
      let a3 = a0;
      let a4 = a0;
      let a5 = a0;
      let a6 = a0;
      let a7 = a0;
      let a8 = a0;
      let a9 = a0;
      let a10 = a0;
      let a11 = a0;
      if (vectors > 2) {
        a2 = v128.load(start, 32);
        a3 = v128.load(start, 48);
        a4 = v128.load(start, 64);
        a5 = v128.load(start, 80);
      }
      if (vectors > 6) {
        a6 = v128.load(start, 96);
        a7 = v128.load(start, 112);
      }
      if (vectors > 8) {
        a8 = v128.load(start, 128);
        a9 = v128.load(start, 144);
        a10 = v128.load(start, 160);
        a11 = v128.load(start, 176);
      }
      start += stride;

      let entry = <usize>load<i32>(begins + ((<usize>load<i32>(run)) << 2));
      const end = <usize>load<i32>(begins + ((<usize>load<i32>(run, 4)) << 2));
      const first = matrix - <usize>load<i32>(run, 8) * line * across;
      run += RUN_BYTES;
      while (entry < end) {
        const at = <usize>load<i32>(entry);
        const s = v128.load32_splat(from + at);
        const w = first + at * across;
        a0 = madd(s, v128.load(w), a0);
        a1 = madd(s, v128.load(w, 16), a1);
        if (vectors > 2) {
          a2 = madd(s, v128.load(w, 32), a2);
          a3 = madd(s, v128.load(w, 48), a3);
          a4 = madd(s, v128.load(w, 64), a4);
          a5 = madd(s, v128.load(w, 80), a5);
        }
        if (vectors > 6) {
          a6 = madd(s, v128.load(w, 96), a6);
          a7 = madd(s, v128.load(w, 112), a7);
        }
        if (vectors > 8) {
          a8 = madd(s, v128.load(w, 128), a8);
          a9 = madd(s, v128.load(w, 144), a9);
          a10 = madd(s, v128.load(w, 160), a10);
          a11 = madd(s, v128.load(w, 176), a11);
        }
        entry += 4;
      }

      v128.store(into, a0);
      v128.store(into, a1, 16);
      if (vectors > 2) {
        v128.store(into, a2, 32);
        v128.store(into, a3, 48);
        v128.store(into, a4, 64);
        v128.store(into, a5, 80);
      }
      if (vectors > 6) {
        v128.store(into, a6, 96);
        v128.store(into, a7, 112);
      }
      if (vectors > 8) {
        v128.store(into, a8, 128);
        v128.store(into, a9, 144);
        v128.store(into, a10, 160);
        v128.store(into, a11, 176);
      }
      into += outLine;
    }
  }
}

/** The sums of activations under the taps of every row, or of the row itself, × matrix. `from` was listed last. Valid until the next call. */
export function multiply(
  from: usize,
  width: i32,
  isHexagonal: bool,
  matrix: usize,
  outs: i32,
  rows: i32,
): usize {
  const line = (<usize>width) << 2;
  const outLine = (<usize>outs) << 2;
  const tableBytes = <usize>(allRows * RUN_BYTES);
  const firstRun = isHexagonal ? 0 : runsPerRow;
  const lastRun = isHexagonal ? runsPerRow - 1 : runsPerRow;
  let into = sums;
  let left = outs;
  while (left > 0) {
    const wide = tileWidth(left);
    let start = zeros;
    let stride: usize = 0;
    for (let i = firstRun; i <= lastRun; i++) {
      const run = table + <usize>i * tableBytes;
      if (wide === 48) Tile.multiply(12, from, line, run, matrix, start, stride, into, outLine, rows);
      else if (wide === 32) Tile.multiply(8, from, line, run, matrix, start, stride, into, outLine, rows);
      else if (wide === 24) Tile.multiply(6, from, line, run, matrix, start, stride, into, outLine, rows);
      else Tile.multiply(2, from, line, run, matrix, start, stride, into, outLine, rows);
      start = into;
      stride = outLine;
    }
    matrix += matrixBytes(width, isHexagonal, wide);
    into += (<usize>wide) << 2;
    left -= wide;
  }
  return sums;
}

/** Four sums as floats. */
export function loadSums(at: usize): v128 {
  return v128.load(at);
}

/** Writes eight activations, which are whole numbers as integers. */
export function storeActivations(to: usize, low: v128, high: v128): void {
  v128.store(to, f32x4.convert_i32x4_s(low));
  v128.store(to, f32x4.convert_i32x4_s(high), 16);
}

/** Writes one activation. */
export function storeActivation(to: usize, activation: i32): void {
  store<f32>(to, <f32>activation);
}

/** The sums of eight columns of activations over so many rows. */
export function storeColumnSums(from: usize, line: usize, rows: i32, into: usize): void {
  let low = f32x4.splat(0);
  let high = low;
  for (let row = 0; row < rows; row++) {
    low = f32x4.add(low, v128.load(from));
    high = f32x4.add(high, v128.load(from, 16));
    from += line;
  }
  v128.store(into, low);
  v128.store(into, high, 16);
}
