import { bringIn, type Setup } from '@korong/match/core';
import type { AnyTable, GameName } from './index.js';

/** Fetches the rules and the table of one game; from then on matches of it can be played. */
export const fetchTable = async (
  game: GameName,
  { options = {} }: Partial<Pick<Setup, 'options'>> = {},
): Promise<AnyTable> => {
  const table: AnyTable =
    game === 'yinsh'
      ? (await import('./yinsh.js')).yinshTable
      : options.potentials === undefined
        ? (await import('./gipf.js')).gipfTable
        : (await import('./project.js')).projectTable;
  bringIn(table.game);
  if (options.linked === 'yes') bringIn((await import('./linked.js')).between);
  return table;
};
