import type { Side } from '@korong/rules';
import type { ExtensionCommand } from './extension.js';
import type { Setup } from './setup.js';

/**
 * How an offer is made and answered in a remote match. Local players have agreed already: `agreed`. A player withdraws an offer with
 * `decline`. `offer`: the number of the event that is answered, so that a late answer does not apply to a later offer.
 */
export type OfferAction =
  | { readonly how: 'ask' | 'accept' | 'decline'; readonly by: Side; readonly offer?: number }
  | { readonly how: 'agreed' };

/** Every command to a match. */
export type Command =
  | ({ readonly kind: 'start'; readonly id: string } & Setup)
  /** `answers`: how many turns had been made when the player decided; a stale turn is refused. */
  | {
      readonly kind: 'turn';
      readonly by: Side;
      readonly answers: number;
      readonly text: string;
      /** How many events the player knew. With takebacks the number of turns alone does not identify the position. */
      readonly seen?: number | undefined;
      /** The network lag of the turn in milliseconds, as measured by the server. The mover gets it back. */
      readonly lag?: number;
    }
  | { readonly kind: 'resign'; readonly by: Side }
  /** A claim that time is up. The clock of the match decides. */
  | { readonly kind: 'flag' }
  | ({ readonly kind: 'draw' } & OfferAction)
  /** `to`: how many turns stay. Required to ask and to agree. */
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
  /** Gives the other side more time. The time control determines how much. */
  | { readonly kind: 'addTime'; readonly by: Side }
  /** The other side has been absent since `absentSince`: `by` takes the game, or a draw. */
  | {
      readonly kind: 'claim';
      readonly by: Side;
      readonly what: 'win' | 'draw';
      readonly absentSince: number;
    }
  /** The match was unreachable between these moments. The time that the clock took meanwhile is given back, once. */
  | { readonly kind: 'outage'; readonly from: number; readonly to: number }
  | ExtensionCommand
  /** `next`: the id of the new match if this settles it. Then start it with the result of `rematchOf`. */
  | ({ readonly kind: 'rematch'; readonly next: string } & OfferAction);
