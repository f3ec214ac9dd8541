import type { BySide, Side } from '@korong/rules';
import type { LinkHappening } from './links/types.js';
import type { Setup } from './setup.js';

/** The newest version of an event. Older ones stay readable; `follow` knows how. */
export const EVENT_VERSION = 6;

export type OfferKind = 'draw' | 'takeback' | 'rematch';

/** What can happen in a match. Each is true for good: a turn taken back stays in the log. */
export type Happening =
  | ({ readonly kind: 'started'; readonly id: string } & Setup)
  /** `clock`: milliseconds left to whoever made the turn, after it. */
  | { readonly kind: 'turn'; readonly by: Side; readonly text: string; readonly clock?: number }
  | { readonly kind: 'resigned'; readonly by: Side }
  | { readonly kind: 'flagged'; readonly by: Side }
  /** `to`: how many turns stay, where the offer is a takeback. */
  | { readonly kind: 'offered'; readonly what: OfferKind; readonly by: Side; readonly to?: number }
  | { readonly kind: 'declined'; readonly what: OfferKind; readonly by: Side }
  | { readonly kind: 'drawn' }
  /** `clocks`: what both have left again. */
  | { readonly kind: 'takenBack'; readonly to: number; readonly clocks?: BySide<number> }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  /** `amount`: milliseconds, for the other side than `by`. */
  | { readonly kind: 'timeAdded'; readonly by: Side; readonly amount: number }
  /** The other side than `by` had been absent since then. */
  | {
      readonly kind: 'claimed';
      readonly by: Side;
      readonly what: 'win' | 'draw';
      readonly absentSince: number;
    }
  /** `back`: milliseconds given back to the side to act. */
  | { readonly kind: 'outage'; readonly from: number; readonly to: number; readonly back: number }
  /** The log has become as long as any may, and nobody has won. */
  | { readonly kind: 'tooLong' }
  | LinkHappening
  /** `next`: the id of the new match. */
  | { readonly kind: 'rematched'; readonly next: string };

/**
 * Every event is written in the lowest version that knows it. So an older server, beside a newer one, goes on with every
 * match in which nothing is new to it, and can tell where something is.
 */
export const versionOf = (happening: Happening): number => {
  if (happening.kind === 'sealed' || 'sealedFor' in happening) return 6;
  if (FIFTH.includes(happening.kind)) return 5;
  if (FOURTH.includes(happening.kind) || (happening.kind === 'started' && happening.within)) return 4;
  if (THIRD.includes(happening.kind) || (happening.kind === 'started' && happening.links)) return 3;
  const isNew =
    happening.kind === 'started' ? happening.clock?.kind === 'days' : SECOND.includes(happening.kind);
  return isNew ? 2 : 1;
};

const SECOND: readonly Happening['kind'][] = ['timeAdded', 'claimed', 'outage'];
const THIRD: readonly Happening['kind'][] = [
  'announced',
  'challenged',
  'waived',
  'nonce',
  'lot',
  'inner',
  'reported',
  'defaulted',
];
/** Linked play at a distance. */
const FOURTH: readonly Happening['kind'][] = ['delayed', 'voided'];
const FIFTH: readonly Happening['kind'][] = ['tooLong'];

export type MatchEvent = Happening & {
  readonly version: number;
  /** Counted from 1 without gaps. */
  readonly seq: number;
  /** Milliseconds; never less than in the event before. */
  readonly at: number;
};
