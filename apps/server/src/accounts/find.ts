import { playerId } from '@korong/protocol/schemas';
import type { PlayerStore } from '../store/store.js';
import { cleanName, keyOf } from './names.js';

/** Whom a text means: by id, or by the name of an account. */
export const idOf = async (players: PlayerStore, text: string): Promise<string | undefined> => {
  if (playerId.safeParse(text).success && (await players.find(text)) !== undefined) return text;
  const name = cleanName(text);
  return name === undefined ? undefined : (await players.findByName(keyOf(name)))?.id;
};
