/**
 * Every reason for which the library refuses something. Sentences for them are in the message catalogue, explanations in
 * docs/reasons.md; tests hold the three together.
 */
export const CODES = [
  // Text of any kind
  'TEXT_EMPTY',
  'TEXT_TOO_LONG',
  'TEXT_UNREADABLE',
  'NO_SUCH_POINT',
  'SEVERAL_FIT',
  // What is asked for in this phase of the turn
  'GAME_OVER',
  'RING_MUST_BE_PLACED',
  'RING_MUST_MOVE',
  'ROW_MUST_BE_TAKEN',
  'RING_MUST_BE_TAKEN',
  'PIECE_MUST_BE_PUSHED',
  // YINSH
  'POINT_OCCUPIED',
  'NO_RING_THERE',
  'NOT_YOUR_RING',
  'MUST_LEAVE_POINT',
  'NOT_IN_LINE',
  'RING_IN_THE_WAY',
  'MUST_STOP_BEHIND_MARKERS',
  'LANDS_ON_MARKER',
  'LANDS_ON_RING',
  'NOT_FIVE',
  'NOT_YOUR_MARKERS',
  'CANNOT_PASS',
  // GIPF
  'NOT_A_DOT',
  'NOT_AN_ENTRY',
  'LINE_FULL',
  'WRONG_LANDING',
  'DOT_NEEDED',
  'GIPF_PIECE_FIRST',
  'NO_GIPF_PIECE_ENTERS',
  'GIPF_RIGHT_ENDED',
  'NOT_A_ROW',
  'NOT_YOUR_ROW',
  'ROW_ALREADY_SETTLED',
  'POINT_TWICE',
  'NOT_IN_ROW',
  'MUST_GO_TOO',
  'CANNOT_STAY',
  'NOT_CAPTURED',
  // GIPF as a project
  'NO_POTENTIALS',
  'NO_POTENTIAL_LEFT',
  'POTENTIALS_ENDED',
  'RESERVE_EMPTY',
  'NOT_LOADED',
  'TAMSK_WORKS_IN_THE_MIDDLE',
  'NOTHING_TO_JUMP',
  'MUST_LAND_BEHIND',
  'WAY_BLOCKED',
  'NOT_ADJACENT',
  'NOTHING_TO_TOP',
  'SAY_WHAT_BECOMES',
  'NO_GIPF_PIECE_THERE',
  'DENIED_ALREADY',
  'NOTHING_IS_DENIED',
  'EXTRA_PUSH_DUE',
  'ONE_MUST_GO',
  // Turns
  'TURN_ENDED',
  'TURN_NOT_FINISHED',
  // Setting up
  'UNKNOWN_GAME',
  'UNKNOWN_VARIANT',
  'UNKNOWN_OPTION',
  'BAD_HANDICAP',
  'BAD_POTENTIALS',
  'BAD_PIECES',
  // Position texts
  'POSITION_FORMAT',
  'POSITION_VERSION',
  'POSITION_FIELD',
  'POSITION_BOARD',
  'IMPOSSIBLE_RINGS',
  'IMPOSSIBLE_MARKERS',
  'IMPOSSIBLE_PIECES',
  'IMPOSSIBLE_RESERVE',
  'IMPOSSIBLE_ENTRY',
  'IMPOSSIBLE_POTENTIALS',
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

export type Code = (typeof CODES)[number];

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
