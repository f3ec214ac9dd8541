// All tables at once, for what shows every game.
import { gipf, yinsh } from '@korong/rules';
import { gipfTable } from './gipf/ui.js';
import type { AnyTable } from './index.js';
import type { GameName } from './gameUi.js';
import { projectTable } from './gipf/potentials/ui.js';
import { yinshTable } from './yinsh/ui.js';

export { gipfTable, projectTable, yinshTable };

export const tableFor = (game: GameName, potentials = false): AnyTable => {
  if (game === 'yinsh') return yinshTable;
  return potentials ? projectTable : gipfTable;
};

const WHOLE = { yinsh, gipf };

/** The position that a text of ours stands for. */
export const positionOn = ({ name }: AnyTable, text: string): unknown => {
  const read = WHOLE[name].readPosition(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};
