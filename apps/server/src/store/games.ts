import { builder, rowsReader, statement, type Executor } from './executor.js';
import { gameStartStore } from './games/startGame.js';
import { countStore } from './games/counts.js';
import { logStore } from './games/logs.js';
import { openGameStore } from './games/openGames.js';
import { searcher } from './games/search.js';
import { sweepStore } from './games/sweeps.js';
import { gamesWithSeats, summaryOf } from './rows.js';
import type { GameStore } from './store.js';

export const gameStore = (executor: Executor, now: () => number): GameStore => {
  const db = builder(executor.dialect);
  const rowsOf = rowsReader(executor.read);
  return {
    ...openGameStore(executor),
    ...gameStartStore(executor),
    ...logStore(executor),
    ...sweepStore(executor),
    ...countStore(executor, now),
    append: executor.append,
    summary: async id => {
      const [row] = await rowsOf(statement(gamesWithSeats(db).where('games.id', '=', id)));
      return row && summaryOf(row);
    },
    search: searcher(db, rowsOf),
  };
};
