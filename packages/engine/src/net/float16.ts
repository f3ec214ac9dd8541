const FRACTION_BITS = 10;
const FRACTION_STEPS = 1 << FRACTION_BITS;
const BIAS = 15;
const TOP_EXPONENT = 31;

/** Decodes a 16-bit float (IEEE 754). */
export const fromFloat16 = (bits: number): number => {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> FRACTION_BITS) & TOP_EXPONENT;
  const fraction = (bits & (FRACTION_STEPS - 1)) / FRACTION_STEPS;
  if (exponent === TOP_EXPONENT) return fraction === 0 ? sign * Infinity : NaN;
  if (exponent === 0) return sign * fraction * 2 ** (1 - BIAS);
  return sign * (1 + fraction) * 2 ** (exponent - BIAS);
};

/** Decodes a range of bytes, little-endian. */
export const readFloat16s = (bytes: Uint8Array): Float32Array => {
  const numbers = new Float32Array(bytes.length >> 1);
  for (let i = 0; i < numbers.length; i++) numbers[i] = fromFloat16(bytes[2 * i]! | (bytes[2 * i + 1]! << 8));
  return numbers;
};
