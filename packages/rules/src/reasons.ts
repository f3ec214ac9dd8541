import type { GameReason } from './games.js';

/**
 * Refusal reasons shared by all games; each game lists its own beside its rules. Sentences are in the message catalogue, explanations in
 * docs/reasons.md. Tests keep the three in step.
 */
export const COMMON_CODES = [
  // Text of any kind
  'TEXT_EMPTY',
  'TEXT_TOO_LONG',
  'TEXT_UNREADABLE',
  'NO_SUCH_POINT',
  'SEVERAL_FIT',
  // Steps
  'GAME_OVER',
  'ROW_MUST_BE_TAKEN',
  'MUST_LEAVE_POINT',
  'NOT_IN_LINE',
  // Turns
  'TURN_ENDED',
  'TURN_NOT_FINISHED',
  // Setting up
  'UNKNOWN_GAME',
  'UNKNOWN_VARIANT',
  'UNKNOWN_OPTION',
  // Position texts
  'POSITION_FORMAT',
  'POSITION_VERSION',
  'POSITION_FIELD',
  'POSITION_BOARD',
  'IMPOSSIBLE_ROWS',
  'IMPOSSIBLE_SIDE',
  'IMPOSSIBLE_PHASE',
  // Records
  'RECORD_VERSION',
  'RECORD_HEADER',
  'RECORD_TEXT',
  'RECORD_NUMBER',
  'RECORD_CLOCK',
  'RECORD_VARIATION',
  'RECORD_SIZE',
  'RECORD_JSON',
  'RECORD_RESULT',
] as const;

export type Code = (typeof COMMON_CODES)[number] | GameReason;
