// The net of docs/nets.md on SIMD, in AssemblyScript. One instance holds one net; net/simd.ts fills its memory.
//
// All positions of a batch stand one below the other as rows, one row a point, one column a channel. More than half of the
// activations are zero after relu, so a buffer is listed before it is multiplied: the list holds what is not zero, row after row,
// and only that is multiplied. Leaving out a product of zero changes no sum.
//
// Rows next to each other stand in the list next to each other, so `runs` (net/runs.ts) joins the taps of a row into three: the
// neighbours on the file before, those on its own file, and those on the next. One loop serves a run. Runs are the outer loop and
// rows the inner one, because the weights of a run fit into the first-level cache and those of all seven taps do not.
//
// The innermost loop keeps one row of up to 48 outputs in registers: twelve sums, the weights and the input still fit into the
// fifteen registers that V8 has for vectors. Matrices come packed in tiles of so many outputs (net/pack.ts).

const TAPS = 7;
const RUN_BYTES = 12;
const CACHE_LINE: usize = 64;

let points = 0;
let planes = 0;
let channels = 0;
let blocks = 0;
let policyPlanes = 0;
let valueChannels = 0;
let valueHidden = 0;
let valueOutputs = 0;

/** Rows of a full batch. */
let allRows = 0;
/** Runs of every row. Behind them in `runs` is one more for every row: the row itself. */
let runsPerRow = 0;

/** Where the host writes: packed weights, runs, input planes. */
export let weights: usize = 0;
/** By run, then by row: the first row of it, the row after its last, and the row that would be under the first tap of the matrix. */
export let runs: usize = 0;
export let inputs: usize = 0;
/** Where the host reads: planes of every row, two or three numbers a position. */
export let policy: usize = 0;
export let values: usize = 0;

let x: usize = 0;
let h: usize = 0;
let v: usize = 0;
let pooled: usize = 0;
let hidden: usize = 0;

/** Where in the buffer listed last the numbers are that are not zero: offsets in bytes, row after row. */
let listed: usize = 0;
/** By row: where its part of the list begins. One more at the end. */
let begins: usize = 0;
/** By set of four columns, as bits: the offsets of those that are in it. */
let members: usize = 0;

let free: usize = 0;

/** Takes room for so many numbers. */
function take(count: i32): usize {
  const at = free;
  free = (free + ((<usize>count) << 2) + CACHE_LINE - 1) & ~(CACHE_LINE - 1);
  return at;
}

/** Lays out the memory, which is zero at first; called once. False if there is not enough. */
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
  floats: i32,
  theRunsPerRow: i32,
): bool {
  points = thePoints;
  planes = thePlanes;
  channels = theChannels;
  blocks = theBlocks;
  policyPlanes = thePolicyPlanes;
  valueChannels = theValueChannels;
  valueHidden = theValueHidden;
  valueOutputs = theValueOutputs;
  runsPerRow = theRunsPerRow;
  allRows = batch * points;

  free = (__heap_base + CACHE_LINE - 1) & ~(CACHE_LINE - 1);
  weights = take(floats);
  runs = take((runsPerRow + 1) * allRows * (RUN_BYTES >> 2));
  inputs = take(allRows * planes);
  x = take(allRows * channels);
  h = take(allRows * channels);
  v = take(allRows * valueChannels);
  policy = take(allRows * policyPlanes);
  values = take(batch * valueOutputs);
  pooled = take(max(channels, 2 * valueChannels));
  hidden = take(max(channels, valueHidden));
  // Four are written at a time, of which up to four count for nothing.
  listed = take(max(allRows * max(planes, channels), 2 * valueChannels) + 4);
  begins = take(allRows + 1);
  members = take(16 * 4);
  if (memory.grow(<i32>((free + 0xffff) >> 16) - memory.size()) < 0) return false;

  for (let set = 0; set < 16; set++) {
    let to = members + <usize>(set << 4);
    for (let column = 0; column < 4; column++) {
      if (((set >> column) & 1) === 0) continue;
      store<i32>(to, column << 2);
      to += 4;
    }
  }
  return true;
}

