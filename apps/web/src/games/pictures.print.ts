// A board of each game in the middle of play. Printed with the page; the browser gets none of this code.
import { boardSvg, skinOf } from '@korong/board';
import type { GameName } from '@korong/rules';
import { gameUiFor, positionOn } from './all.js';
import { pictureGipf } from './gipf/picture.js';
import { pictureYinsh } from './yinsh/picture.js';

const POSITIONS: Readonly<Record<GameName, string>> = { yinsh: pictureYinsh, gipf: pictureGipf };

export const pictureOf = (game: GameName): string => {
  const ui = gameUiFor(game);
  const { pieces } = ui.contents(positionOn(ui, POSITIONS[game]));
  return boardSvg(skinOf(game), { pieces, coordinates: false }, { scheme: 'page', thumbnail: true });
};
