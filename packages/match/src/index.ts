// This import has no side effects. A page that plays one game creates its own rules with `createMatchRules` and loads no other game.
export { allGames, MATCH_CODES } from './allGames.js';
export type { Applied } from './apply.js';
export { createMatchLog, type MatchLog } from './log/createMatchLog.js';
export { createMatchRules, type MatchRules } from './createMatchRules.js';
export { claimableFrom, patienceOf } from './absence.js';
export { clockAt, deadlineOf, type ClockReading, type ClockState } from './clock.js';
export type { MatchCode } from './codes.js';
export type { MatchRefusal } from './refusal.js';
export type { OfferAction, Command } from './commands.js';
export { EVENT_VERSION, type EventBody, type MatchEvent, type OfferKind } from './events.js';
export type { Extension } from './extension.js';
export type { CaughtUp } from './log/follow.js';
export { MAX_EVENTS, MAX_EVENTS_FOR_OFFERS, MAX_TAKEBACKS } from './limits.js';
export {
  awaited,
  positionAt,
  positionOf,
  toAct,
  type Ending,
  type Hold,
  type MadeTurn,
  type Match,
  type MatchResult,
  type Offer,
} from './match.js';
export {
  MAX_NAME_LENGTH,
  type DaysControl,
  type FischerControl,
  type Player,
  type Setup,
  type TimeControl,
} from './setup.js';
export { remotePlay, type RemotePlay } from './remotePlay.js';
export { linkedPlay } from './linked/index.js';
export {
  INNER_GAMES,
  awayGame,
  awayName,
  isAway,
  isLinkedGame,
  type AwayGame,
  type LinkedGame,
} from './linked/games.js';
export { lotAwaits, lotLacks } from './linked/awaits.js';
export { commitTo, innerWhiteOf, sealOf, throwsOf } from './linked/lot.js';
export { partOfLot } from './linked/part.js';
export { PROJECT_PRESETS } from './linked/presets.js';
export {
  agreementOf,
  playsAway,
  projectOf,
  whyNotProject,
  type KindSetup,
  type ProjectSetup,
} from './linked/project.js';
export { readContests, type RecordedContest } from './linked/record.js';
export { termsOfRecord, replayLinked } from './linked/replay.js';
export { MAX_REPORTS } from './linked/reports.js';
export { formOf } from './linked/terms.js';
export { readTerms, termsText } from './linked/termsText.js';
export { isMenu } from './linked/version.js';
export { toAnnounce } from './linked/uses.js';
export { clockOfRecord } from './log/record.js';
export { sideAcross } from './linked/sides.js';
export type {
  Contest,
  InnerCommand,
  ContestCommand,
  LinkedState,
  ContestEventBody,
  ContestForm,
  ContestTerms,
  Lot,
  PartOfLot,
  PastContest,
} from './linked/types.js';
