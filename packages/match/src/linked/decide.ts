import { ok, other } from '@korong/rules';
import { apply } from '../apply.js';
import { ABSENCE_WITHOUT_CLOCK } from '../absence.js';
import { clockAt, deadlineOf, isTimeUp, lagWithin } from '../clock.js';
import type { Command } from '../commands.js';
import type { Context } from '../extension.js';
import { hasMoved } from '../decide.js';
import { no, yes, type Decided } from '../decision.js';
import { lengthWithout, spansOf } from '../addedTime.js';
import { toAct, type Match } from '../match.js';
import { decideLot, decideLotTimeout, sealing } from './decideLot.js';
import { isCommit } from './lot.js';
import type { Contest, ContestCommand } from './types.js';
import { nextRound } from './reports.js';
import { formOf } from './terms.js';
import { continuation, firstContested, isAnnouncement, kindIn } from './uses.js';
import { isRemote } from '../setup.js';

const KINDS: readonly Command['kind'][] = [
  'announce',
  'challenge',
  'waive',
  'seal',
  'nonce',
  'reveal',
  'inner',
  'report',
];
const isContestCommand = (command: Command): command is ContestCommand => KINDS.includes(command.kind);

export const decideContest = (
  context: Context,
  match: Match,
  command: Command,
  at: number,
): Decided | undefined => {
  const contest = match.linked?.contest;
  if (match.setup.links === undefined) return isContestCommand(command) ? no('NOT_LINKED') : undefined;
  if (command.kind === 'flag' && contest) return decideTimeout(context, match, contest, at);
  if (command.kind === 'turn' && !contest) return whyNotTurn(context, match, command.text);
  if (command.kind === 'takeback' && !contest) return whyNotTakeback(match, command);
  if (!isContestCommand(command)) return contest && decideDuringContest(context, match, contest, command, at);
  if (command.kind === 'announce')
    return contest ? no('LINK_UNDER_WAY') : decideAnnounce(context, match, command, at);
  return contest ? decideContestCommand(context, match, contest, command, at) : no('NOTHING_ANNOUNCED');
};

/** Commands allowed during a contest. The match as a whole can be resigned, and no player waits for an impossible answer. */
const decideDuringContest = (
  context: Context,
  match: Match,
  contest: Contest,
  command: Command,
  at: number,
): Decided | undefined => {
  if (command.kind === 'resign') return undefined;
  if (command.kind === 'outage') return decideContestOutage(context, match, contest, command, at);
  if (command.kind === 'claim' && contest.stage === 'away') return decideAbsence(match, contest, command, at);
  return no('LINK_UNDER_WAY');
};

/** Time in which players could neither play nor answer. */
const decideContestOutage = (
  context: Context,
  match: Match,
  contest: Contest,
  command: Extract<Command, { kind: 'outage' }>,
  at: number,
): Decided => {
  if (!isRemote(match.setup)) return no('ONLY_APART');
  if (contest.inner) return decideContestCommand(context, match, contest, { kind: 'inner', command }, at);
  if (contest.stage === 'away') return no('NO_OUTAGE');
  const [from, to] = [
    Math.max(Math.round(command.from), contest.since),
    Math.min(Math.round(command.to), at),
  ];
  const back = lengthWithout([from, to], spansOf(match, 'delayed'));
  return back > 0 ? yes({ kind: 'delayed', from, to, back }) : no('NO_OUTAGE');
};

/** A game away from the screen may take long. A player who does not return to report the result has lost it. */
const decideAbsence = (
  match: Match,
  contest: Contest,
  { by, what, absentSince }: Extract<Command, { kind: 'claim' }>,
  at: number,
): Decided => {
  if (!isRemote(match.setup)) return no('ONLY_APART');
  if (what === 'draw' || contest.answered.includes(other(by))) return no('NOTHING_TO_CLAIM');
  const from = Math.max(Math.round(absentSince), contest.since) + ABSENCE_WITHOUT_CLOCK;
  return at >= from
    ? yes({ kind: 'defaulted', by: other(by) })
    : no('TOO_EARLY_TO_CLAIM', { number: from - at });
};

