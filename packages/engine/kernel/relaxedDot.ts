/** The sums of four products each, of weights, which have a sign, and activations. */
export function dot(weights: v128, activations: v128, sums: v128): v128 {
  return i32x4.relaxed_dot_i8x16_i7x16_add_s(weights, activations, sums);
}
