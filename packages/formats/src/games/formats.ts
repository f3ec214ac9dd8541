import type { GameName, Refusal, Result } from '@korong/rules';
import type { Read } from '../cause.js';
import type { Asked, Reading } from '../reading.js';
import type { BoardspaceGame } from './boardspace.js';
import { formats as gipf } from './gipf/index.js';
import { formats as yinsh } from './yinsh/index.js';

/** Formats that only one game has. */
export type GameFormatName = 'webgipf';

/** A text that only one game is written in. */
export interface TextFormat {
  readonly name: GameFormatName;
  recognises(text: string): boolean;
  read(text: string, asked: Asked): Read<Reading>[];
}

/** What foreign formats have of one game. */
export interface GameFormats {
  readonly boardspace: BoardspaceGame;
  /** Reads a sentence of Board Game Arena: what it makes of its two points, if it is known. */
  readonly bga?: (sentence: string) => ((from: string, to: string) => string | undefined) | undefined;
  /** Reads a word of the author's notation beyond what the rules read. */
  readonly readStep?: (position: unknown, word: string) => Result<readonly unknown[], Refusal>;
  readonly texts?: readonly TextFormat[];
}

export const FORMATS_OF: Readonly<Record<GameName, GameFormats>> = { yinsh, gipf };
