import type { GameRecord, Result, Side } from '@korong/rules';
import type { MatchRefusal } from '../refusal.js';
import type { Context } from '../extension.js';
import { catchUp, follow, replayEvents, type CaughtUp } from './follow.js';
import type { Match } from '../match.js';
import { recordOf } from './record.js';

/** Matches out of their logs and into records. A game that only begins on this device needs none of it. */
export interface MatchLog {
  /**
   * The match after a stored or received event. It refuses malformed events, events out of order and events that cannot follow. It does not
   * check again whether the event should have been allowed.
   */
  readonly follow: (match: Match | undefined, event: unknown) => Result<Match, MatchRefusal>;
  /** Follows events that may be duplicated, late or incomplete. */
  readonly catchUp: (match: Match | undefined, events: Iterable<{ readonly seq: number }>) => CaughtUp;
  /** Replays these events. `LOG_EVENT` and `LOG_VERSION` carry the number of the event. */
  readonly replayEvents: (events: Iterable<unknown>) => Result<Match, MatchRefusal>;
  /**
   * The game as a record of the rules library. `date` is the header of that name, such as 2026-11-15; `guests` are the sides
   * played by guests.
   */
  readonly recordOf: (match: Match, date?: string, guests?: readonly Side[]) => GameRecord;
}

export const createMatchLog = (rules: Context): MatchLog => ({
  follow: (match, event) => follow(rules, match, event),
  catchUp: (match, events) => catchUp(rules, match, events),
  replayEvents: events => replayEvents(rules, events),
  recordOf: (match, date, guests) => recordOf(rules, match, date, guests),
});
