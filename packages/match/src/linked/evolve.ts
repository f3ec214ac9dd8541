import { beginTurn, other, readTurn, type Side } from '@korong/rules';
import { apply } from '../apply.js';
import { leftAfterTurn } from '../clock.js';
import { evolveTurn } from '../evolve.js';
import type { Context, ExtensionEvent } from '../extension.js';
import { follow } from '../log/follow.js';
import { gameOf, positionOf, type Match } from '../match.js';
import type { Setup } from '../setup.js';
import { kindIn } from './uses.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { innerWhiteOf, throwsOf } from './lot.js';
import { INNER_GAMES, isAway } from './games.js';
import { holdOf } from './hold.js';
import { verdictOf, withReport } from './reports.js';
import type { Contest, LinkedState, Lot, PastContest } from './types.js';

/** The match with new state of linked play. A contest holds the outer game. */
const withLinked = (match: Match, changes: Partial<LinkedState>): Match => {
  const next = { ...match, linked: { ...match.linked!, ...changes } };
  return { ...next, hold: holdOf(next) };
};

/** The match after an event of linked play that is known to fit. */
export const evolveContest = (context: Context, match: Match, event: ExtensionEvent): Match => {
  if (event.kind === 'announced') return announced(context, match, event);
  const { contest, challenges } = match.linked!;
  if (!contest) throw new Error(`${event.kind} is for a contest`);
  const { at } = event;
  switch (event.kind) {
    case 'challenged':
      return withLinked(match, {
        challenges: { ...challenges!, [event.by]: challenges![event.by] - 1 },
        contest: drawing(contest, event, at),
      });
    case 'waived':
      return settled(context, match, contest, at, true, { how: 'waived' });
    case 'sealed':
      return lotGrown(
        context,
        match,
        contest,
        { sealed: { ...contest.lot!.sealed, [event.by]: event.hash } },
        at,
      );
    case 'nonce':
      return lotGrown(
        context,
        match,
        contest,
        { nonces: { ...contest.lot!.nonces, [event.by]: event.value } },
        at,
      );
    case 'lot':
      return lotGrown(context, match, contest, { secret: event.secret }, at);
    case 'inner': {
      const next = follow(context, contest.inner, event.event);
      if (!next.ok) throw new Error('an event of the inner game should have been checked before');
      const inner = next.value;
      const grown = { ...contest, inner };
      if (!inner.result) return withLinked(match, { contest: grown });
      // A draw is not a win (P11).
      const white = contest.innerWhite!;
      const winner =
        inner.result.winner === null ? null : inner.result.winner === 'white' ? white : other(white);
      return settled(context, match, grown, at, winner === contest.by, { how: 'game' });
    }
    case 'reported': {
      const next = withReport(contest, event);
      const verdict = verdictOf(next);
      if (verdict === undefined) return withLinked(match, { contest: next });
      if (verdict === 'disputed') return settled(context, match, contest, at, false, { how: 'disputed' });
      const { winner } = verdict;
      return settled(context, match, contest, at, winner === contest.by, {
        how: 'away',
        ...(winner === null && { draw: true }),
      });
    }
    case 'defaulted':
      return settled(context, match, contest, at, event.by !== contest.by, { how: 'default' });
    case 'delayed':
      return withLinked(match, { contest: { ...contest, since: contest.since + event.back } });
    case 'voided':
      return contest.lot!.sealedFor === undefined
        ? settled(context, match, contest, at, true, { how: 'waived' })
        : lotGrown(context, match, contest, { voided: true }, at);
  }
};

/** The outer clock stops here. */
const announced = (
  context: Context,
  match: Match,
  event: Extract<ExtensionEvent, { kind: 'announced' }>,
): Match => {
  const { by, text, at, clock, commit } = event;
  const steps = text.split(';');
  const use = steps.at(-1)!;
  const potential = kindIn(use);
  const contest: Contest = {
    seq: event.seq,
    by,
    before: steps.slice(0, -1).join(';'),
    use,
    potential,
    game: match.setup.links!.games[potential]!,
    stage: 'announced',
    since: at,
    reports: {},
    round: 1,
    answered: [],
  };
  const left = match.clock && clock !== undefined ? { ...match.clock.left, [by]: clock } : undefined;
  const standing: Match = { ...match, offers: {}, ...(left && { clock: { left, paused: false } }) };
  if (commit !== undefined)
    return withLinked(standing, { contest: drawing(contest, { ...event, commit }, at) });
  // A side without challenges left is not asked.
  return match.linked!.challenges![other(by)] === 0
    ? settled(context, standing, contest, at, true, { how: 'waived' })
    : withLinked(standing, { contest });
};

