import { createMatchLog, type CaughtUp, type Match, type MatchRules } from '@korong/match';
import type { MessageOf } from './roomMessage.js';

type WireEvents = MessageOf<'events'>['events'];

/** Our copy of a game's log, as the match that follows from it. */
interface RoomLog {
  readonly match: () => Match | undefined;
  /** How many events are known. */
  readonly count: () => number;
  /** The event after which to ask for more. */
  readonly since: () => number;
  /** Follows new events. Returns the reason why the rest cannot be followed. */
  readonly follow: (rules: MatchRules | undefined, events: WireEvents) => CaughtUp['trouble'];
  /** Follows the answer to a request for the events after `requested`. */
  readonly followAnswer: (
    rules: MatchRules | undefined,
    answer: Pick<MessageOf<'game'>, 'since' | 'events'>,
    requested: number,
  ) => CaughtUp['trouble'];
  /** The log could not be followed: ask for it from its beginning. False if that was done before. */
  readonly startOver: () => boolean;
}

export const createRoomLog = (): RoomLog => {
  let match: Match | undefined;
  let fromScratch = false;
  const count = (): number => match?.events.length ?? 0;

  const follow = (
    rules: MatchRules | undefined,
    events: WireEvents,
    from: Match | undefined,
  ): CaughtUp['trouble'] => {
    // Without rules this is not a log: it does not name its game.
    if (rules === undefined) return 'damaged';
    const followed = createMatchLog(rules).catchUp(from, events);
    match = followed.match;
    return followed.trouble;
  };

  return {
    match: () => match,
    count,
    since: () => (fromScratch ? 0 : count()),
    follow: (rules, events) => follow(rules, events, match),
    followAnswer: (rules, { since, events }, requested) => {
      if (since > count()) return 'gap';
      // The log is shorter than our copy, so the server was restored from a backup.
      const restored = requested > 0 && since === 0 && events.length < count();
      const isWhole = restored || (fromScratch && since === 0);
      const trouble = follow(rules, events, isWhole ? undefined : match);
      if (trouble === undefined) fromScratch = false;
      return trouble;
    },
    startOver: () => {
      const isFirst = !fromScratch;
      fromScratch = true;
      return isFirst;
    },
  };
};
