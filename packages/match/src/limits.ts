import type { Match } from './match.js';

// The length of a log is bounded, so that two players cannot slow the server down for others. Turns, resignations, flags and outages are
// never refused. Offers, takebacks, pauses and gifts of time stop first.

/** A game whose log reaches this many events without a result is a draw (house rule). */
export const MAX_EVENTS = 2_000;

/** From this many events on there are no more offers, takebacks, pauses and gifts of time. */
export const MAX_EVENTS_FOR_OFFERS = 1_500;

/** How many takebacks a remote player has before the game must get further than it has been. */
export const MAX_TAKEBACKS = 5;

/** An inner game is part of the outer log, which is longer. */
export const isTooLong = ({ events, result, setup }: Match): boolean =>
  result === undefined && setup.within === undefined && events.length >= MAX_EVENTS;

export const isFullForOffers = ({ events }: Match): boolean => events.length >= MAX_EVENTS_FOR_OFFERS;
