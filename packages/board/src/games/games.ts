import type { GameName, GipfPosition, YinshPosition } from '@korong/rules';
import type { BoardSkin } from '../skin.js';
import type { BoardContents } from '../types.js';
import { gipfContents } from './gipf/projectContents.js';
import { gipfSkin, type GipfPiece } from './gipf/skin.js';
import type { GipfTray } from './gipf/trays.js';
import { yinshContents } from './yinsh/contents.js';
import type { YinshPiece } from './yinsh/pieces.js';
import { yinshSkin } from './yinsh/skin.js';
import type { YinshPool, YinshTray } from './yinsh/trays.js';

/** The skin of each game, by variant where variants differ in their boards. */
const SKINS = {
  yinsh: () => yinshSkin,
  gipf: () => gipfSkin,
} satisfies Record<GameName, (variant?: string) => BoardSkin>;

/** The skin in which a game is shown. */
export const skinOf = (game: GameName, variant?: string): BoardSkin => {
  const skinFor: (variant?: string) => BoardSkin = SKINS[game];
  return skinFor(variant);
};

const CONTENTS = {
  yinsh: position => yinshContents(position as YinshPosition),
  gipf: position => gipfContents(position as GipfPosition),
} satisfies Record<GameName, (position: unknown) => BoardContents>;

/** What a position of a game has on its board and beside it. */
export const contentsOf = (game: GameName, position: unknown): BoardContents => CONTENTS[game](position);

/** All kinds of pieces; a skin draws those of its own game. */
export type PieceKind = YinshPiece | GipfPiece;
/** The trays of one side. Fields of other games are left out. */
export type Tray = YinshTray & GipfTray;
/** The stock that both sides share. Fields of other games are left out. */
export type Pool = YinshPool;
