// What the analysis engine and its threads tell each other.
import type { Evaluation, Report } from '@korong/engine';
import type { GameName } from '@korong/rules';

/** One position to search. */
export interface Job {
  readonly number: number;
  readonly game: GameName;
  /** The name of the net: `small`, `large` or a file. */
  readonly net: string;
  readonly position: string;
  readonly visits: number;
  readonly lines: number;
  /** Milliseconds between reports during the search; none without it. */
  readonly reportEvery?: number;
}

export type Order =
  | { readonly kind: 'search'; readonly job: Job }
  /** Ends a search; the report so far is the last one. */
  | { readonly kind: 'stop'; readonly number: number };

/** What is known of a position. */
export interface Searched {
  readonly number: number;
  readonly isDuringSearch: boolean;
  readonly report: Report;
  readonly evaluation: Evaluation;
}

export type News =
  | { readonly kind: 'searched'; readonly searched: Searched }
  | { readonly kind: 'failed'; readonly number: number; readonly why: string };
