import { other, type Side } from '@korong/rules';
import { no, yes, type Decided } from './decision.js';
import type { Command } from './commands.js';
import type { MatchEvent } from './events.js';
import { toAct, type Match } from './match.js';
import { isRemote, lengthOf } from './setup.js';

const MIN_PATIENCE = 30_000;
const MAX_PATIENCE = 300_000;
/** A match without a clock is in no hurry. */
export const ABSENCE_WITHOUT_CLOCK = 86_400_000;

/**
 * How long, in milliseconds, the side to act may be absent before the other side may claim the game: a tenth of the time that a side is
 * likely to use. Correspondence matches and local matches have no absence.
 */
export const patienceOf = ({ setup }: Match): number | undefined => {
  const { clock } = setup;
  if (!isRemote(setup) || clock?.kind === 'days') return undefined;
  if (clock === undefined) return ABSENCE_WITHOUT_CLOCK;
  return Math.min(MAX_PATIENCE, Math.max(MIN_PATIENCE, Math.round(lengthOf(clock) / 10)));
};

/**
 * The earliest time at which `by` may claim the game, given since when the other side has been absent; `undefined` while there is nothing
 * to claim. Absence counts only while it is the absent side's turn and the match was reachable.
 */
export const claimableFrom = (match: Match, by: Side, absentSince: number): number | undefined => {
  const patience = patienceOf(match);
  if (patience === undefined || !hasBegun(match) || toAct(match) !== other(by)) return undefined;
  return Math.max(Math.round(absentSince), waitingSince(match)) + patience;
};

/** Before the first turn a game can be aborted instead, except an inner game. */
const hasBegun = ({ turns, setup }: Match): boolean => turns.length > 0 || setup.within !== undefined;

/** After these events the same side is still waited for. After any other event, also the end of a hold, a side has to act. */
const ASIDE: readonly MatchEvent['kind'][] = ['offered', 'declined', 'paused', 'resumed', 'timeAdded'];

/** Since when the side to act has been able to act, or the end of a later outage. */
const waitingSince = ({ events }: Match): number => {
  const last = events.findLast(({ kind }) => !ASIDE.includes(kind));
  return last?.kind === 'outage' ? last.to : (last ?? events[0]!).at;
};

export const decideClaim = (
  match: Match,
  command: Extract<Command, { kind: 'claim' }>,
  at: number,
): Decided => {
  const { by, what, absentSince } = command;
  if (match.setup.clock?.kind === 'days') return no('NOT_BY_DAYS');
  const from = claimableFrom(match, by, absentSince);
  if (from === undefined) return no('NOTHING_TO_CLAIM');
  if (!(at >= from)) return no('TOO_EARLY_TO_CLAIM', { number: from - at });
  return yes({ kind: 'claimed', by, what, absentSince: Math.round(absentSince) });
};
