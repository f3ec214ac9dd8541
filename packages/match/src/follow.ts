import { beginTurn, err, ok, readTurn, type Result } from '@korong/rules';
import { refuse, type MatchRefusal } from './codes.js';
import { EVENT_VERSION, versionOf, type MatchEvent } from './events.js';
import { evolve, started, type LaterEvent } from './evolve.js';
import { linkage } from './linkage.js';
import { changedInPlace, type Lists } from './lists.js';
import { gameOf, positionOf, toAct, type Match } from './match.js';
import { isEvent } from './readEvent.js';
import { beginning } from './setup.js';

/**
 * The match after an event that came from elsewhere: out of a store, over a wire. Refuses what is no event, what is not
 * the next one and what cannot follow; it does not ask again whether the event should have been let happen.
 */
export const follow = (match: Match | undefined, event: unknown): Result<Match, MatchRefusal> =>
  followBy(match, event);

const followBy = (match: Match | undefined, event: unknown, lists?: Lists): Result<Match, MatchRefusal> => {
  const number = (match?.events.length ?? 0) + 1;
  const bad = err(refuse('LOG_EVENT', { number }));
  if (isOtherVersion(event)) return err(refuse('LOG_VERSION', { number }));
  if (!isEvent(event) || event.version < versionOf(event) || event.seq !== number) return bad;
  if (event.at < (match?.events.at(-1)?.at ?? -Infinity)) return bad;
  if (event.kind === 'started') return match === undefined ? begin(event, number) : bad;
  if (match === undefined || !canFollow(match, event)) return bad;
  if (event.kind !== 'turn') return ok(evolve(match, event, undefined, lists));
  const reading = readTurn(gameOf(match), beginTurn(positionOf(match)), event.text);
  return reading.status === 'complete' ? ok(evolve(match, event, reading.turn.position, lists)) : bad;
};

const isOtherVersion = (event: unknown): boolean =>
  typeof event === 'object' &&
  event !== null &&
  'version' in event &&
  !(Number(event.version) >= 1 && Number(event.version) <= EVENT_VERSION);

const begin = (
  event: Extract<MatchEvent, { kind: 'started' }>,
  number: number,
): Result<Match, MatchRefusal> => {
  const begun = beginning(event);
  return begun.ok ? ok(started(event, begun.value.start)) : err({ ...begun.error, number });
};

const AFTER_THE_END = ['rematch', 'rematched'];

const canFollow = (match: Match, event: LaterEvent): boolean => {
  const subject = event.kind === 'offered' || event.kind === 'declined' ? event.what : event.kind;
  if ((match.result !== undefined) !== AFTER_THE_END.includes(subject)) return false;
  if (match.setup.links && !AFTER_THE_END.includes(subject) && !linkage().canFollow(match, event))
    return false;
  switch (event.kind) {
    case 'turn':
      return event.by === toAct(match) && hasClock(match, event.clock);
    case 'takenBack':
      return event.to < match.turns.length && hasClock(match, event.clocks);
    case 'offered':
      return (event.to !== undefined) === (event.what === 'takeback');
    case 'paused':
    case 'resumed':
      return match.clock?.paused === (event.kind === 'resumed');
    case 'timeAdded':
      return match.setup.clock?.kind === 'fischer';
    case 'outage':
      return (
        match.clock?.since !== undefined && event.from <= event.to && event.back <= event.to - event.from
      );
    case 'claimed':
    case 'declined':
    case 'resigned':
    case 'flagged':
    case 'drawn':
    case 'aborted':
    case 'tooLong':
    case 'rematched':
      return true;
    case 'announced':
    case 'challenged':
    case 'waived':
    case 'sealed':
    case 'nonce':
    case 'lot':
    case 'inner':
    case 'reported':
    case 'defaulted':
    case 'delayed':
    case 'voided':
      return match.setup.links !== undefined;
  }
};

const hasClock = (match: Match, clock: unknown): boolean =>
  (match.clock === undefined) === (clock === undefined);

/** How far a list of events could be followed: to its end unless there is an error. */
export interface Followed {
  readonly match: Match | undefined;
  readonly error?: MatchRefusal;
}

/**
 * `follow` for many events, in time linear in their number: the matches in between are never seen, so their lists change in place. Where
 * an event cannot be followed, the match is the one before it.
 */
export const followAll = (match: Match | undefined, events: Iterable<unknown>): Followed => {
  const lists = changedInPlace();
  let last = match;
  for (const event of events) {
    const next = followBy(last, event, lists);
    if (!next.ok) return { match: last, error: next.error };
    last = next.value;
  }
  return { match: last };
};

/** The match that these events made. `LOG_EVENT` and `LOG_VERSION` come with the number of the event. */
export const replayEvents = (events: Iterable<unknown>): Result<Match, MatchRefusal> => {
  const { match, error } = followAll(undefined, events);
  if (error) return err(error);
  return match === undefined ? err(refuse('NOT_STARTED')) : ok(match);
};
