// Atomic changes of floating-point numbers in shared memory: JavaScript has them for integers only.

const double = new Float64Array(1);
const doubleBits = new BigInt64Array(double.buffer);
const single = new Float32Array(1);
const singleBits = new Int32Array(single.buffer);

/** Adds to a 64-bit number, whose array is seen through `cells`. */
export const addDouble = (cells: BigInt64Array, at: number, amount: number): void => {
  for (;;) {
    const before = Atomics.load(cells, at);
    doubleBits[0] = before;
    double[0]! += amount;
    if (Atomics.compareExchange(cells, at, before, doubleBits[0]) === before) return;
  }
};

/** Replaces a 64-bit number and returns the one before. */
export const exchangeDouble = (cells: BigInt64Array, at: number, value: number): number => {
  double[0] = value;
  doubleBits[0] = Atomics.exchange(cells, at, doubleBits[0]!);
  return double[0];
};

/** Adds to a 32-bit number, whose array is seen through `cells`. */
export const addSingle = (cells: Int32Array, at: number, amount: number): void => {
  for (;;) {
    const before = Atomics.load(cells, at);
    singleBits[0] = before;
    single[0]! += amount;
    if (Atomics.compareExchange(cells, at, before, singleBits[0]) === before) return;
  }
};
