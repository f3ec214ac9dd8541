import type { GameEnding, GameName, GameRecord, OptionFields, Refusal, Result } from '@korong/rules';
import type { GameFormatName } from './games/formats.js';

/** Where a record comes from. A game may have formats of its own. */
export type FormatName =
  | 'korong'
  | 'korong-json'
  | 'position'
  | 'boardspace'
  | 'abstract-play'
  | 'bga'
  | 'notation'
  | GameFormatName;

/** `record`: only a header names the winner. The other endings are those of the rules and of a match. */
export type Ending = GameEnding | 'resignation' | 'time' | 'agreement' | 'record' | 'unfinished';

export const FORMAT_CODES = [
  // The file
  'FILE_EMPTY',
  'FILE_TOO_LONG',
  'FORMAT_UNKNOWN',
  'SGF_BROKEN',
  'JSON_BROKEN',
  'FIELD_WRONG',
  'RECORD_REFUSED',
  // What is played
  'OTHER_GAME',
  'ZERTZ_NOT_YET',
  'OTHER_VARIANT',
  'SEVERAL_VARIANTS',
  'BOARD_CHANGED',
  // Steps
  'UNKNOWN_WORD',
  'UNKNOWN_PLAYER',
  'WRONG_SIDE',
  'STEP_INCOMPLETE',
  'STEP_REFUSED',
  'ROWS_CROSS',
  'OTHER_RESERVE',
] as const;

export type FormatCode = (typeof FORMAT_CODES)[number];

/** A game with its options. */
export interface Choice {
  readonly game: GameName;
  readonly options: OptionFields;
}

/** What the reader of a text was told about it. It counts only where the text itself does not say. */
export interface Asked {
  readonly game?: string;
  readonly variant?: string;
}

/** Why a game was refused, and where. */
export interface FormatRefusal {
  readonly code: FormatCode;
  /** Offset in the text. */
  readonly place: number;
  /** The line of that offset, counted from 1. */
  readonly line: number;
  /** What stands there, shortened for display. */
  readonly excerpt: string;
  /** Why the rules refuse it, for `STEP_REFUSED` and `RECORD_REFUSED`. */
  readonly reason?: Refusal;
  /** The games that fit, for `SEVERAL_VARIANTS`. */
  readonly choices?: readonly Choice[];
}

export interface Reading {
  readonly format: FormatName;
  /** Replays without a refusal; its turns are in canonical spelling. */
  readonly record: GameRecord;
  readonly ending: Ending;
  /** How many steps after the end of the game were left out. */
  readonly dropped: number;
}

/** One game of a file: read, or refused whole. */
export type GameReading = Result<Reading, FormatRefusal>;
