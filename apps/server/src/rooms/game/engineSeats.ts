import {
  allGames,
  awaited,
  sideAcross,
  toAnnounce,
  type Command,
  type Match,
  type MatchEvent,
} from '@korong/match';
import type { PlayerInfo, Seats } from '@korong/protocol';
import { other, type GameRecord, type Side } from '@korong/rules';
import type { ThinkJob } from '../../shared/shared.js';
import type { CommitReveal } from './commitReveal.js';

// Seats of the engine.

const SIDES = ['white', 'black'] as const;

/** One player for each level. Pages translate its name by `level`. */
export const enginePlayer = (level: number): PlayerInfo => ({
  id: `engine${level.toString().padStart(8, '0')}`,
  name: `Korong ${level}`,
  account: false,
  level,
});

/** The side whose turn or answer has to be searched: lots need no search, and a game played elsewhere is not known here. */
const thinkingSide = (match: Match): Side | undefined => {
  const stage = match.linked?.contest?.stage;
  return stage === 'lot' || stage === 'away' ? undefined : awaited(match);
};

/** The engine's level if it is to act. */
export const levelToAct = (match: Match, seats: Seats): number | undefined => {
  const side = thinkingSide(match);
  return side && seats[side].level;
};

/** Events that leave the position under search as it is. */
const BESIDE: readonly MatchEvent['kind'][] = ['offered', 'declined', 'timeAdded', 'outage', 'delayed'];

/** The number of the event that made the position; unique also where turns were taken back. */
export const positionSeq = ({ events }: Match): number =>
  events.findLast(({ kind }) => !BESIDE.includes(kind))!.seq;

export const messageOf = (turn: number): string => `engine-${turn}`;

/** The search job, if the engine is to act. */
export const jobOf = (match: Match, seats: Seats): ThinkJob | undefined => {
  const level = levelToAct(match, seats);
  if (level === undefined) return undefined;
  const contest = match.linked?.contest;
  const common = { game: match.id, turn: positionSeq(match), level };
  const asked = contest?.inner ?? match;
  const kind = asked.setup.game as ThinkJob['kind'];
  if (!contest || contest.inner) return { ...common, kind, record: allGames.recordOf(asked) };
  const left = match.linked.challenges?.[other(contest.by)] ?? 0;
  return { ...common, kind, record: recordUpTo(match, contest.before), use: { text: contest.use, left } };
};

/** The turns that were made, and the begun one up to `before`. */
const recordUpTo = (match: Match, before: string): GameRecord => {
  const record = allGames.recordOf(match);
  const made = record.turns.slice(0, match.turns.length);
  return { ...record, turns: before === '' ? made : [...made, { text: before }] };
};

/** The command for the text that a search gave. */
export const thoughtCommand = (match: Match, text: string, lots: CommitReveal): Command | undefined => {
  const { contest, prefix } = match.linked ?? {};
  const by = thinkingSide(match);
  if (!by) return undefined;
  if (contest?.inner) {
    const turn = {
      kind: 'turn',
      by: sideAcross(contest, by),
      answers: contest.inner.turns.length,
      text,
    } as const;
    return { kind: 'inner', command: turn };
  }
  if (contest)
    return text === 'challenge'
      ? { kind: 'challenge', by, commit: lots.commitment(match) }
      : { kind: 'waive', by };
  const whole = prefix === undefined ? text : `${prefix};${text}`;
  const answers = match.turns.length;
  const announced = toAnnounce(allGames, match, whole);
  return announced === undefined
    ? { kind: 'turn', by, answers, text: whole }
    : { kind: 'announce', by, answers, text: announced, commit: lots.commitment(match) };
};

/** The engine's answer to an offer: it accepts takebacks and rematches, and declines draws. */
export const engineAnswer = (match: Match, seats: Seats, next: string): Command | undefined => {
  for (const by of SIDES) {
    if (seats[by].level === undefined) continue;
    const { draw, takeback, rematch } = match.offers;
    if (asks(takeback, by)) return { kind: 'takeback', how: 'accept', by };
    if (asks(draw, by)) return { kind: 'draw', how: 'decline', by };
    if (asks(rematch, by)) return { kind: 'rematch', how: 'accept', by, next };
  }
  return undefined;
};

const asks = (offer: { readonly by: Side } | undefined, of: Side): boolean =>
  offer !== undefined && offer.by !== of;
