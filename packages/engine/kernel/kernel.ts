// The net of docs/nets.md on SIMD, in AssemblyScript. One instance holds one net; net/simd.ts fills its memory.
//
// All positions of a batch stand one below the other as rows, one row a point, one column a channel. `near` gives every row
// the rows under its seven taps. Off the board is the row `blank`, which is zero in every buffer and never written.
//
// Matrices come packed in tiles of eight outputs (net/pack.ts), so that the innermost loop reads weights in one go. It keeps
// five rows times eight outputs in registers: ten sums hide the latency of the multiplier, and with the two weights and the
// input they still fit into the fifteen registers that V8 has for vectors. More rows, or the loop unrolled, spill and are slower.

const TILE = 8;
const GROUP = 5;
const TAPS = 7;
const CACHE_LINE: usize = 64;

let points = 0;
let planes = 0;
let channels = 0;
let blocks = 0;
let policyPlanes = 0;
let valueChannels = 0;
let valueHidden = 0;

/** Where the host writes: packed weights, taps of every row, input planes. */
export let weights: usize = 0;
export let near: usize = 0;
export let inputs: usize = 0;
/** Where the host reads: planes of every row, two numbers a position. */
export let policy: usize = 0;
export let values: usize = 0;
/** The rows that `near` speaks of: so many, and the one after them is the blank one. */
export let blank = 0;

let x: usize = 0;
let h: usize = 0;
let v: usize = 0;
let pooled: usize = 0;
let hidden: usize = 0;

let free: usize = 0;

function take(floats: i32): usize {
  const at = free;
  free = (free + ((<usize>floats) << 2) + CACHE_LINE - 1) & ~(CACHE_LINE - 1);
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
  floats: i32,
): bool {
  points = thePoints;
  planes = thePlanes;
  channels = theChannels;
  blocks = theBlocks;
  policyPlanes = thePolicyPlanes;
  valueChannels = theValueChannels;
  valueHidden = theValueHidden;

  // The last group of rows may reach beyond the last position.
  blank = ((batch * points + GROUP - 1) / GROUP) * GROUP;
  const rows = blank + 1;
  free = (__heap_base + CACHE_LINE - 1) & ~(CACHE_LINE - 1);
  weights = take(floats);
  near = take(rows * TAPS);
  inputs = take(rows * planes);
  x = take(rows * channels);
  h = take(rows * channels);
  v = take(rows * valueChannels);
  policy = take(rows * policyPlanes);
  values = take(batch * 2);
  pooled = take(max(channels, 2 * valueChannels));
  hidden = take(max(channels, valueHidden));
  return memory.grow(<i32>((free + 0xffff) >> 16) - memory.size()) >= 0;
}

function madd(a: v128, b: v128, c: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return f32x4.relaxed_madd(a, b, c);
  else return f32x4.add(f32x4.mul(a, b), c);
}

/**
 * into[row] = max(floor, start[row] + sum over the taps of from[near[row][tap]] × matrix[tap]).
 * `start` is a bias (stride 0) or a buffer with a row each (stride in bytes), which may be `into` itself.
 */
function convolve(
  from: usize,
  width: i32,
  taps: i32,
  matrix: usize,
  start: usize,
  stride: usize,
  into: usize,
  outs: i32,
  rows: i32,
  floor: f32,
): void {
  const least = f32x4.splat(floor);
  const line = (<usize>width) << 2;
  const outLine = (<usize>outs) << 2;
  const tileBytes = line * TILE;
  for (let out = 0; out < outs; out += TILE) {
    const tile = matrix + <usize>(out * taps) * line;
    for (let row = 0; row < rows; row += GROUP) {
      let from0 = start + ((<usize>out) << 2) + <usize>row * stride;
      let a0 = v128.load(from0);
      let a1 = v128.load(from0, 16);
      from0 += stride;
      let b0 = v128.load(from0);
      let b1 = v128.load(from0, 16);
      from0 += stride;
      let c0 = v128.load(from0);
      let c1 = v128.load(from0, 16);
      from0 += stride;
      let d0 = v128.load(from0);
      let d1 = v128.load(from0, 16);
      from0 += stride;
      let e0 = v128.load(from0);
      let e1 = v128.load(from0, 16);

      let w = tile;
      let table = near + <usize>(row * TAPS * 4);
      for (let tap = 0; tap < taps; tap++) {
        let a = from + <usize>load<i32>(table) * line;
        let b = from + <usize>load<i32>(table, TAPS * 4) * line;
        let c = from + <usize>load<i32>(table, TAPS * 8) * line;
        let d = from + <usize>load<i32>(table, TAPS * 12) * line;
        let e = from + <usize>load<i32>(table, TAPS * 16) * line;
        table += 4;
        const end = w + tileBytes;
        while (w < end) {
          const w0 = v128.load(w);
          const w1 = v128.load(w, 16);
          let s = v128.load32_splat(a);
          a0 = madd(s, w0, a0);
          a1 = madd(s, w1, a1);
          s = v128.load32_splat(b);
          b0 = madd(s, w0, b0);
          b1 = madd(s, w1, b1);
          s = v128.load32_splat(c);
          c0 = madd(s, w0, c0);
          c1 = madd(s, w1, c1);
          s = v128.load32_splat(d);
          d0 = madd(s, w0, d0);
          d1 = madd(s, w1, d1);
          s = v128.load32_splat(e);
          e0 = madd(s, w0, e0);
          e1 = madd(s, w1, e1);
          w += 32;
          a += 4;
          b += 4;
          c += 4;
          d += 4;
          e += 4;
        }
      }

      let to = into + <usize>(row * outs + out) * 4;
      v128.store(to, f32x4.pmax(a0, least));
      v128.store(to, f32x4.pmax(a1, least), 16);
      to += outLine;
      v128.store(to, f32x4.pmax(b0, least));
      v128.store(to, f32x4.pmax(b1, least), 16);
      to += outLine;
      v128.store(to, f32x4.pmax(c0, least));
      v128.store(to, f32x4.pmax(c1, least), 16);
      to += outLine;
      v128.store(to, f32x4.pmax(d0, least));
      v128.store(to, f32x4.pmax(d1, least), 16);
      to += outLine;
      v128.store(to, f32x4.pmax(e0, least));
      v128.store(to, f32x4.pmax(e1, least), 16);
    }
  }
}

