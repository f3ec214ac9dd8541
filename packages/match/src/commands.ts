import type { Side } from '@korong/rules';
import type { ExtensionCommand } from './extension.js';
import type { Setup } from './setup.js';

/**
 * How an offer is made and answered at a distance. Players at one table have agreed already: `agreed`. A player takes an offer
 * of their own back with `decline`. `offer`: the number of the event that is answered, so that an answer that comes late is
 * none to a later offer.
 */
export type Asking =
  | { readonly how: 'ask' | 'accept' | 'decline'; readonly by: Side; readonly offer?: number }
  | { readonly how: 'agreed' };

/** Everything that can be asked of a match. */
export type Command =
  | ({ readonly kind: 'start'; readonly id: string } & Setup)
  /** `answers`: how many turns had been made when this one was thought of; a stale one is refused. */
  | {
      readonly kind: 'turn';
      readonly by: Side;
      readonly answers: number;
      readonly text: string;
      /** How many events were known then. With takebacks the number of turns alone does not say what was seen. */
      readonly seen?: number | undefined;
      /** Milliseconds that the turn was on its way, as measured by the server: the mover gets them back. */
      readonly lag?: number;
    }
  | { readonly kind: 'resign'; readonly by: Side }
  /** Time seems to be up; the clock of the match decides. */
  | { readonly kind: 'flag' }
  | ({ readonly kind: 'draw' } & Asking)
  /** `to`: how many turns stay. It is needed to ask and to agree. */
  | { readonly kind: 'takeback'; readonly how: 'ask'; readonly by: Side; readonly to: number }
  | {
      readonly kind: 'takeback';
      readonly how: 'accept' | 'decline';
      readonly by: Side;
      readonly offer?: number;
    }
  | { readonly kind: 'takeback'; readonly how: 'agreed'; readonly to: number }
  | { readonly kind: 'abort' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** Gives the other side more time; how much follows from the time control. */
  | { readonly kind: 'addTime'; readonly by: Side }
  /** The other side is gone, and has been since `absentSince`: `by` takes the game, or a draw. */
  | {
      readonly kind: 'claim';
      readonly by: Side;
      readonly what: 'win' | 'draw';
      readonly absentSince: number;
    }
  /** Nobody could play between these moments: what the clock took meanwhile is given back, once. */
  | { readonly kind: 'outage'; readonly from: number; readonly to: number }
  | ExtensionCommand
  /** `next`: the id that the new match gets if this settles it. Then start it with what `rematchOf` gives. */
  | ({ readonly kind: 'rematch'; readonly next: string } & Asking);
