import { kindOf, type OptionFields, type Side } from '@korong/rules';
import { refuse, type MatchRefusal } from '../refusal.js';
import type { LaterEvent } from '../evolve.js';
import type { Context } from '../extension.js';
import {
  fields,
  isCount,
  isFischer,
  isSide,
  isText,
  isTexts,
  isTime,
  maybe,
  oneOf,
  STAMP,
  type Check,
  type Fields,
} from '../fields.js';
import { follow } from '../log/follow.js';
import { isEvent } from '../log/readEvent.js';
import { toAct, type Match } from '../match.js';
import { isRemote, isTimeControl, type Setup } from '../setup.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { commitTo, isCommit, isNonce, isSealed, sealedForOf } from './lot.js';
import { isLinkedGame } from './games.js';
import type { ContestEventBody } from './types.js';
import { continuation, isAnnouncement, isUse } from './uses.js';

/** The setup must be linked exactly if the options say so, with a game for every kind of potential in use. */
export const whyNotLinked = (setup: Pick<Setup, 'links'>, options: OptionFields): MatchRefusal | undefined =>
  isPossible(setup, options) ? undefined : refuse('BAD_LINKS');

const isPossible = ({ links }: Pick<Setup, 'links'>, options: OptionFields): boolean => {
  if (links === undefined) return options.linked !== 'yes';
  if (options.linked !== 'yes') return false;
  const { form, challenges, games, clock } = links;
  if (form === 'always' ? challenges !== undefined : ![1, 2, 3].includes(challenges!)) return false;
  if (clock !== undefined && !isTimeControl(clock)) return false;
  const inUse: string[] = [...new Set(options.potentials)].flatMap(letter => kindOf(letter) ?? []);
  return (
    Object.keys(games).every(kind => inUse.includes(kind)) &&
    inUse.every(kind => isLinkedGame(games[kind as keyof typeof games]))
  );
};

/** Whether an event of linked play can follow. For any other event: whether linked play allows it now. */
export const canFollowContest = (context: Context, match: Match, event: LaterEvent): boolean => {
  const { linked, setup } = match;
  if (!setup.links || !linked) return !isContestEvent(event.kind);
  const { contest } = linked;
  switch (event.kind) {
    case 'announced': {
      if (contest || event.by !== toAct(match)) return false;
      if ((setup.links.form === 'always') !== (event.commit !== undefined)) return false;
      if ((match.clock === undefined) !== (event.clock === undefined)) return false;
      if (event.commit === undefined && event.sealedFor !== undefined) return false;
      if (!canSeal(match, event.sealedFor, event.seq)) return false;
      const turn = continuation(context, match, event.text);
      return turn.status === 'on' && turn.text === event.text && isAnnouncement(turn.fresh);
    }
    case 'challenged':
      return (
        contest?.stage === 'announced' &&
        event.by !== contest.by &&
        linked.challenges![event.by] > 0 &&
        canSeal(match, event.sealedFor, contest.seq)
      );
    case 'waived':
      return contest?.stage === 'announced';
    case 'sealed':
      return awaits(match, 'seals', event.by);
    case 'nonce':
      return awaits(match, 'nonces', event.by) && isSealed(contest!.lot!, event.by, event.value);
    case 'lot':
      return awaits(match, 'secret') && commitTo(event.secret) === contest!.lot!.commit;
    case 'defaulted':
      return contest?.stage === 'away'
        ? contest.reports[event.by] === undefined
        : contest?.stage === 'lot' && lotLacks(contest.lot!).includes(event.by);
    case 'delayed':
      return (
        (contest?.stage === 'announced' || contest?.stage === 'lot') &&
        event.from <= event.to &&
        event.back <= event.to - event.from
      );
    case 'voided':
      return awaits(match, 'secret');
    case 'inner':
      return contest?.inner !== undefined && follow(context, contest.inner, event.event).ok;
    case 'reported':
      return contest?.stage === 'away';
    case 'resigned':
    case 'tooLong':
      return true;
    case 'turn':
      return contest === undefined && goesOn(context, match, event.text);
    case 'outage':
    case 'takenBack':
    case 'flagged':
    case 'offered':
    case 'declined':
    case 'drawn':
    case 'aborted':
    case 'paused':
    case 'resumed':
    case 'timeAdded':
    case 'claimed':
    case 'rematched':
      return contest === undefined;
  }
};

/** A turn contains only announced uses. */
const goesOn = (context: Context, match: Match, text: string): boolean => {
  const turn = continuation(context, match, text);
  return turn.status === 'on' && !turn.fresh.some(isUse);
};

/** Whether a lot is being drawn and waits for this part of this side. */
const awaits = ({ linked }: Match, what: ReturnType<typeof lotAwaits>, by?: Side): boolean =>
  linked?.contest?.stage === 'lot' &&
  lotAwaits(linked.contest.lot!) === what &&
  (by === undefined || lotLacks(linked.contest.lot!).includes(by));

/** In a remote match nonces are sealed for this announcement alone. A replayed record has the seals of its own game. */
const canSeal = ({ id, setup }: Match, sealedFor: string | undefined, announcement: number): boolean =>
  sealedFor === undefined || !isRemote(setup) || sealedFor === sealedForOf(id, announcement);

const FORMS: Readonly<Record<Exclude<ContestEventBody['kind'], 'inner'>, Fields>> = {
  announced: {
    by: isSide,
    text: isText,
    clock: maybe(isCount),
    commit: maybe(isCommit),
    sealedFor: maybe(isText),
  },
  challenged: { by: isSide, commit: isCommit, sealedFor: maybe(isText) },
  waived: {},
  sealed: { by: isSide, hash: isCommit },
  nonce: { by: isSide, value: isNonce },
  lot: { secret: isNonce },
  reported: { by: isSide, winner: isSide },
  defaulted: { by: isSide },
  delayed: { from: isTime, to: isTime, back: isCount },
  voided: {},
};

const CHECKS = new Map(
  Object.entries(FORMS).map(([kind, own]): [string, Check] => [kind, fields({ ...STAMP, ...own })]),
);

/** The kinds of events of linked play. */
export const CONTEST_EVENT_KINDS: readonly string[] = [...CHECKS.keys(), 'inner'];
const isContestEvent = (kind: string): boolean => CONTEST_EVENT_KINDS.includes(kind);

/** Whether a foreign value has the form of an event of linked play. */
export const isContestEventBody = (context: Context, event: Readonly<Record<string, unknown>>): boolean =>
  event.kind === 'inner'
    ? fields({ ...STAMP, event: value => isEvent(context, value) })(event)
    : CHECKS.get(String(event.kind))?.(event) === true;

/** The form of linked play in a stored setup. */
export const isContestTerms = fields({
  form: oneOf('always', 'challenge'),
  challenges: maybe(isCount),
  games: isTexts,
  clock: maybe(isFischer),
});
