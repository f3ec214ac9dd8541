// GIPF with potentials, and the game of YINSH that decides about one. Printed with the page; the browser gets none of this code.
import { boardSvg } from '@korong/board';
import type { GameName } from '@korong/rules';
import { positionOn, uiAt } from '../../all.js';

/** From the middle of a game with three potentials of each kind. */
const POTENTIALS =
  'gipf/1 standard B1[bt]W/W[bp][wT]1[bz]/1w4/[bd]5B/[wP]3[Y][wZ]/[wT]1[by]2/[wY]1[wT]W handicap=0-0 act=white phase=push mover=white reserve=5-9 entry=loaded-loaded settled=none potentials=Z3Y3D3T3P3 pieces=18 linked=no stock=Z2Y1D3P2-Z2Y2T1P2 extra=none denied=none';
/** From a game of the corpus. */
const BLITZ =
  'yinsh/1 blitz 4/1b5/1w3b2/1b3bBBW/5bbb1w/3w1WbbW/1BbwB1b3/2W1w1wb1/1bb1w1ww/4Bww/1W1w act=white phase=move mover=white passes=0';

const picture = (game: GameName, position: string): string => {
  const ui = uiAt(game, position);
  const { pieces } = ui.contents(positionOn(ui, position));
  return boardSvg(ui.skin, { pieces, coordinates: false }, { scheme: 'page', thumbnail: true });
};

export const picturePotentials = (): string => picture('gipf', POTENTIALS);
export const pictureLinked = (): string => picture('yinsh', BLITZ);
