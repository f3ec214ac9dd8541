export { CLOSE_CODES, ERROR_CODES, type ErrorCode } from './codes.js';
export {
  OLDEST_PROTOCOL,
  PROTOCOL,
  PROTOCOL_WITH_MENU,
  PROTOCOL_WITH_POTENTIALS,
  PROTOCOL_WITH_SEALED_LOTS,
} from './version.js';
export type {
  ChatLine,
  ClientMessage,
  GameSummary,
  GameTerms,
  InnerPlayerCommand,
  NewGame,
  OpenGame,
  PlayerCommand,
  PlayerInfo,
  PresenceInfo,
  Seats,
  ServerMessage,
  TimeControlInfo,
} from './schemas.js';
export * from './http.js';
