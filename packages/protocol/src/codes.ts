/**
 * Every error of the server. Over HTTP it carries the status given here, over the socket the code alone. A refusal of the match keeps the
 * match's own code (over HTTP inside `MATCH_REFUSED`). Sentences are in the message catalogue (`protocol`), explanations in
 * docs/protocol.md. Tests keep the three in step.
 */
export const ERROR_CODES = {
  // Unreadable requests
  BAD_REQUEST: 400,
  BAD_MESSAGE: 400,
  TOO_LARGE: 413,
  NOT_FOUND: 404,
  // Authentication
  HELLO_FIRST: 400,
  NO_SESSION: 401,
  FOREIGN_ORIGIN: 403,
  BANNED: 403,
  NOT_ALLOWED: 403,
  // Accounts
  BAD_PLAYER_NAME: 422,
  NAME_TAKEN: 409,
  WEAK_PASSWORD: 422,
  WRONG_PASSWORD: 403,
  WRONG_CODE: 403,
  NO_ACCOUNT: 404,
  ALREADY_ACCOUNT: 409,
  // Games
  GAME_NOT_FOUND: 404,
  GAME_TAKEN: 409,
  GAME_NOT_OPEN: 409,
  OWN_GAME: 409,
  NOT_A_PLAYER: 403,
  BAD_SETUP: 422,
  ENGINE_NOT_AWAY: 422,
  TOO_MANY_GAMES: 429,
  TOO_MANY_LISTED: 429,
  PLAYING_ENOUGH: 429,
  MATCH_REFUSED: 409,
  NOT_ABSENT: 409,
  CHAT_TOO_LONG: 422,
  MUTED: 403,
  // Studying
  BAD_POSITION: 422,
  NEEDS_ACCOUNT: 403,
  STUDY_NOT_FOUND: 404,
  BAD_STUDY: 422,
  STUDY_TOO_LARGE: 413,
  STUDY_CHANGED: 409,
  TOO_MANY_STUDIES: 429,
  GAME_NOT_OVER: 409,
  PUZZLE_NOT_FOUND: 404,
  // Load and trouble
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_CONNECTIONS: 429,
  TOO_SLOW: 408,
  TRY_AGAIN: 503,
  NEWER_LOG: 503,
  SERVER_ENDING: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Close codes of the socket, in the range that is left to applications. */
export const CLOSE_CODES = {
  /** Reconnect at once: this server shuts down and another one takes over. */
  ending: 4000,
  /** The client must update first. */
  tooOld: 4001,
  /** Messages that are unreadable, too many or too large. */
  refused: 4002,
  /** Backpressure: the reader does not keep up. Reconnect and catch up from the last known event. */
  tooSlow: 4003,
  /** The session was ended: signed out elsewhere, or banned. */
  session: 4004,
} as const;
