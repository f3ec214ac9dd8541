import type { BySide, Side } from '@korong/rules';
import type { Context, ExtensionEventBody } from './extension.js';
import type { StoredSetup } from './setup.js';

/** The newest event version. Older versions stay readable; see `follow`. */
export const EVENT_VERSION = 7;

export type OfferKind = 'draw' | 'takeback' | 'rematch';

/** All events of a match. Events are never removed: a turn that is taken back stays in the log. */
export type EventBody =
  | ({ readonly kind: 'started'; readonly id: string } & StoredSetup)
  /** `clock`: milliseconds left to the side that made the turn, after it. */
  | { readonly kind: 'turn'; readonly by: Side; readonly text: string; readonly clock?: number }
  | { readonly kind: 'resigned'; readonly by: Side }
  | { readonly kind: 'flagged'; readonly by: Side }
  /** `to`: how many turns stay, where the offer is a takeback. */
  | { readonly kind: 'offered'; readonly what: OfferKind; readonly by: Side; readonly to?: number }
  | { readonly kind: 'declined'; readonly what: OfferKind; readonly by: Side }
  | { readonly kind: 'drawn' }
  /** `clocks`: the restored time of both sides. */
  | { readonly kind: 'takenBack'; readonly to: number; readonly clocks?: BySide<number> }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  /** `amount`: milliseconds, for the other side than `by`. */
  | { readonly kind: 'timeAdded'; readonly by: Side; readonly amount: number }
  /** The side other than `by` had been absent since then. */
  | {
      readonly kind: 'claimed';
      readonly by: Side;
      readonly what: 'win' | 'draw';
      readonly absentSince: number;
    }
  /** `back`: milliseconds given back to the side to act. */
  | { readonly kind: 'outage'; readonly from: number; readonly to: number; readonly back: number }
  /** The log has reached its maximum length without a winner. */
  | { readonly kind: 'tooLong' }
  | ExtensionEventBody
  /** `next`: the id of the new match. */
  | { readonly kind: 'rematched'; readonly next: string };

/**
 * Every event is written in the lowest version that knows it. An older server beside a newer one can therefore continue every match that
 * has nothing new in it, and can tell where something is new.
 */
export const versionOf = ({ extensions }: Context, event: EventBody): number => {
  let version = coreVersionOf(event);
  for (const extension of extensions) version = Math.max(version, extension.versionOf(event) ?? 1);
  return version;
};

const coreVersionOf = (event: EventBody): number => {
  switch (event.kind) {
    case 'started':
      return event.within !== undefined ? 4 : event.clock?.kind === 'days' ? 2 : 1;
    case 'timeAdded':
    case 'claimed':
    case 'outage':
      return 2;
    case 'tooLong':
      return 5;
    default:
      return 1;
  }
};

export type MatchEvent = EventBody & {
  readonly version: number;
  /** Counted from 1 without gaps. */
  readonly seq: number;
  /** Milliseconds; never less than in the previous event. */
  readonly at: number;
};
