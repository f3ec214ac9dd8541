import {
  beginTurn,
  err,
  kindOf,
  ok,
  other,
  readTurn,
  type GameRecord,
  type GipfStep,
  type Result,
} from '@korong/rules';
import { versionOf, type EventBody, type MatchEvent } from '../events.js';
import type { Context } from '../extension.js';
import { follow } from '../log/follow.js';
import { gameOf, positionOf, toAct, type Match } from '../match.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { isLinkedGame } from './games.js';
import { commitTo } from './lot.js';
import { contestsIn, readContest, type RecordedContest } from './record.js';
import type { Contest, ContestTerms } from './types.js';

/** Without a draw there was no commitment. */
const NO_COMMITMENT = commitTo('');

/**
 * How potentials are linked in a recorded match. Where the record does not say, every use was won away from the screen. A replay has no
 * clocks.
 */
export const termsOfRecord = ({ options, headers }: GameRecord): ContestTerms | undefined => {
  if (options.linked !== 'yes') return undefined;
  const fields = new Map(
    (headers.Links ?? 'always').split(' ').map(field => field.split('=') as [string, string]),
  );
  const challenges = fields.get('challenge');
  const inUse = [...new Set(options.potentials ?? '')].flatMap(letter => kindOf(letter) ?? []);
  const games = inUse.map(kind => {
    const game = fields.get(kind);
    return [kind, isLinkedGame(game) ? game : 'away'] as const;
  });
  return {
    form: challenges === undefined ? 'always' : 'challenge',
    ...(challenges !== undefined && { challenges: Number(challenges) }),
    games: Object.fromEntries(games),
  };
};

/**
 * Replays the turns of a record and its inner games: every step, every lot, every result. `begun` has just started, without clocks.
 * Everything happens at `at`. On a mismatch with the record it returns the number of the turn.
 */
export const replayLinked = (
  context: Context,
  begun: Match,
  record: GameRecord,
  at: number,
): Result<Match, number> => {
  let match = begun;
  for (const [i, { text, comment }] of record.turns.entries()) {
    const told = contestsIn(comment);
    const links =
      told?.length === 0 && record.headers.Links === undefined ? untold(context, match, text) : told;
    const settled = links && followAll(context, match, links, at);
    const made = settled && finish(context, settled, i, text, at);
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
  text: string,
  at: number,
): Match | undefined => {
  if (match.turns.length > number) return match.turns[number]!.text === text ? match : undefined;
  if (match.linked?.prefix === text) return match;
  const reading = readTurn(gameOf(context, match), beginTurn(positionOf(match)), text);
  if (reading.status === 'incomplete') return match;
  return appendBody(context, match, { kind: 'turn', by: toAct(match)!, text }, at);
};

/** Uses in a turn that the record does not describe. */
const untold = (context: Context, match: Match, text: string): readonly RecordedContest[] | undefined => {
  const reading = readTurn(gameOf(context, match), beginTurn(positionOf(match)), text);
  if (reading.status === 'illegal') return undefined;
  const texts = text.split(';');
  return (reading.turn.steps as readonly GipfStep[]).flatMap(({ kind }, i) => {
    if (kind !== 'use' && kind !== 'extra' && kind !== 'denied') return [];
    const won = kind !== 'denied';
    const use = won ? texts[i]! : texts[i]!.slice(1);
    const before = texts.slice(0, i).join(';');
    return [{ before, use, by: toAct(match)!, game: 'away', how: 'away', won }];
  });
};

const followAll = (
  context: Context,
  match: Match,
  links: readonly RecordedContest[],
  at: number,
): Match | undefined =>
  links.reduce<Match | undefined>((so, link) => so && followContest(context, so, link, at), match);

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
      if (told.how === 'open' && told.lot === undefined && told.game !== 'away') return undefined;
      return { kind: 'challenged', by: other(contest.by), ...commitmentOf(told) };
    case 'lot':
      return nextOfLot(contest, told);
    case 'away':
      return nextReport(contest, told);
    case 'playing':
      return nextInside(context, contest.inner!, told);
  }
};

const announcement = (match: Match, { by, before = '', use, lot }: RecordedContest): EventBody => ({
  kind: 'announced',
  by,
  text: before === '' ? use : `${before};${use}`,
  ...(match.setup.links!.form === 'always' && commitmentOf({ lot })),
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

const nextReport = ({ by, reports }: Contest, { how, won }: RecordedContest): EventBody | undefined => {
  if (how === 'default') return { kind: 'defaulted', by: won ? other(by) : by };
  const silent = (['white', 'black'] as const).find(side => reports[side] === undefined);
  return how === 'away' && silent
    ? { kind: 'reported', by: silent, winner: won ? by : other(by) }
    : undefined;
};

const nextInside = (context: Context, inner: Match, told: RecordedContest): EventBody | undefined => {
  const by = toAct(inner);
  const text = told.turns?.[inner.turns.length];
  const body = by && text !== undefined ? ({ kind: 'turn', by, text } as const) : ending(told);
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
    past.innerWhite === told.white &&
    past.throws?.join() === told.throws?.join() &&
    past.inner?.turns.length === told.turns?.length
  );
};
