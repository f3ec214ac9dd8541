import type { Match } from './match.js';

// A log is bounded, so that two players cannot make a game that slows the server down for others. Turns, resignations, flags and
// outages are never refused; offers, takebacks, pauses and gifts of time stop first.

/** A game without a result whose log has so many events is a draw (house rule). */
export const MOST_EVENTS = 2_500;

/** From so many events on there are no more offers, takebacks, pauses and gifts of time. */
export const MOST_EVENTS_FOR_OFFERS = 2_000;

/** How often a player at a distance may take back before the game gets further than it has been. */
export const MOST_TAKEBACKS = 5;

/** A game in between is part of the log around it, which is longer. */
export const isTooLong = ({ events, result, setup }: Match): boolean =>
  result === undefined && setup.within === undefined && events.length >= MOST_EVENTS;

export const isFullForOffers = ({ events }: Match): boolean => events.length >= MOST_EVENTS_FOR_OFFERS;
