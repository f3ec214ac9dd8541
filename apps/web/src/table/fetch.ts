import { bringIn } from '@korong/match/core';
import type { AnyTable, GameName } from './index.js';

/** Fetches the rules and the table of one game; from then on matches of it can be played. */
export const fetchTable = async (game: GameName): Promise<AnyTable> => {
  const table: AnyTable =
    game === 'yinsh' ? (await import('./yinsh.js')).yinshTable : (await import('./gipf.js')).gipfTable;
  bringIn(table.game);
  return table;
};
