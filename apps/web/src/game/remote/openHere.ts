// Copies a server game to this device. Loaded on demand.
import { allGames, type Match } from '@korong/match';
import { recordText } from '@korong/rules';
import { load, positionText } from '../local/load.js';
import { newId, openStore } from '../../store/index.js';

/** The local id; `undefined` if the game cannot be stored here. */
export const openHere = async (match: Match): Promise<string | undefined> => {
  const { white, black } = match.setup.players;
  const names = { white: white.name, black: black.name };
  const loaded = load(recordText(allGames.recordOf(match)), { names }, newId(), Date.now());
  if (!loaded.ok) return undefined;
  const store = await openStore();
  const { match: copy } = loaded.value;
  const written = store.lasting ? await store.append(copy, copy.events, positionText(copy)) : 'lost';
  return written === 'kept' ? copy.id : undefined;
};
