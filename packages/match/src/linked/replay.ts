import {
  POTENTIAL_KINDS,
  SIDES,
  beginTurn,
  err,
  ok,
  other,
  readTurn,
  stakesOf,
  type GameRecord,
  type RecordedTurn,
  type Result,
  type Side,
} from '@korong/rules';
import { versionOf, type EventBody, type MatchEvent } from '../events.js';
import type { Context } from '../extension.js';
import { follow } from '../log/follow.js';
import { gameOf, positionOf, toAct, type Match } from '../match.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { isAway } from './games.js';
import { commitTo } from './lot.js';
import { contestsIn, readContest, type RecordedContest } from './record.js';
import { nextRound } from './reports.js';
import { formFields, formOf } from './terms.js';
import { readTerms } from './termsText.js';
import type { Contest, ContestTerms } from './types.js';
import { firstContested, kindIn } from './uses.js';

/** Without a draw there was no commitment. */
const NO_COMMITMENT = commitTo('');

/** How potentials are linked in a recorded match. Where the record does not say, everything was won away from the screen. */
export const termsOfRecord = ({ options, headers }: GameRecord): ContestTerms | undefined => {
  const stakes = stakesOf(options);
  const kinds = POTENTIAL_KINDS.filter(kind => stakes[kind] !== 'none');
  if (kinds.length === 0) return undefined;
  if (headers.Links !== undefined) return readTerms(headers.Links, kinds);
  const forms = kinds.map(kind => [kind, stakes[kind] === 'use' ? 'always' : 'acquire'] as const);
  return {
    ...formFields(Object.fromEntries(forms)),
    games: Object.fromEntries(kinds.map(kind => [kind, 'away' as const])),
  };
};

/**
 * Replays the turns of a record and its inner games: every step, every lot, every result. `begun` has just started. If it has clocks, they
 * show what the record says. Everything happens at `at`. On a mismatch with the record it returns the number of the turn.
 */
export const replayLinked = (
  context: Context,
  begun: Match,
  record: GameRecord,
  at: number,
): Result<Match, number> => {
  let match = begun;
  for (const [i, turn] of record.turns.entries()) {
    const told = contestsIn(turn.comment);
    const links =
      told?.length === 0 && record.headers.Links === undefined ? untold(context, match, turn.text) : told;
    const settled = links && followAll(context, match, links, turn, at);
    const made = settled && finish(context, settled, i, turn, at);
    if (!made) return err(i + 1);
    match = made;
  }
  const { Link: open } = record.headers;
  if (open === undefined) return ok(match);
  const link = readContest(open);
  const opened = link && followContest(context, match, link, at);
  return opened ? ok(opened) : err(record.turns.length + 1);
};

/** The turn as written, as far as it goes: the last one may lack steps. */
const finish = (
  context: Context,
  match: Match,
  number: number,
  { text, clock }: RecordedTurn,
  at: number,
): Match | undefined => {
  if (match.turns.length > number) return match.turns[number]!.text === text ? match : undefined;
  if (match.linked?.prefix === text) return match;
  const reading = readTurn(gameOf(context, match), beginTurn(positionOf(match)), text);
  if (reading.status === 'incomplete') return match;
  const by = toAct(match)!;
  return appendBody(context, match, { kind: 'turn', by, text, ...clockFor(match, by, clock) }, at);
};

/** The time left as it was recorded, or unchanged; nothing in a match without clocks. */
const clockFor = ({ clock }: Match, by: Side, recorded: number | undefined): { clock?: number } =>
  clock ? { clock: recorded ?? clock.left[by] } : {};

/** The time left at an announcement. A finished turn has earned its increment. */
const clockBefore = (context: Context, match: Match, { text, clock }: RecordedTurn): number | undefined => {
  if (clock === undefined || match.setup.clock?.kind !== 'fischer') return undefined;
  const { status } = readTurn(gameOf(context, match), beginTurn(positionOf(match)), text);
  return Math.max(0, clock - (status === 'complete' ? match.setup.clock.increment : 0));
};

/** Contested steps in a turn that the record does not describe. */
const untold = (context: Context, match: Match, text: string): readonly RecordedContest[] | undefined => {
  const reading = readTurn(gameOf(context, match), beginTurn(positionOf(match)), text);
  if (reading.status === 'illegal') return undefined;
  const texts = text.split(';');
  return (reading.turn.steps as Parameters<typeof firstContested>[1]).flatMap((step, i) => {
    if (firstContested(match, [step]) < 0) return [];
    const won = step.kind !== 'denied';
    const use = won ? texts[i]! : texts[i]!.slice(1);
    const before = texts.slice(0, i).join(';');
    return [{ before, use, by: toAct(match)!, game: 'away', how: 'away', won }];
  });
};

const followAll = (
  context: Context,
  match: Match,
  links: readonly RecordedContest[],
  turn: RecordedTurn,
  at: number,
): Match | undefined => {
  if (links.length === 0) return match;
  const clock = clockBefore(context, match, turn);
  return links.reduce<Match | undefined>(
    (so, link) => so && followContest(context, so, { ...link, ...(clock !== undefined && { clock }) }, at),
    match,
  );
};

