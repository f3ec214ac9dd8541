import type { AnyGame } from '@korong/rules';
import { viewOf } from './games/games.js';
import { printed } from './grid.js';

export interface DrawOptions {
  readonly coloured: boolean;
  /** Write the name of every empty point where it lies. */
  readonly names: boolean;
}

/** The board in text. Letters tell the pieces apart; colours only help. */
export const drawBoard = (game: AnyGame, position: unknown, { coloured, names }: DrawOptions): string =>
  printed(viewOf(game).grid(position, names), coloured);
