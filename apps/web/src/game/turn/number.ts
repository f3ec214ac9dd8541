// Turns are counted in pairs, as records and the list of moves do.

/** The number of the pair that turn `n`, from 1 on, belongs to. */
export const pairOf = (n: number): number => Math.ceil(n / 2);

/** Turn `n` as it is written in a list: `6. f6`, or `6… f6` for the second of a pair. */
export const numbered = (n: number, text = ''): string =>
  `${pairOf(n)}${n % 2 === 1 ? '.' : '…'} ${text}`.trim();
