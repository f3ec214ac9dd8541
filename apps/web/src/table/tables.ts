// All tables at once, for what shows every game.
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
