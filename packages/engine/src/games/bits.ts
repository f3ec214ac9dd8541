/** The place of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The place of the highest bit that is set. */
export const highestBit = (bits: number): number => 31 - Math.clz32(bits);