/** Lists what is not zero in these rows. */
function list(from: usize, width: i32, rows: i32): void {
  const line = (<usize>width) << 2;
  const zero = f32x4.splat(0);
  let to = listed;
  let begin = begins;
  let at: usize = 0;
  store<i32>(begin, <i32>to);
  for (let row = 0; row < rows; row++) {
    const end = at + line;
    for (; at + 16 <= end; at += 16) {
      const set = <u32>i32x4.bitmask(f32x4.ne(v128.load(from + at), zero));
      v128.store(to, i32x4.add(v128.load(members + ((<usize>set) << 4)), i32x4.splat(<i32>at)));
      to += (<usize>popcnt(set)) << 2;
    }
    for (; at < end; at += 4) {
      if (load<f32>(from + at) === 0) continue;
      store<i32>(to, <i32>at);
      to += 4;
    }
    begin += 4;
    store<i32>(begin, <i32>to);
  }
}

function madd(a: v128, b: v128, c: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return f32x4.relaxed_madd(a, b, c);
  else return f32x4.add(f32x4.mul(a, b), c);
}

/** The number of outputs in the next tile of a matrix that has so many left. The sums of 64 do not fit into registers. */
export function tileWidth(left: i32): i32 {
  if (left >= 48 && left !== 64) return 48;
  return left >= 32 ? 32 : left >= 24 ? 24 : 8;
}

/** A class, because the formatter knows decorators nowhere else. */
class Tile {
  /** into[row] = max(floor, start[row] + one run of every row × matrix), for `vectors` times four outputs, a constant. */
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
    floor: f32,
  ): void {
    const least = f32x4.splat(floor);
    const across = (<usize>vectors) << 2;
    for (let row = 0; row < rows; row++) {
      let a0 = v128.load(start);
      let a1 = v128.load(start, 16);
      let a2 = least;
      let a3 = least;
      let a4 = least;
      let a5 = least;
      let a6 = least;
      let a7 = least;
      let a8 = least;
      let a9 = least;
      let a10 = least;
      let a11 = least;
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

      v128.store(into, f32x4.pmax(a0, least));
      v128.store(into, f32x4.pmax(a1, least), 16);
      if (vectors > 2) {
        v128.store(into, f32x4.pmax(a2, least), 32);
        v128.store(into, f32x4.pmax(a3, least), 48);
        v128.store(into, f32x4.pmax(a4, least), 64);
        v128.store(into, f32x4.pmax(a5, least), 80);
      }
      if (vectors > 6) {
        v128.store(into, f32x4.pmax(a6, least), 96);
        v128.store(into, f32x4.pmax(a7, least), 112);
      }
      if (vectors > 8) {
        v128.store(into, f32x4.pmax(a8, least), 128);
        v128.store(into, f32x4.pmax(a9, least), 144);
        v128.store(into, f32x4.pmax(a10, least), 160);
        v128.store(into, f32x4.pmax(a11, least), 176);
      }
      into += outLine;
    }
  }
}

/**
 * into[row] = max(floor, start[row] + sum over the taps of the rows of `from` under them × matrix[tap]).
 * `start` is a bias (stride 0) or a buffer with a row each (stride in bytes), which may be `into` itself. `from` was listed last.
 * `isHexagonal` is false for a map from every row to itself.
 */
function convolve(
  from: usize,
  width: i32,
  isHexagonal: bool,
  matrix: usize,
  start: usize,
  stride: usize,
  into: usize,
  outs: i32,
  rows: i32,
  floor: f32,
): void {
  const line = (<usize>width) << 2;
  const outLine = (<usize>outs) << 2;
  const tableBytes = <usize>(allRows * RUN_BYTES);
  const lastRun = isHexagonal ? runsPerRow - 1 : runsPerRow;
  const firstRun = isHexagonal ? 0 : runsPerRow;
  let left = outs;
  while (left > 0) {
    const wide = tileWidth(left);
    let a = start;
    let aStride = stride;
    for (let i = firstRun; i <= lastRun; i++) {
      const run = runs + <usize>i * tableBytes;
      const least: f32 = i === lastRun ? floor : -Infinity;
      if (wide === 48) Tile.multiply(12, from, line, run, matrix, a, aStride, into, outLine, rows, least);
      else if (wide === 32) Tile.multiply(8, from, line, run, matrix, a, aStride, into, outLine, rows, least);
      else if (wide === 24) Tile.multiply(6, from, line, run, matrix, a, aStride, into, outLine, rows, least);
      else Tile.multiply(2, from, line, run, matrix, a, aStride, into, outLine, rows, least);
      a = into;
      aStride = outLine;
    }
    matrix += <usize>((isHexagonal ? TAPS : 1) * wide) * line;
    start += (<usize>wide) << 2;
    into += (<usize>wide) << 2;
    left -= wide;
  }
}

