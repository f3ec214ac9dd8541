import { other, type Side } from '@korong/rules';
import { no, yes, type Decided } from './decision.js';
import type { Command } from './commands.js';
import type { MatchEvent } from './events.js';
import { toAct, type Match } from './match.js';
import { lengthOf } from './setup.js';

const LEAST_PATIENCE = 30_000;
const MOST_PATIENCE = 300_000;
/** Without a clock there is no hurry. */
export const WITHOUT_CLOCK = 86_400_000;

/**
 * How long, in milliseconds, a player whose turn it is may be absent before the other one may claim the game: a tenth of what
 * a side is likely to use. There is no absence by days or at one table.
 */
export const patienceOf = ({ setup: { clock, seats } }: Match): number | undefined => {
  if (seats === 'together' || clock?.kind === 'days') return undefined;
  if (clock === undefined) return WITHOUT_CLOCK;
  return Math.min(MOST_PATIENCE, Math.max(LEAST_PATIENCE, Math.round(lengthOf(clock) / 10)));
};

/**
 * From when on `by` may claim the game, given since when the other side has been absent; `undefined` while there is nothing to
 * claim. Absence counts only while it is the absent side's turn and the match could be reached.
 */
export const claimableFrom = (match: Match, by: Side, absentSince: number): number | undefined => {
  const patience = patienceOf(match);
  if (patience === undefined || !hasBegun(match) || toAct(match) !== other(by)) return undefined;
  return Math.max(Math.round(absentSince), waitingSince(match)) + patience;
};

/** Before the first turn a game can be called off instead, unless it is one in between. */
const hasBegun = ({ turns, setup }: Match): boolean => turns.length > 0 || setup.within !== undefined;

/** After these the same side goes on waiting. Everything else, also what held the game up, leaves it to a side to act. */
const ASIDE: readonly MatchEvent['kind'][] = ['offered', 'declined', 'paused', 'resumed', 'timeAdded'];

/** Since when the side to act could have acted, or the end of an outage after that. */
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