/** A game away from the screen needs no lot: its players decide there who starts. */
const drawing = (
  contest: Contest,
  { commit, sealedFor }: Pick<Lot, 'commit' | 'sealedFor'>,
  at: number,
): Contest =>
  isAway(contest.game)
    ? { ...contest, stage: 'away', since: at }
    : {
        ...contest,
        stage: 'lot',
        since: at,
        lot: { commit, ...(sealedFor !== undefined && { sealedFor, sealed: {} }), nonces: {} },
      };

/** Adds a part to the lot. Each part of a sealed lot has its own time. With the last part the lot is drawn. */
const lotGrown = (
  context: Context,
  match: Match,
  contest: Contest,
  more: Partial<Lot>,
  at: number,
): Match => {
  const lot: Lot = { ...contest.lot!, ...more };
  const isWhole = lotLacks(lot).length === 0 && (lot.secret !== undefined || lot.voided === true);
  if (isWhole) return drawn(context, match, { ...contest, lot }, at);
  const isNext = lot.sealedFor !== undefined && lotAwaits(lot) !== lotAwaits(contest.lot!);
  return withLinked(match, { contest: { ...contest, lot, ...(isNext && { since: at }) } });
};

const drawn = (context: Context, match: Match, contest: Contest, at: number): Match => {
  if (contest.game === 'die') {
    const throws = throwsOf(contest.lot!);
    return settled(context, match, contest, at, throws[0] >= throws[1], { how: 'die', throws });
  }
  const innerWhite = innerWhiteOf(contest.lot!, contest.by);
  const inner = innerMatch(context, match, contest, innerWhite, at);
  return withLinked(match, { contest: { ...contest, stage: 'playing', since: at, inner, innerWhite } });
};

const innerMatch = (context: Context, match: Match, { game }: Contest, white: Side, at: number): Match => {
  if (game === 'die' || isAway(game)) throw new Error(`${game} is no game to be played here`);
  const { players, seats, links } = match.setup;
  const setup: Setup = {
    ...INNER_GAMES[game],
    players: { white: players[white], black: players[other(white)] },
    seats,
    ...(links!.clock && { clock: links!.clock }),
    within: match.id,
  };
  const id = `${match.id}.${match.events.length}`;
  const begun = apply(context, undefined, { kind: 'start', id, ...setup }, at);
  if (!begun.ok) throw new Error(`an inner game should be able to begin: ${begun.error.code}`);
  return begun.value.match;
};

/** Ends the contest: the announced step, or its denial, becomes part of the turn. The turn may be complete with that. */
const settled = (
  context: Context,
  match: Match,
  contest: Contest,
  at: number,
  won: boolean,
  more: Pick<PastContest, 'how' | 'throws' | 'draw'>,
): Match => {
  const { hold, linked, ...rest } = match;
  const { contest: over, ...before } = linked!;
  const { seq, by, before: steps, use, potential, game, lot, inner, innerWhite } = contest;
  const past: PastContest = {
    seq,
    by,
    before: steps,
    use,
    potential,
    game,
    ...(lot && { lot }),
    ...(inner && { inner }),
    ...(innerWhite && { innerWhite }),
    turn: match.turns.length,
    won,
    ...more,
  };
  const prefix = [steps, won ? use : `!${use}`].filter(text => text !== '').join(';');
  const after: Match = {
    ...rest,
    linked: { ...before, past: [...before.past, past], prefix },
    ...(match.clock && { clock: { left: match.clock.left, since: at, paused: false } }),
  };
  const reading = readTurn(gameOf(context, match), beginTurn(positionOf(match)), prefix);
  if (reading.status === 'illegal') throw new Error('a use that was announced should be possible');
  if (reading.status === 'incomplete') return after;
  const clock = leftAfterTurn(after, by, at, 0);
  return evolveTurn(
    context,
    after,
    { by, text: prefix, at, ...(clock === undefined ? {} : { clock }) },
    reading.turn.position,
  );
};
