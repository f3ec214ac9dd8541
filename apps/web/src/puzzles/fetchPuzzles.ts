// The puzzles of a game, fetched when they are first needed.
import type { GameName } from '@korong/rules';
import { readPuzzles, type RatedPuzzle } from '@korong/study';
import { GAME_NAMES } from '../games/about.js';
import { PUZZLES } from '../games/puzzles.js';

const fetched = new Map<GameName, Promise<readonly RatedPuzzle[]>>();

const load = async (game: GameName): Promise<readonly RatedPuzzle[]> => {
  const response = await fetch(PUZZLES[game]);
  if (!response.ok) throw new Error(`${PUZZLES[game]}: ${response.status}`);
  const read = readPuzzles(await response.text());
  if (!read.ok) throw new Error(`${PUZZLES[game]}: ${read.error}`);
  return read.value;
};

/** Fails if they are out of reach; the next call tries again. */
export const fetchPuzzles = (game: GameName): Promise<readonly RatedPuzzle[]> => {
  const known = fetched.get(game) ?? load(game);
  fetched.set(game, known);
  known.catch(() => fetched.delete(game));
  return known;
};

/** The puzzle with an id, of whatever game. */
export const findPuzzle = async (wanted: string): Promise<RatedPuzzle | undefined> => {
  for (const game of GAME_NAMES) {
    const found = (await fetchPuzzles(game)).find(({ id }) => id === wanted);
    if (found) return found;
  }
  return undefined;
};
