// All tables at once, for what shows every game.
import { gipf, yinsh } from '@korong/rules';
import { gipfUi } from './gipf/ui.js';
import type { AnyGameUi } from '../game/turn/index.js';
import type { GameName } from './gameUi.js';
import { potentialsUi } from './gipf/potentials/ui.js';
import { yinshUi } from './yinsh/ui.js';

export { gipfUi, potentialsUi, yinshUi };

export const gameUiFor = (game: GameName, potentials = false): AnyGameUi => {
  if (game === 'yinsh') return yinshUi;
  return potentials ? potentialsUi : gipfUi;
};

const WHOLE = { yinsh, gipf };

/** The position that a text of ours stands for. */
export const positionOn = ({ name }: AnyGameUi, text: string): unknown => {
  const read = WHOLE[name].readPosition(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};