const appendBody = (context: Context, match: Match, body: EventBody, at: number): Match | undefined => {
  const followed = follow(context, match, eventOf(context, match, body, at));
  return followed.ok ? followed.value : undefined;
};

const eventOf = (context: Context, match: Match, body: EventBody, at: number): MatchEvent => ({
  ...body,
  version: versionOf(context, body),
  seq: match.events.length + 1,
  at,
});

/** One contest, from its announcement to its decision. */
const followContest = (
  context: Context,
  match: Match,
  recorded: RecordedContest,
  at: number,
): Match | undefined => {
  let now: Match | undefined = match;
  for (let next = nextOf(context, now, recorded, match); next; next = nextOf(context, now, recorded, match)) {
    now = appendBody(context, now, next, at);
    if (!now) return undefined;
  }
  return comesOut(now, recorded) ? now : undefined;
};

/** The next command of the contest; `undefined` at its end. */
const nextOf = (
  context: Context,
  match: Match,
  told: RecordedContest,
  before: Match,
): EventBody | undefined => {
  const contest = match.linked?.contest;
  if (!contest) return match === before ? announcement(match, told) : undefined;
  switch (contest.stage) {
    case 'announced':
      if (told.how === 'waived' && told.lot === undefined) return { kind: 'waived' };
      if (told.how === 'open' && told.lot === undefined && !isAway(told.game)) return undefined;
      return { kind: 'challenged', by: other(contest.by), ...commitmentOf(told) };
    case 'lot':
      return nextOfLot(contest, told);
    case 'away':
      return nextReport(contest, told);
    case 'playing':
      return nextInside(context, contest.inner!, told);
  }
};

const announcement = (match: Match, { by, before = '', use, lot, clock }: RecordedContest): EventBody => ({
  kind: 'announced',
  by,
  text: before === '' ? use : `${before};${use}`,
  ...clockFor(match, by, clock),
  ...(formOf(match.setup.links!, kindIn(use)) !== 'challenge' && commitmentOf({ lot })),
});

const commitmentOf = ({ lot }: Pick<RecordedContest, 'lot'>): { commit: string; sealedFor?: string } => ({
  commit: lot?.commit ?? NO_COMMITMENT,
  ...(lot?.sealedFor !== undefined && { sealedFor: lot.sealedFor }),
});

const nextOfLot = ({ by, lot }: Contest, told: RecordedContest): EventBody | undefined => {
  if (lotAwaits(lot!) === 'secret') {
    if (told.lot?.secret !== undefined) return { kind: 'lot', secret: told.lot.secret };
    return told.lot?.voided === true || told.how === 'waived' ? { kind: 'voided' } : undefined;
  }
  const isSealing = lotAwaits(lot!) === 'seals';
  const parts = (isSealing ? told.lot?.sealed : told.lot?.nonces) ?? {};
  for (const side of lotLacks(lot!)) {
    const part = parts[side];
    if (part === undefined) continue;
    return isSealing ? { kind: 'sealed', by: side, hash: part } : { kind: 'nonce', by: side, value: part };
  }
  return told.how === 'default' ? { kind: 'defaulted', by: told.won ? other(by) : by } : undefined;
};

const nextReport = (contest: Contest, { how, won, draw }: RecordedContest): EventBody | undefined => {
  const { by, answered } = contest;
  if (how === 'default') return { kind: 'defaulted', by: won ? other(by) : by };
  const silent = SIDES.find(side => !answered.includes(side)) ?? 'white';
  const round = nextRound(contest);
  if (how === 'disputed') return { kind: 'reported', by: silent, winner: silent, ...round };
  const winner = draw ? null : won ? by : other(by);
  return how === 'away' ? { kind: 'reported', by: silent, winner, ...round } : undefined;
};

const nextInside = (context: Context, inner: Match, told: RecordedContest): EventBody | undefined => {
  const by = toAct(inner);
  const text = told.turns?.[inner.turns.length];
  const body =
    by && text !== undefined
      ? ({ kind: 'turn', by, text, ...clockFor(inner, by, told.clocks?.[inner.turns.length]) } as const)
      : ending(told);
  return body && { kind: 'inner', event: eventOf(context, inner, body, inner.events.at(-1)!.at) };
};

/** How the players ended it, if the rules did not. */
const ending = ({ ending: how, result }: RecordedContest): EventBody | undefined => {
  if (how === 'absence') {
    return { kind: 'claimed', by: result ?? 'white', what: result ? 'win' : 'draw', absentSince: 0 };
  }
  if (!result) return undefined;
  if (how === 'resignation') return { kind: 'resigned', by: other(result) };
  return how === 'time' ? { kind: 'flagged', by: other(result) } : undefined;
};

/** Whether the outcome matches the record. */
const comesOut = ({ linked }: Match, told: RecordedContest): boolean => {
  const { contest, past: all } = linked!;
  if (told.how === 'open') return contest !== undefined && told.white === contest.innerWhite;
  const past = all.at(-1);
  return (
    contest === undefined &&
    past?.how === told.how &&
    past.game === told.game &&
    past.won === told.won &&
    past.draw === told.draw &&
    past.innerWhite === told.white &&
    past.throws?.join() === told.throws?.join() &&
    past.inner?.turns.length === told.turns?.length
  );
};
