import type { GameReason } from './games.js';

/**
 * Reasons for refusing something that do not belong to one game; each game lists its own beside its rules. Sentences for all of
 * them are in the message catalogue, explanations in docs/reasons.md; tests hold the three together.
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

/** Why something was refused, in a form that any language can be put to. */
export interface Refusal {
  readonly code: Code;
  /** The points concerned, by name. */
  readonly at: readonly string[];
  /** Offset into the text that was read, where the trouble lies in the text. */
  readonly place?: number;
  /** The part of the text that could not be used, cut to a length fit for display. */
  readonly text?: string;
  /** The turn of a record, counted from 1 over both sides, where the trouble lies in one. */
  readonly turn?: number;
}

const EXCERPT = 40;

export const refuse = (code: Code, at: readonly string[] = []): Refusal => ({ code, at });

/** A refusal that lies in the wording: `excerpt` is what could not be used, found at offset `place`. */
export const refuseText = (code: Code, excerpt: string, place = 0): Refusal => ({
  code,
  at: [],
  place,
  text: excerpt.length > EXCERPT ? `${excerpt.slice(0, EXCERPT)}…` : excerpt,
});
