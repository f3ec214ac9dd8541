import { GAME_FINDING_KINDS, type GameFinding } from '../games/finders.js';

/** What a turn can do wrong in any game. */
type CommonFinding =
  /** There was a certain win in so many turns. */
  | { readonly kind: 'misses-win'; readonly values: { readonly turns: number } }
  /** The opponent now has a certain win in so many turns; 0: he has won. */
  | { readonly kind: 'allows-win'; readonly values: { readonly turns: number } }
  /** The opponent takes these rows in the next turn; after the best turn he could take only one. */
  | { readonly kind: 'two-rows'; readonly values: { readonly rows: readonly string[] } }
  /** The opponent takes this row in the next turn; after the best turn he could not. */
  | { readonly kind: 'gives-row'; readonly values: { readonly row: string } }
  /** The opponent takes this row two turns later, whatever is done about it; in the best line he does not. */
  | { readonly kind: 'allows-row'; readonly values: { readonly row: string } }
  /** This row could have been taken. */
  | { readonly kind: 'misses-row'; readonly values: { readonly row: string } }
  /** This row could have been forced: taken in the next turn, whatever the opponent does. */
  | { readonly kind: 'misses-forced-row'; readonly values: { readonly row: string } };

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
  'allows-row',
  'misses-forced-row',
];
