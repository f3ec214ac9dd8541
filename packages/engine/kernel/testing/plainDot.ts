// For tests: what `dot` is on processors that have it, in other instructions, so that every machine can try it.
import { extend } from './extend';

/** The sums of two products each. */
function pairs(weights: v128, activations: v128, high: bool): v128 {
  const signed = high ? i16x8.extend_high_i8x16_s(weights) : i16x8.extend_low_i8x16_s(weights);
  return i32x4.dot_i16x8_s(signed, extend(activations, high));
}

/** The sums of four products each, of weights, which have a sign, and activations. */
export function dot(weights: v128, activations: v128, sums: v128): v128 {
  const low = pairs(weights, activations, false);
  const high = pairs(weights, activations, true);
  const even = v128.shuffle<i32>(low, high, 0, 2, 4, 6);
  const odd = v128.shuffle<i32>(low, high, 1, 3, 5, 7);
  return i32x4.add(sums, i32x4.add(even, odd));
}
