import type { MatchCode, MatchRefusal } from '@korong/match';
import type { ErrorCode } from '@korong/protocol';
import type { Result } from '@korong/rules';

/** Why a request was refused. A refusal of the match has the match's own code, and all of it as `reason`. */
export interface Refused {
  readonly code: ErrorCode | MatchCode;
  readonly reason?: MatchRefusal;
  /** Milliseconds after which it may be tried again. */
  readonly waitMs?: number;
}

export type Answer<T> = Result<T, Refused>;
