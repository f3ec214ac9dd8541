import type { GameName, GameResult, OptionFields } from '@korong/rules';
import type { Mark } from './marks.js';

/** A turn in a tree of variations. */
export interface TreeNode {
  /** Canonical steps joined by `;`. Only a turn without children may lack steps. */
  readonly turn: string;
  /** Milliseconds left on the mover's clock after the turn. */
  readonly clock?: number;
  /** Milliseconds that the mover thought about the turn. */
  readonly spent?: number;
  readonly comment?: string;
  readonly mark?: Mark;
  /** The answers. The first one continues the main line. */
  readonly children: readonly TreeNode[];
}

/** A game or position with variations, comments and marks. A record of a game is a chapter without variations. */
export interface Chapter {
  readonly game: GameName;
  readonly options: OptionFields;
  /** Text of the starting position, if it is not the usual one. */
  readonly position?: string;
  /** All other headers: White, Black, Date, Event … */
  readonly headers: Readonly<Record<string, string>>;
  /** A comment on the chapter as a whole. */
  readonly comment?: string;
  readonly children: readonly TreeNode[];
  /** The result at the end of the main line. */
  readonly result: GameResult;
}

/** Where a node is: the index of a child at every level. The empty path is the start. */
export type Path = readonly number[];

/** Turns of a chapter, over all variations. */
export const MAX_TURNS = 10_000;
/** Variations inside variations. */
export const MAX_NESTING = 40;
