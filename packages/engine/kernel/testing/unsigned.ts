/** For processors that take activations as bytes without a sign. */
export function extend(activations: v128, high: bool): v128 {
  return high ? i16x8.extend_high_i8x16_u(activations) : i16x8.extend_low_i8x16_u(activations);
}
