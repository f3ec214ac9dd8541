import { other, type BySide, type Side } from '@korong/rules';
import { clockAt, fullClocks, stopped, type ClockState } from './clock.js';
import type { Happening, MatchEvent, OfferKind } from './events.js';
import { linkage } from './linkage.js';
import { copied, type Lists } from './lists.js';
import { gameOf, toAct, type MadeTurn, type Match, type MatchResult } from './match.js';
import type { Setup } from './setup.js';

type Of<K extends Happening['kind']> = Extract<MatchEvent, { readonly kind: K }>;
/** An event of a match that has started. */
export type LaterEvent = Exclude<MatchEvent, { readonly kind: 'started' }>;

const nobodyAsked: Match['asked'] = { white: [], black: [] };

export const started = (event: Of<'started'>, start: unknown): Match => {
  const setup = setupOf(event);
  const full = fullClocks(setup);
  return {
    id: event.id,
    setup,
    start,
    turns: [],
    ...(full && { clock: { left: full, ...(runsAtOnce(setup) && { since: event.at }), paused: false } }),
    offers: {},
    asked: nobodyAsked,
    ...(setup.links?.challenges !== undefined && {
      challenges: { white: setup.links.challenges, black: setup.links.challenges },
    }),
    events: [event],
  };
};

/** A game in between cannot be called off: who plays apart cannot put it off either by not beginning. */
const runsAtOnce = ({ seats, within }: Setup): boolean => seats === 'apart' && within !== undefined;

const setupOf = (setup: Setup): Setup => {
  const { game, options, position, players, clock, seats, links, previous, within } = setup;
  return {
    game,
    options,
    ...(position === undefined ? {} : { position }),
    players,
    ...(clock && { clock }),
    seats,
    ...(links && { links }),
    ...(previous === undefined ? {} : { previous }),
    ...(within === undefined ? {} : { within }),
  };
};

/**
 * The match after an event that is known to fit. `position` is the one after the turn, if the event is one. `lists` is how
 * its lists change.
 */
export const evolve = (match: Match, event: LaterEvent, position?: unknown, lists = copied): Match => {
  const grown: Match = { ...match, events: lists.append(match.events, event) };
  switch (event.kind) {
    case 'turn':
      return evolveTurn(grown, event, position, lists);
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
      return takenBack(grown, event, lists);
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
    case 'announced':
    case 'challenged':
    case 'waived':
    case 'sealed':
    case 'nonce':
    case 'lot':
    case 'inner':
    case 'reported':
    case 'defaulted':
    case 'delayed':
    case 'voided':
      return linkage().evolve(grown, event);
  }
};

const withMore = (clock: ClockState, side: Side, more: number): ClockState => ({
  ...clock,
  left: { ...clock.left, [side]: clock.left[side] + more },
});

/** The match with a turn more. */
export const evolveTurn = (
  before: Match,
  event: Pick<Of<'turn'>, 'by' | 'text' | 'at' | 'clock'>,
  position: unknown,
  lists = copied,
): Match => {
  const { by, text, at, clock: left } = event;
  const { prefix, ...match } = before;
  if (prefix !== undefined && !text.startsWith(prefix)) throw new Error('a turn goes on as it was decided');
  const clocks = clocksAfter(match, by, left, at);
  const turn: MadeTurn = { by, text, at, position, ...(clocks && { clocks }) };
  const next: Match = {
    ...match,
    turns: lists.append(match.turns, turn),
    ...(clocks && { clock: { left: clocks, since: at, paused: false } }),
    // Whoever makes a turn has passed over what the other one offered; a takeback named turns that are others now.
    offers: without(match.offers, ['takeback', ...(match.offers.draw?.by === by ? [] : (['draw'] as const))]),
    asked: { ...match.asked, [by]: [] },
  };
  const outcome = gameOf(match).outcome(position);
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
    asked: nobodyAsked,
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

/** Both clocks go back to what they showed then, and run on from there. */
const takenBack = (match: Match, { to, clocks, at }: Of<'takenBack'>, lists: Lists): Match => {
  const paused = match.clock?.paused === true && to > 0;
  const runs = to > 0 && !paused;
  return {
    ...match,
    ...countTakeback(match),
    turns: lists.cut(match.turns, to),
    ...(clocks && { clock: { left: clocks, ...(runs && { since: at }), paused } }),
    offers: {},
    asked: nobodyAsked,
  };
};

/** Counted anew once the game has got further than ever. Who sits together agrees aloud, and nobody has asked. */
const countTakeback = ({ offers, takebacks, turns }: Match): Pick<Match, 'takebacks'> => {
  const by = offers.takeback?.by;
  if (by === undefined) return {};
  const before = takebacks && takebacks.furthest >= turns.length ? takebacks : NONE_TAKEN_BACK;
  return {
    takebacks: { ...before, furthest: Math.max(before.furthest, turns.length), [by]: before[by] + 1 },
  };
};

const NONE_TAKEN_BACK = { white: 0, black: 0, furthest: 0 };
