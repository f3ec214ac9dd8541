/** What is proven of a position. */
export interface Proof {
  /** Turns of both sides that were looked through, that of the solution included. */
  readonly turns: number;
  /** Every whole turn that does what is claimed. */
  readonly solutions: readonly string[];
  readonly claim: 'win' | 'hold' | `captures ${number}`;
}

/** At least one and no more than this part of all: what is hit by chance is no test. */
export const isRare = (found: readonly unknown[], all: readonly unknown[], part = 1 / 3): boolean =>
  found.length > 0 && found.length <= all.length * part;
