import { recordOf, replayEvents } from '@korong/match';
import { recordJson, recordText } from '@korong/rules';
import type { Store } from '../store/store.js';

export interface ReadGame {
  readonly text: string;
  readonly json: string;
}

/** The record of a game, as far as it has been played. */
export const readGame = async (store: Store, id: string): Promise<ReadGame | undefined> => {
  const kept = await store.games.load(id, 0);
  const [first] = kept?.events ?? [];
  if (!kept || !first) return undefined;
  const match = replayEvents(kept.events.map(({ event }) => event));
  if (!match.ok) return undefined;
  const record = recordOf(match.value, new Date(first.event.at).toISOString().slice(0, 10));
  return { text: recordText(record), json: recordJson(record) };
};
