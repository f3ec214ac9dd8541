import type { Side } from '@korong/rules';
import type { Setup } from './setup.js';

/**
 * How an offer is made and answered at a distance. Who sits together has agreed already: `agreed`. A player takes an offer
 * of their own back with `decline`.
 */
export type Asking =
  { readonly how: 'ask' | 'accept' | 'decline'; readonly by: Side } | { readonly how: 'agreed' };

/** Everything that can be asked of a match. */
export type Command =
  | ({ readonly kind: 'start'; readonly id: string } & Setup)
  /** `answers`: how many turns had been made when this one was thought of; a stale one is refused. */
  | { readonly kind: 'turn'; readonly by: Side; readonly answers: number; readonly text: string }
  | { readonly kind: 'resign'; readonly by: Side }
  /** Somebody has seen that time is up; the clock of the match decides. */
  | { readonly kind: 'flag' }
  | ({ readonly kind: 'draw' } & Asking)
  /** `to`: how many turns stay. It is needed to ask and to agree. */
  | { readonly kind: 'takeback'; readonly how: 'ask'; readonly by: Side; readonly to: number }
  | { readonly kind: 'takeback'; readonly how: 'accept' | 'decline'; readonly by: Side }
  | { readonly kind: 'takeback'; readonly how: 'agreed'; readonly to: number }
  | { readonly kind: 'abort' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** `next`: the id that the new match gets if this settles it. Then start it with what `rematchOf` gives. */
  | ({ readonly kind: 'rematch'; readonly next: string } & Asking);
