// Both tables at once, for what shows both games.
import { gipfTable } from './gipf.js';
import type { AnyTable } from './index.js';
import type { GameName } from './types.js';
import { yinshTable } from './yinsh.js';

export { gipfTable, yinshTable };

export const tableFor = (game: GameName): AnyTable => (game === 'yinsh' ? yinshTable : gipfTable);
