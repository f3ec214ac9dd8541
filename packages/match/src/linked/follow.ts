import type { Side } from '@korong/rules';
import type { LaterEvent } from '../evolve.js';
import type { Context } from '../extension.js';
import { fields, isCount, isSide, isText, isTime, maybe, STAMP, type Check, type Fields } from '../fields.js';
import { follow } from '../log/follow.js';
import { isEvent } from '../log/readEvent.js';
import { toAct, type Match } from '../match.js';
import { isRemote } from '../setup.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { commitTo, isCommit, isNonce, isSealed, sealedForOf } from './lot.js';
import type { ContestEventBody } from './types.js';
import { canReport } from './reports.js';
import { formOf } from './terms.js';
import { continuation, firstContested, isAnnouncement, kindIn } from './uses.js';

/** Whether an event of linked play can follow. For any other event: whether linked play allows it now. */
export const canFollowContest = (context: Context, match: Match, event: LaterEvent): boolean => {
  const { linked, setup } = match;
  if (!setup.links || !linked) return !isContestEvent(event.kind);
  const { contest } = linked;
  switch (event.kind) {
    case 'announced': {
      if (contest || event.by !== toAct(match)) return false;
      if ((match.clock === undefined) !== (event.clock === undefined)) return false;
      if (event.commit === undefined && event.sealedFor !== undefined) return false;
      if (!canSeal(match, event.sealedFor, event.seq)) return false;
      const turn = continuation(context, match, event.text);
      if (turn.status !== 'on' || turn.text !== event.text || !isAnnouncement(match, turn.fresh))
        return false;
      const isPlayed = formOf(setup.links, kindIn(event.text.split(';').at(-1)!)) !== 'challenge';
      return isPlayed === (event.commit !== undefined);
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
        ? !contest.answered.includes(event.by)
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
      return contest?.stage === 'away' && canReport(contest, event);
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

/** A turn contains nothing that has to be announced. */
const goesOn = (context: Context, match: Match, text: string): boolean => {
  const turn = continuation(context, match, text);
  return turn.status === 'on' && firstContested(match, turn.fresh) < 0;
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
  reported: { by: isSide, winner: value => value === null || isSide(value), round: maybe(isCount) },
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
