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
  'RECORD_JSON',
  'RECORD_RESULT',
] as const;

export type Code = (typeof COMMON_CODES)[number] | GameReason;

/** Why something was refused, independent of language. */
export interface Refusal {
  readonly code: Code;
  /** The points concerned, by name. */
  readonly at: readonly string[];
  /** Offset of the error in the text, for errors in a text. */
  readonly place?: number;
  /** The offending part of the text, shortened for display. */
  readonly text?: string;
  /** For an error in a turn of a record: its number, counted from 1 over both sides. */
  readonly turn?: number;
}

const EXCERPT = 40;

export const refuse = (code: Code, at: readonly string[] = []): Refusal => ({ code, at });

/** A refusal of the wording: `excerpt` is the offending part, at offset `place`. */
export const refuseText = (code: Code, excerpt: string, place = 0): Refusal => ({
  code,
  at: [],
  place,
  text: excerpt.length > EXCERPT ? `${excerpt.slice(0, EXCERPT)}…` : excerpt,
});
