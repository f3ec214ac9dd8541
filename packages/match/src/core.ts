// Everything but the games: whoever plays one of them need not load the others.
export { apply, type Applied } from './apply.js';
export { awaited, sideAcross } from './awaited.js';
export { catchUp, type CaughtUp } from './catchUp.js';
export { partOfLot } from './linkage.js';
export { lotAwaits, lotLacks } from './links/awaits.js';
export { claimableFrom, patienceOf } from './absence.js';
export { clockAt, deadlineOf, MOST_LAG, type ClockReading, type ClockState } from './clock.js';
export { MATCH_CODES, type MatchCode, type MatchRefusal } from './codes.js';
export type { Asking, Command } from './commands.js';
export { EVENT_VERSION, type Happening, type MatchEvent, type OfferKind } from './events.js';
export { follow, replayEvents } from './follow.js';
export {
  gameOf,
  positionAt,
  positionOf,
  toAct,
  type Ending,
  type MadeTurn,
  type Match,
  type MatchResult,
  type Offer,
} from './match.js';
export { bringIn } from './games.js';
export type {
  InnerCommand,
  LinkCommand,
  LinkHappening,
  LinkUnderWay,
  LinkedGame,
  Links,
  Lot,
  PartOfLot,
  PastLink,
} from './links/types.js';
export { MOST_EVENTS, MOST_EVENTS_FOR_OFFERS, MOST_TAKEBACKS } from './limits.js';
export { recordOf } from './record.js';
export { rematchOf } from './rematch.js';
export {
  LONGEST_NAME,
  type DaysControl,
  type FischerControl,
  type Player,
  type Setup,
  type TimeControl,
} from './setup.js';
