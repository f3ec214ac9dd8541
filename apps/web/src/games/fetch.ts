import { createMatchRules, type MatchRules, type Setup } from '@korong/match';
import type { AnyTable, GameName } from './index.js';

/** A table with the rules of matches that are played at it. */
export interface PlayedTable extends AnyTable {
  readonly rules: MatchRules;
}

/** Fetches the rules and the table of one game, and for a linked match what its contests need. */
export const fetchTable = async (
  game: GameName,
  { options = {} }: Partial<Pick<Setup, 'options'>> = {},
): Promise<PlayedTable> => {
  const table: AnyTable =
    game === 'yinsh'
      ? (await import('./yinsh/ui.js')).yinshTable
      : options.potentials === undefined
        ? (await import('./gipf/ui.js')).gipfTable
        : (await import('./gipf/potentials/ui.js')).projectTable;
  const linked = options.linked === 'yes' ? await import('./gipf/potentials/linked.js') : undefined;
  const rules = createMatchRules({
    games: [table.game, ...(linked?.innerGames ?? [])],
    extensions: linked ? [linked.linkedPlay] : [],
  });
  return { ...table, rules };
};
