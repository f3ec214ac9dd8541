import type { BySide, Side } from '@korong/rules';
import type { Setup } from './setup.js';

/** Version of the events written now. Older ones stay readable; `follow` knows how. */
export const EVENT_VERSION = 1;

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
  /** `next`: the id of the new match. */
  | { readonly kind: 'rematched'; readonly next: string };

export type MatchEvent = Happening & {
  readonly version: number;
  /** Counted from 1 without gaps. */
  readonly seq: number;
  /** Milliseconds; never less than in the event before. */
  readonly at: number;
};
