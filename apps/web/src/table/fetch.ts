import { bringIn, type Setup } from '@korong/match/core';
import type { AnyTable, GameName } from './index.js';

/** Fetches the rules and the table of one game; from then on matches of it can be played. */
export const fetchTable = async (
  game: GameName,
  { options = {}, position }: Partial<Pick<Setup, 'options' | 'position'>> = {},
): Promise<AnyTable> => {
  const table: AnyTable =
    game === 'yinsh'
      ? (await import('./yinsh.js')).yinshTable
      : options.potentials === undefined
        ? (await import('./gipf.js')).gipfTable
        : (await import('./project.js')).projectTable;
  bringIn(table.game);
  if (position !== undefined) bringIn((await import('./whole.js'))[game]);
  if (options.linked === 'yes') bringIn((await import('./linked.js')).between);
  return table;
};
