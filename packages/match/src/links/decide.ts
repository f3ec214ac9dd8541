import { ok, other } from '@korong/rules';
import { apply } from '../apply.js';
import { WITHOUT_CLOCK } from '../absence.js';
import { clockAt, isTimeUp, lagWithin } from '../clock.js';
import type { Command } from '../commands.js';
import { hasMoved } from '../decide.js';
import { no, yes, type Decided } from '../decision.js';
import { lengthWithout, spansOf } from '../given.js';
import { toAct, type Match } from '../match.js';
import { decideLot, decidePassedLot, sealing } from './decideLot.js';
import { isCommit } from './lot.js';
import { deadlineOfLink } from './time.js';
import type { LinkCommand } from './types.js';
import { continuation, isAnnouncement, isUse, potentialOf } from './uses.js';

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
const isLinkCommand = (command: Command): command is LinkCommand => KINDS.includes(command.kind);

export const decideLink = (match: Match, command: Command, at: number): Decided | undefined => {
  if (match.setup.links === undefined) return isLinkCommand(command) ? no('NOT_LINKED') : undefined;
  if (command.kind === 'flag' && match.link) return decidePassed(match, at);
  if (command.kind === 'turn' && !match.link) return whyNotTurn(match, command.text);
  if (command.kind === 'takeback' && !match.link) return whyNotTakeback(match, command);
  if (!isLinkCommand(command)) return match.link && decideBeside(match, command, at);
  if (command.kind === 'announce')
    return match.link ? no('LINK_UNDER_WAY') : decideAnnounce(match, command, at);
  return match.link ? decideWithin(match, command, at) : no('NOTHING_ANNOUNCED');
};

/** What goes on in spite of a link: the match can be given up as a whole, and nobody has to wait for what cannot come. */
const decideBeside = (match: Match, command: Command, at: number): Decided | undefined => {
  if (command.kind === 'resign') return undefined;
  if (command.kind === 'outage') return decideLost(match, command, at);
  if (command.kind === 'claim' && match.link!.stage === 'away') return decideGone(match, command, at);
  return no('LINK_UNDER_WAY');
};

/** Time in which nobody could play or answer. */
const decideLost = (match: Match, command: Extract<Command, { kind: 'outage' }>, at: number): Decided => {
  const link = match.link!;
  if (match.setup.seats === 'together') return no('ONLY_APART');
  if (link.inner) return decideWithin(match, { kind: 'inner', command }, at);
  if (link.stage === 'away') return no('NO_OUTAGE');
  const [from, to] = [Math.max(Math.round(command.from), link.since), Math.min(Math.round(command.to), at)];
  const back = lengthWithout([from, to], spansOf(match, 'delayed'));
  return back > 0 ? yes({ kind: 'delayed', from, to, back }) : no('NO_OUTAGE');
};

/** A game away from the screen may take long, but whoever does not come back to tell of it has lost it. */
const decideGone = (
  match: Match,
  { by, what, absentSince }: Extract<Command, { kind: 'claim' }>,
  at: number,
): Decided => {
  const link = match.link!;
  if (match.setup.seats === 'together') return no('ONLY_APART');
  if (what === 'draw' || link.reports[other(by)] !== undefined) return no('NOTHING_TO_CLAIM');
  const from = Math.max(Math.round(absentSince), link.since) + WITHOUT_CLOCK;
  return at >= from
    ? yes({ kind: 'defaulted', by: other(by) })
    : no('TOO_EARLY_TO_CLAIM', { number: from - at });
};

