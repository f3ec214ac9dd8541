/** For processors that take activations as bytes with a sign. */
export function extend(activations: v128, high: bool): v128 {
  return high ? i16x8.extend_high_i8x16_s(activations) : i16x8.extend_low_i8x16_s(activations);
}