const decideContestCommand = (
  context: Context,
  match: Match,
  contest: Contest,
  command: Exclude<ContestCommand, { kind: 'announce' }>,
  at: number,
): Decided => {
  if ('link' in command && command.link !== contest.seq) return no('NOTHING_ANNOUNCED');
  switch (command.kind) {
    case 'challenge':
      if (contest.stage !== 'announced') return no('NOT_NOW');
      if (command.by === contest.by) return no('OWN_ANNOUNCEMENT');
      return isCommit(command.commit)
        ? yes({
            kind: 'challenged',
            by: command.by,
            commit: command.commit,
            ...sealing(match, contest.seq, contest.potential),
          })
        : no('BAD_LOT');
    case 'waive':
      if (contest.stage !== 'announced') return no('NOT_NOW');
      return command.by === contest.by ? no('OWN_ANNOUNCEMENT') : yes({ kind: 'waived' });
    case 'seal':
    case 'nonce':
    case 'reveal':
      return contest.stage === 'lot' ? decideLot(contest.lot!, command) : no('NOT_NOW');
    case 'inner': {
      if (!contest.inner) return no('NOT_NOW');
      const applied = apply(context, contest.inner, command.command, at);
      return applied.ok ? yes({ kind: 'inner', event: applied.value.events[0]! }) : applied;
    }
    case 'report':
      return contest.stage === 'away'
        ? yes({ kind: 'reported', by: command.by, winner: command.winner, ...nextRound(contest) })
        : no('NOT_NOW');
  }
};

type Announce = Extract<ContestCommand, { kind: 'announce' }>;

const decideAnnounce = (context: Context, match: Match, command: Announce, at: number): Decided => {
  const { by, answers, text, commit, seen } = command;
  if (answers !== match.turns.length || hasMoved(match, seen))
    return no('STALE_TURN', { number: match.turns.length });
  if (by !== toAct(match)) return no('NOT_YOUR_TURN');
  if (match.clock?.paused === true) return no('CLOCK_PAUSED');
  const lag = lagWithin(match, command.lag ?? 0, at);
  if (isTimeUp(match, at - lag)) return no('TIME_IS_UP');
  const turn = continuation(context, match, text);
  if (turn.status === 'illegal') return no('TURN_REFUSED', { reason: turn.refusal });
  if (turn.status === 'otherwise') return no('GOES_ON_OTHERWISE');
  if (!isAnnouncement(match, turn.fresh)) return no('NO_USE');
  const potential = kindIn(turn.text.split(';').at(-1)!);
  const isPlayed = formOf(match.setup.links!, potential) !== 'challenge';
  if (isPlayed && !isCommit(commit)) return no('BAD_LOT');
  const clock = clockAt(match, at - lag)?.[by];
  return ok({
    body: {
      kind: 'announced',
      by,
      text: turn.text,
      ...(clock === undefined ? {} : { clock }),
      ...(isPlayed && { commit: commit!, ...sealing(match, match.events.length + 1, potential) }),
    },
  });
};

/** A turn continues from its decided steps, and its other steps need no announcement. The rest is checked later. */
const whyNotTurn = (context: Context, match: Match, text: string): Decided | undefined => {
  const turn = continuation(context, match, text);
  if (turn.status === 'illegal') return undefined;
  if (turn.status === 'otherwise') return no('GOES_ON_OTHERWISE');
  return firstContested(match, turn.fresh) >= 0 ? no('ANNOUNCE_FIRST') : undefined;
};

/** Steps that another game has settled cannot be taken back. */
const whyNotTakeback = (
  match: Match,
  command: Extract<Command, { kind: 'takeback' }>,
): Decided | undefined => {
  const to = 'to' in command ? command.to : match.offers.takeback?.to;
  const last = match.linked?.past.at(-1)?.turn ?? -1;
  return match.linked?.prefix !== undefined || (to !== undefined && to <= last)
    ? no('NOT_ACROSS_LINK')
    : undefined;
};

/** The time for a stage is up. A missing challenge is a waiver, the lot has its own rule, and the inner game has its own clock. */
const decideTimeout = (context: Context, match: Match, contest: Contest, at: number): Decided => {
  const deadline = deadlineOf(match);
  if (deadline === undefined || at < deadline) return no('TIME_IS_LEFT');
  if (contest.stage === 'announced') return yes({ kind: 'waived' });
  if (contest.stage === 'lot') return decideLotTimeout(contest.lot!, contest.by);
  return decideContestCommand(context, match, contest, { kind: 'inner', command: { kind: 'flag' } }, at);
};