const decideWithin = (
  match: Match,
  command: Exclude<LinkCommand, { kind: 'announce' }>,
  at: number,
): Decided => {
  const link = match.link!;
  if ('link' in command && command.link !== link.seq) return no('NOTHING_ANNOUNCED');
  switch (command.kind) {
    case 'challenge':
      if (link.stage !== 'announced') return no('NOT_NOW');
      if (command.by === link.by) return no('OWN_ANNOUNCEMENT');
      return isCommit(command.commit)
        ? yes({
            kind: 'challenged',
            by: command.by,
            commit: command.commit,
            ...sealing(match, link.seq, link.potential),
          })
        : no('BAD_LOT');
    case 'waive':
      if (link.stage !== 'announced') return no('NOT_NOW');
      return command.by === link.by ? no('OWN_ANNOUNCEMENT') : yes({ kind: 'waived' });
    case 'seal':
    case 'nonce':
    case 'reveal':
      return link.stage === 'lot' ? decideLot(link.lot!, command) : no('NOT_NOW');
    case 'inner': {
      if (!link.inner) return no('NOT_NOW');
      const applied = apply(link.inner, command.command, at);
      return applied.ok ? yes({ kind: 'inner', event: applied.value.events[0]! }) : applied;
    }
    case 'report':
      return link.stage === 'away'
        ? yes({ kind: 'reported', by: command.by, winner: command.winner })
        : no('NOT_NOW');
  }
};

type Announce = Extract<LinkCommand, { kind: 'announce' }>;

const decideAnnounce = (match: Match, command: Announce, at: number): Decided => {
  const { by, answers, text, commit, seen } = command;
  if (answers !== match.turns.length || hasMoved(match, seen))
    return no('STALE_TURN', { number: match.turns.length });
  if (by !== toAct(match)) return no('NOT_YOUR_TURN');
  if (match.clock?.paused === true) return no('CLOCK_PAUSED');
  const lag = lagWithin(match, command.lag ?? 0, at);
  if (isTimeUp(match, at - lag)) return no('TIME_IS_UP');
  const turn = continuation(match, text);
  if (turn.status === 'impossible') return no('TURN_REFUSED', { reason: turn.refusal });
  if (turn.status === 'otherwise') return no('GOES_ON_OTHERWISE');
  if (!isAnnouncement(turn.fresh)) return no('NO_USE');
  if (match.setup.links!.form === 'always' && !isCommit(commit)) return no('BAD_LOT');
  const clock = clockAt(match, at - lag)?.[by];
  return ok({
    happening: {
      kind: 'announced',
      by,
      text: turn.text,
      ...(clock === undefined ? {} : { clock }),
      ...(match.setup.links!.form === 'always' && {
        commit: commit!,
        ...sealing(match, match.events.length + 1, potentialOf(turn.text.split(';').at(-1)!)!),
      }),
    },
  });
};

/** A turn goes on as it was decided, and uses nothing that was not announced. Everything else is looked at later. */
const whyNotTurn = (match: Match, text: string): Decided | undefined => {
  const turn = continuation(match, text);
  if (turn.status === 'impossible') return undefined;
  if (turn.status === 'otherwise') return no('GOES_ON_OTHERWISE');
  return turn.fresh.some(isUse) ? no('ANNOUNCE_FIRST') : undefined;
};

/** What was settled by another game is not taken back. */
const whyNotTakeback = (
  match: Match,
  command: Extract<Command, { kind: 'takeback' }>,
): Decided | undefined => {
  const to = 'to' in command ? command.to : match.offers.takeback?.to;
  const last = match.pastLinks?.at(-1)?.turn ?? -1;
  return match.prefix !== undefined || (to !== undefined && to <= last) ? no('NOT_ACROSS_LINK') : undefined;
};

/** Time for a stage has passed: who does not challenge waives, a lot knows for itself, and the game in between has its own clock. */
const decidePassed = (match: Match, at: number): Decided => {
  const link = match.link!;
  const deadline = deadlineOfLink(match);
  if (deadline === undefined || at < deadline) return no('TIME_IS_LEFT');
  if (link.stage === 'announced') return yes({ kind: 'waived' });
  if (link.stage === 'lot') return decidePassedLot(link.lot!, link.by);
  return decideWithin(match, { kind: 'inner', command: { kind: 'flag' } }, at);
};
