import type { Refusal } from '@korong/rules';
import type { MatchCode } from './codes.js';

/** Why a match refused something, independent of language. */
export interface MatchRefusal {
  readonly code: MatchCode;
  /** The reason of the game's rules, in `TURN_REFUSED` and `SETUP_REFUSED`. */
  readonly reason?: Refusal;
  /** `STALE_TURN`: how many turns have been made. `TOO_EARLY_TO_CLAIM`: milliseconds to wait. `LOG_…`: the number of the event. */
  readonly number?: number;
}

export const refuse = (code: MatchCode, details: Omit<MatchRefusal, 'code'> = {}): MatchRefusal => ({
  code,
  ...details,
});
