import { GAME_FINDING_KINDS, type GameFinding } from '../games/finders.js';

/** What a turn can do wrong in any game. */
type CommonFinding =
  /** There was a certain win in so many turns; 0 if their number is not known. */
  | { readonly kind: 'misses-win'; readonly values: { readonly turns: number } }
  /** The opponent now has a certain win in so many turns; 0 if their number is not known. */
  | { readonly kind: 'allows-win'; readonly values: { readonly turns: number } }
  /** The opponent takes two rows or more in the next turn; after the best turn he could not. */
  | { readonly kind: 'two-rows'; readonly values: { readonly rows: number } }
  /** The opponent takes this row in the next turn; after the best turn he could take none. */
  | { readonly kind: 'gives-row'; readonly values: { readonly row: string } }
  /** This row could have been taken at once (1 turn), or by force in the next turn (2). */
  | { readonly kind: 'misses-row'; readonly values: { readonly row: string; readonly turns: number } };

/** What a turn did wrong. Its sentence is `finding.<kind>`. Points and rows are names, such as `c3` and `c3-g7`. */
export type Finding = CommonFinding | GameFinding;

export type FindingKind = Finding['kind'];

/** The gravest first. */
export const FINDING_KINDS: readonly FindingKind[] = [
  'misses-win',
  'allows-win',
  'two-rows',
  ...GAME_FINDING_KINDS,
  'gives-row',
  'misses-row',
];