/** The mean of every column over the rows of one position. */
function mean(from: usize, width: i32, into: usize): void {
  const share = f32x4.splat(1 / <f32>points);
  const line = (<usize>width) << 2;
  for (let column = 0; column < width; column += 8) {
    let at = from + <usize>(column << 2);
    let low = f32x4.splat(0);
    let high = f32x4.splat(0);
    for (let point = 0; point < points; point++) {
      low = f32x4.add(low, v128.load(at));
      high = f32x4.add(high, v128.load(at, 16));
      at += line;
    }
    const to = into + <usize>(column << 2);
    v128.store(to, f32x4.mul(low, share));
    v128.store(to, f32x4.mul(high, share), 16);
  }
}

/** The maximum of every column over the rows of one position; the columns are not negative. */
function maximum(from: usize, width: i32, into: usize): void {
  const line = (<usize>width) << 2;
  for (let column = 0; column < width; column += 4) {
    let at = from + <usize>(column << 2);
    let most = f32x4.splat(0);
    for (let point = 0; point < points; point++) {
      most = f32x4.pmax(most, v128.load(at));
      at += line;
    }
    v128.store(into + <usize>(column << 2), most);
  }
}

/** Adds one vector to every row of one position. */
function addToRows(vector: usize, into: usize, width: i32): void {
  for (let point = 0; point < points; point++) {
    for (let column: usize = 0; column < (<usize>width) << 2; column += 16) {
      v128.store(into, f32x4.add(v128.load(into), v128.load(vector + column)));
      into += 16;
    }
  }
}

/** Evaluates the first `count` positions of `inputs`. The weights are read in the order of docs/nets.md. */
export function evaluate(count: i32): void {
  const rows = count * points;
  const line = (<usize>channels) << 2;
  const square = line * channels;
  const positionBytes = line * points;

  let w = weights;
  let bias = w + line * planes * TAPS;
  list(inputs, planes, rows);
  convolve(inputs, planes, true, w, bias, 0, x, channels, rows, 0);
  w = bias + line;

  for (let block = 0; block < blocks; block++) {
    bias = w + square * TAPS;
    list(x, channels, rows);
    convolve(x, channels, true, w, bias, 0, h, channels, rows, 0);
    const second = bias + line;
    bias = second + square * TAPS;
    const spread = bias + line;
    // The second convolution then starts from x + b2 + g where x stands.
    for (let position = 0; position < count; position++) {
      const offset = positionBytes * position;
      mean(h + offset, channels, pooled);
      list(pooled, channels, 1);
      convolve(pooled, channels, false, spread, bias, 0, hidden, channels, 1, -Infinity);
      addToRows(hidden, x + offset, channels);
    }
    list(h, channels, rows);
    convolve(h, channels, true, second, x, line, x, channels, rows, 0);
    w = spread + square;
  }

  const valueLine = (<usize>valueChannels) << 2;
  const policyHiddenBias = w + square;
  const policyMatrix = policyHiddenBias + line;
  const policyBias = policyMatrix + line * policyPlanes;
  const valueMatrix = policyBias + <usize>(policyPlanes << 2);
  bias = valueMatrix + line * valueChannels;
  list(x, channels, rows);
  convolve(x, channels, false, w, policyHiddenBias, 0, h, channels, rows, 0);
  convolve(x, channels, false, valueMatrix, bias, 0, v, valueChannels, rows, 0);
  list(h, channels, rows);
  convolve(h, channels, false, policyMatrix, policyBias, 0, policy, policyPlanes, rows, -Infinity);

  w = bias + valueLine;
  bias = w + 2 * valueLine * valueHidden;
  const last = bias + <usize>(valueHidden << 2);
  const outputs = (<usize>valueOutputs) << 2;
  const lastBias = last + outputs * valueHidden;
  for (let position = 0; position < count; position++) {
    const from = v + valueLine * points * position;
    mean(from, valueChannels, pooled);
    maximum(from, valueChannels, pooled + valueLine);
    list(pooled, 2 * valueChannels, 1);
    convolve(pooled, 2 * valueChannels, false, w, bias, 0, hidden, valueHidden, 1, 0);
    for (let output: usize = 0; output < outputs; output += 4) {
      let sum = load<f32>(lastBias + output);
      for (let i = 0; i < valueHidden; i++)
        sum += load<f32>(hidden + <usize>(i << 2)) * load<f32>(last + outputs * i + output);
      store<f32>(values + outputs * position + output, sum);
    }
  }
}
