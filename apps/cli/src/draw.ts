import type { AnyGame } from '@korong/rules';
import { viewOf } from './games/games.js';
import { printed } from './grid.js';

interface DrawOptions {
  readonly coloured: boolean;
  /** Show the name of every empty point. */
  readonly names: boolean;
}

/** The board as text. Letters distinguish the pieces; colours only help. */
export const drawBoard = (game: AnyGame, position: unknown, { coloured, names }: DrawOptions): string =>
  printed(viewOf(game).grid(position, names), coloured);
