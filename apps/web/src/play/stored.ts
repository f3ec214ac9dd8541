// A game out of the store: fetched where there is one to be read.
import { replayEvents, type Match } from '@korong/match/core';
import type { GameStore } from '../store/index.js';
import { fetchTable } from '../table/fetch.js';
import type { AnyTable } from '../table/index.js';

const isGame = (name: unknown): name is 'yinsh' | 'gipf' => name === 'yinsh' || name === 'gipf';

/** The match that is kept under this id, with its table; nothing if it is not there or cannot be read. */
export const readGame = async (
  store: GameStore,
  id: string,
): Promise<{ readonly match: Match; readonly table: AnyTable } | undefined> => {
  const events = await store.events(id);
  const [first] = events;
  if (first?.kind !== 'started' || !isGame(first.game)) return undefined;
  const table = await fetchTable(first.game);
  const match = replayEvents(events);
  return match.ok ? { match: match.value, table } : undefined;
};
