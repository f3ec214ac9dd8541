// All tables at once, for what shows every game.
import { gipf, yinsh } from '@korong/rules';
import { gipfTable } from './gipf.js';
import type { AnyTable } from './index.js';
import type { GameName } from './types.js';
import { projectTable } from './project.js';
import { yinshTable } from './yinsh.js';

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
