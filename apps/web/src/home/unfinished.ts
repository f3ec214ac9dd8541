import { openStore } from '../store/index.js';

/** The latest game on this device that is not over. */
export const unfinishedGame = async (): Promise<string | undefined> => {
  const games = await (await openStore()).list();
  return games.find(({ result }) => result === undefined)?.id;
};
