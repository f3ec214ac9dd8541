import { beginTurn, err, ok, readTurn, type Result } from '@korong/rules';
import { refuse, type MatchRefusal } from '../refusal.js';
import { EVENT_VERSION, versionOf, type MatchEvent } from '../events.js';
import { evolve, started, type LaterEvent } from '../evolve.js';
import type { Context } from '../extension.js';
import { changedInPlace, type Lists } from '../lists.js';
import { gameOf, positionOf, toAct, type Match } from '../match.js';
import { isEvent } from './readEvent.js';
import { checkSetup } from '../setup.js';

/** See `MatchLog`. */
export const follow = (
  context: Context,
  match: Match | undefined,
  event: unknown,
  lists?: Lists,
): Result<Match, MatchRefusal> => {
  const number = (match?.events.length ?? 0) + 1;
  const bad = (): Result<Match, MatchRefusal> => err(refuse('LOG_EVENT', { number }));
  if (isOtherVersion(event)) return err(refuse('LOG_VERSION', { number }));
  if (!isEvent(context, event) || event.version < versionOf(context, event) || event.seq !== number)
    return bad();
  if (event.at < (match?.events.at(-1)?.at ?? -Infinity)) return bad();
  if (event.kind === 'started') return match === undefined ? begin(context, event, number) : bad();
  if (match === undefined || !canFollow(context, match, event)) return bad();
  if (event.kind !== 'turn') return ok(evolve(context, match, event, undefined, lists));
  const reading = readTurn(gameOf(context, match), beginTurn(positionOf(match)), event.text);
  return reading.status === 'complete'
    ? ok(evolve(context, match, event, reading.turn.position, lists))
    : bad();
};

const isOtherVersion = (event: unknown): boolean =>
  typeof event === 'object' &&
  event !== null &&
  'version' in event &&
  !(Number(event.version) >= 1 && Number(event.version) <= EVENT_VERSION);

const begin = (
  context: Context,
  event: Extract<MatchEvent, { kind: 'started' }>,
  number: number,
): Result<Match, MatchRefusal> => {
  const begun = checkSetup(context, event);
  return begun.ok ? ok(started(context, event, begun.value.start)) : err({ ...begun.error, number });
};

const AFTER_THE_END = ['rematch', 'rematched'];

const canFollow = (context: Context, match: Match, event: LaterEvent): boolean => {
  const subject = event.kind === 'offered' || event.kind === 'declined' ? event.what : event.kind;
  if ((match.result !== undefined) !== AFTER_THE_END.includes(subject)) return false;
  if (match.result === undefined && !context.extensions.every(each => each.canFollow(context, match, event)))
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
    default:
      // An event of an extension. The extension has checked it.
      return true;
  }
};

const hasClock = (match: Match, clock: unknown): boolean =>
  (match.clock === undefined) === (clock === undefined);

/** How far a list of events could be followed: to its end unless there is an error. */
interface Followed {
  readonly match: Match | undefined;
  readonly error?: MatchRefusal;
}

/**
 * `follow` for many events, in linear time. The intermediate matches are never seen, so their lists change in place. If an event cannot be
 * followed, the match is the one before it.
 */
const followAll = (context: Context, match: Match | undefined, events: Iterable<unknown>): Followed => {
  const lists = changedInPlace();
  let last = match;
  for (const event of events) {
    const next = follow(context, last, event, lists);
    if (!next.ok) return { match: last, error: next.error };
    last = next.value;
  }
  return { match: last };
};

/** See `MatchLog`. */
export const replayEvents = (context: Context, events: Iterable<unknown>): Result<Match, MatchRefusal> => {
  const { match, error } = followAll(context, undefined, events);
  if (error) return err(error);
  return match === undefined ? err(refuse('NOT_STARTED')) : ok(match);
};

/** How far events could be followed, and why the rest could not. */
export interface CaughtUp {
  readonly match: Match | undefined;
  /** `gap`: some are missing. `newer`: this version does not know them. `damaged`: they cannot follow. */
  readonly trouble?: 'gap' | 'newer' | 'damaged';
}

/** See `MatchLog`. */
export const catchUp = (
  context: Context,
  match: Match | undefined,
  events: Iterable<{ readonly seq: number }>,
): CaughtUp => {
  const next: unknown[] = [];
  let reached = match?.events.length ?? 0;
  let gap = false;
  for (const event of events) {
    if (event.seq <= reached) continue;
    gap = event.seq > reached + 1;
    if (gap) break;
    next.push(event);
    reached = event.seq;
  }
  const { match: last, error } = followAll(context, match, next);
  if (error) return { match: last, trouble: error.code === 'LOG_VERSION' ? 'newer' : 'damaged' };
  return gap ? { match: last, trouble: 'gap' } : { match: last };
};