/** into = max(floor, bias + from × matrix), for one row. */
function dense(
  from: usize,
  width: i32,
  matrix: usize,
  bias: usize,
  into: usize,
  outs: i32,
  floor: f32,
): void {
  const least = f32x4.splat(floor);
  let w = matrix;
  for (let out = 0; out < outs; out += TILE) {
    let low = v128.load(bias);
    let high = v128.load(bias, 16);
    for (let i = 0; i < width; i++) {
      const s = v128.load32_splat(from + <usize>(i << 2));
      low = madd(s, v128.load(w), low);
      high = madd(s, v128.load(w, 16), high);
      w += 32;
    }
    v128.store(into, f32x4.pmax(low, least));
    v128.store(into, f32x4.pmax(high, least), 16);
    bias += 32;
    into += 32;
  }
}

/** The mean of every column over the rows of one position. */
function mean(from: usize, width: i32, into: usize): void {
  const share = f32x4.splat(1 / <f32>points);
  const line = (<usize>width) << 2;
  for (let column = 0; column < width; column += TILE) {
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
  convolve(inputs, planes, TAPS, w, bias, 0, x, channels, rows, 0);
  w = bias + line;

  for (let block = 0; block < blocks; block++) {
    bias = w + square * TAPS;
    convolve(x, channels, TAPS, w, bias, 0, h, channels, rows, 0);
    const second = bias + line;
    bias = second + square * TAPS;
    const spread = bias + line;
    // The second convolution then starts from x + b2 + g where x stands.
    for (let position = 0; position < count; position++) {
      const offset = positionBytes * position;
      mean(h + offset, channels, pooled);
      dense(pooled, channels, spread, bias, hidden, channels, -Infinity);
      addToRows(hidden, x + offset, channels);
    }
    convolve(h, channels, TAPS, second, x, line, x, channels, rows, 0);
    w = spread + square;
  }

  bias = w + square;
  convolve(x, channels, 1, w, bias, 0, h, channels, rows, 0);
  w = bias + line;
  bias = w + line * policyPlanes;
  convolve(h, channels, 1, w, bias, 0, policy, policyPlanes, rows, -Infinity);
  w = bias + <usize>(policyPlanes << 2);

  const valueLine = (<usize>valueChannels) << 2;
  bias = w + line * valueChannels;
  convolve(x, channels, 1, w, bias, 0, v, valueChannels, rows, 0);
  w = bias + valueLine;
  bias = w + 2 * valueLine * valueHidden;
  const last = bias + <usize>(valueHidden << 2);
  const lastBias = last + <usize>(valueHidden << 3);
  for (let position = 0; position < count; position++) {
    const from = v + valueLine * points * position;
    mean(from, valueChannels, pooled);
    maximum(from, valueChannels, pooled + valueLine);
    dense(pooled, 2 * valueChannels, w, bias, hidden, valueHidden, 0);
    let first = load<f32>(lastBias);
    let other = load<f32>(lastBias, 4);
    for (let i = 0; i < valueHidden; i++) {
      const unit = load<f32>(hidden + <usize>(i << 2));
      first += unit * load<f32>(last + <usize>(i << 3));
      other += unit * load<f32>(last + <usize>(i << 3), 4);
    }
    store<f32>(values + <usize>(position << 3), first);
    store<f32>(values + <usize>(position << 3), other, 4);
  }
}
