import type { AnyGame } from './game.js';
import { gipf } from './gipf/gipf.js';
import { refuseText, type Refusal } from './reasons.js';
import { err, ok, type Result } from './result.js';
import { yinsh } from './yinsh/yinsh.js';

/** Every game of this library. */
export const games: readonly AnyGame[] = [yinsh, gipf];

export const findGame = (name: string): Result<AnyGame, Refusal> => {
  const game = games.find(g => g.name === name);
  return game ? ok(game) : err(refuseText('UNKNOWN_GAME', name));
};
