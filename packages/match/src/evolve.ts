import { other, type BySide, type Side } from '@korong/rules';
import { clockAt, fullClocks, stopped, type ClockState } from './clock.js';
import type { EventBody, MatchEvent, OfferKind } from './events.js';
import { extensionOf, type Context } from './extension.js';
import { copied, type Lists } from './lists.js';
import { gameOf, positionAt, toAct, type MadeTurn, type Match, type MatchResult } from './match.js';
import { isRemote, readPlayer, type Setup } from './setup.js';

type Of<K extends EventBody['kind']> = Extract<MatchEvent, { readonly kind: K }>;
/** An event of a match that has started. */
export type LaterEvent = Exclude<MatchEvent, { readonly kind: 'started' }>;

const NO_OFFERS: Match['asked'] = { white: [], black: [] };

export const started = (context: Context, event: Of<'started'>, start: unknown): Match => {
  const { version, seq, at, kind, id, players, ...rest } = event;
  const setup: Setup = {
    ...rest,
    players: { white: readPlayer(players.white), black: readPlayer(players.black) },
  };
  const full = fullClocks(setup);
  const match: Match = {
    id,
    setup,
    start,
    side: context.games.get(setup.game)!.toAct(start),
    turns: [],
    ...(full && { clock: { left: full, ...(runsAtOnce(setup) && { since: at }), paused: false } }),
    offers: {},
    asked: NO_OFFERS,
    events: [event],
  };
  return context.extensions.reduce((begun, extension) => extension.begin(begun), match);
};

/** An inner game cannot be aborted, so a remote player cannot delay it by never starting. */
const runsAtOnce = (setup: Setup): boolean => isRemote(setup) && setup.within !== undefined;

/**
 * The match after an event that is known to fit. `position` is the one after the turn, if the event is a turn. `lists` controls how the
 * match's lists change.
 */
export const evolve = (
  context: Context,
  match: Match,
  event: LaterEvent,
  position?: unknown,
  lists = copied,
): Match => {
  const grown: Match = { ...match, events: lists.append(match.events, event) };
  switch (event.kind) {
    case 'turn':
      return evolveTurn(context, grown, event, position, lists);
    case 'resigned':
      return ended(grown, event.at, { winner: other(event.by), by: 'resignation' });
    case 'flagged':
      return ended(grown, event.at, { winner: other(event.by), by: 'time' });
    case 'drawn':
      return ended(grown, event.at, { winner: null, by: 'agreement' });
    case 'aborted':
      return ended(grown, event.at, { winner: null, by: 'aborted' });
    case 'tooLong':
      return ended(grown, event.at, { winner: null, by: 'length' });
    case 'offered':
      return withOffer(grown, event);
    case 'declined':
      return { ...grown, offers: without(grown.offers, [event.what]) };
    case 'takenBack':
      return takenBack(context, grown, event, lists);
    case 'paused':
      return { ...grown, clock: { left: stopped(match, event.at)!, paused: true } };
    case 'resumed':
      return { ...grown, clock: { left: grown.clock!.left, since: event.at, paused: false } };
    case 'timeAdded':
      return { ...grown, clock: withMore(grown.clock!, other(event.by), event.amount) };
    case 'outage':
      return { ...grown, clock: withMore(grown.clock!, toAct(grown)!, event.back) };
    case 'claimed':
      return ended(grown, event.at, { winner: event.what === 'win' ? event.by : null, by: 'absence' });
    case 'rematched':
      return { ...grown, offers: {}, next: event.next };
    default:
      return extensionOf(context, event.kind).evolve(context, grown, event);
  }
};

const withMore = (clock: ClockState, side: Side, more: number): ClockState => ({
  ...clock,
  left: { ...clock.left, [side]: clock.left[side] + more },
});

/** The match with one more turn. */
export const evolveTurn = (
  context: Context,
  before: Match,
  event: Pick<Of<'turn'>, 'by' | 'text' | 'at' | 'clock'>,
  position: unknown,
  lists = copied,
): Match => {
  const { by, text, at, clock: left } = event;
  const match = context.extensions.reduce((now, extension) => extension.afterTurn(now, text), before);
  const game = gameOf(context, match);
  const clocks = clocksAfter(match, by, left, at);
  const turn: MadeTurn = { by, text, at, position, ...(clocks && { clocks }) };
  const next: Match = {
    ...match,
    turns: lists.append(match.turns, turn),
    side: game.toAct(position),
    ...(clocks && { clock: { left: clocks, since: at, paused: false } }),
    // A turn supersedes the other side's offers. A pending takeback named other turns.
    offers: without(match.offers, ['takeback', ...(match.offers.draw?.by === by ? [] : (['draw'] as const))]),
    asked: { ...match.asked, [by]: [] },
  };
  const outcome = game.outcome(position);
  return outcome ? ended(next, at, { winner: outcome.winner, by: outcome.by }) : next;
};

const clocksAfter = (
  match: Match,
  by: Side,
  left: number | undefined,
  at: number,
): BySide<number> | undefined => {
  const reading = clockAt(match, at);
  if (reading === undefined || left === undefined) return undefined;
  return by === 'white' ? { white: left, black: reading.black } : { white: reading.white, black: left };
};

const ended = (match: Match, at: number, result: MatchResult): Match => {
  const left = stopped(match, at);
  return {
    ...match,
    ...(left && { clock: { left, paused: false } }),
    offers: {},
    asked: NO_OFFERS,
    result,
  };
};

const withOffer = (match: Match, { what, by, to, seq }: Of<'offered'>): Match => ({
  ...match,
  offers: { ...match.offers, [what]: to === undefined ? { by, seq } : { by, to, seq } },
  asked: { ...match.asked, [by]: [...match.asked[by], what] },
});

const without = (offers: Match['offers'], what: readonly OfferKind[]): Match['offers'] =>
  Object.fromEntries(Object.entries(offers).filter(([kind]) => !what.includes(kind as OfferKind)));

/** Both clocks return to the times that they showed then, and run on from there. */
const takenBack = (
  context: Context,
  match: Match,
  { to, clocks, at }: Of<'takenBack'>,
  lists: Lists,
): Match => {
  const paused = match.clock?.paused === true && to > 0;
  const runs = to > 0 && !paused;
  return {
    ...match,
    ...countTakeback(match),
    turns: lists.cut(match.turns, to),
    side: gameOf(context, match).toAct(positionAt(match, to)),
    ...(clocks && { clock: { left: clocks, ...(runs && { since: at }), paused } }),
    offers: {},
    asked: NO_OFFERS,
  };
};

/** The count restarts once the game has got further than ever. Local players agree aloud, so no takeback is counted. */
const countTakeback = ({ offers, takebacks, turns }: Match): Pick<Match, 'takebacks'> => {
  const by = offers.takeback?.by;
  if (by === undefined) return {};
  const before = takebacks && takebacks.furthest >= turns.length ? takebacks : NONE_TAKEN_BACK;
  return {
    takebacks: { ...before, furthest: Math.max(before.furthest, turns.length), [by]: before[by] + 1 },
  };
};

const NONE_TAKEN_BACK = { white: 0, black: 0, furthest: 0 };
