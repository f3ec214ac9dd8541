/** What a turn did wrong, and the values of its sentence, `finding.<kind>`. Points and lines are names, such as `c3` and `c3-g7`. */
interface FindingValues {
  /** There was a certain win in so many turns; 0 if their number is not known. */
  readonly 'misses-win': { readonly turns: number };
  /** The opponent now has a certain win in so many turns; 0 if their number is not known. */
  readonly 'allows-win': { readonly turns: number };
  /** The opponent can take two rows or more in the next turn; after the best turn he cannot. */
  readonly 'two-rows': Record<never, never>;
  /** The opponent can take this row in the next turn; after the best turn he can take none. */
  readonly 'gives-row': { readonly row: string };
  /** This row could have been taken: at once (1 turn), or by force in so many turns. */
  readonly 'misses-row': { readonly row: string; readonly turns: number };
  /** Another ring should have been given up for the row. */
  readonly 'wrong-ring': { readonly ring: string; readonly better: string };
  /** The GIPF-piece on this point is captured in the next turn; after the best turn none is. */
  readonly 'loses-gipf-piece': { readonly at: string };
  /** The reserve is empty after so many turns of the side; in the best line it is not. */
  readonly 'runs-out-of-reserve': { readonly turns: number };
  /** The push fills the line, which the best line would have used. */
  readonly 'closes-line': { readonly line: string };
}

export type FindingKind = keyof FindingValues;

export type Finding<K extends FindingKind = FindingKind> = {
  readonly [Kind in K]: { readonly kind: Kind; readonly values: FindingValues[Kind] };
}[K];

/** The gravest first. */
export const FINDING_KINDS = [
  'misses-win',
  'allows-win',
  'runs-out-of-reserve',
  'loses-gipf-piece',
  'two-rows',
  'gives-row',
  'misses-row',
  'wrong-ring',
  'closes-line',
] as const satisfies readonly FindingKind[];
