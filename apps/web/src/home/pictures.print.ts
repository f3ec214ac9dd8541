// The two boards of the home page. Printed with the page, so that nothing of this is sent to the browser.
import { boardSvg, skinOf, type View } from '@korong/board';
import { gipf, yinsh, type GameName } from '@korong/rules';
import { gipfUi, yinshUi } from '../games/all.js';

const YINSH =
  'yinsh/1 standard 4/1w2b1B/1bw3w1/1wBw1b3/4bw2w1/1bbB3bW/W2Wwb4/B2Wb1Bb1/2W1w1b1/2w3w/4 act=white phase=move mover=white passes=0';
const GIPF =
  'gipf/1 standard bbw1/1ww2/1bwwW1/W3B2/bbBW2/1B1w1/3w handicap=0-0 act=white phase=push mover=white reserve=4-6 entry=single-single settled=none';

const picture = (game: GameName, { pieces }: Pick<View, 'pieces'>): string =>
  boardSvg(skinOf(game), { pieces, coordinates: false }, { scheme: 'page', thumbnail: true });

export const yinshPicture = (): string => {
  const position = yinsh.readPosition(YINSH);
  if (!position.ok) throw new Error(position.error.code);
  return picture('yinsh', yinshUi.setting(position.value));
};

export const gipfPicture = (): string => {
  const position = gipf.readPosition(GIPF);
  if (!position.ok) throw new Error(position.error.code);
  return picture('gipf', gipfUi.setting(position.value));
};
