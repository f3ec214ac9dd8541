import type { AnyGame } from './game.js';
import { gipf } from './gipf/gipf.js';
import { COMMON_CODES, type Code } from './reasons.js';
import { err, ok, refuseText, type Refusal, type Result } from './refusal.js';
import { yinsh } from './yinsh/yinsh.js';

/** Every game by name: the only list of names. */
export const GAMES = { yinsh, gipf } as const;

export type GameName = keyof typeof GAMES;
/** The endings of all games. Each belongs to one game. */
export type GameEnding = (typeof GAMES)[GameName]['endings'][number];
/** The codes that belong to one game. */
export type GameReason = (typeof GAMES)[GameName]['reasons'][number];

export const games: readonly AnyGame[] = Object.values(GAMES);

/** Every refusal code of the library. */
export const CODES: readonly Code[] = [...COMMON_CODES, ...games.flatMap(({ reasons }) => reasons)];

export const isGameName = (name: string): name is GameName => Object.hasOwn(GAMES, name);

export const gameNamed = (name: GameName): AnyGame => GAMES[name];

/** The game of any text, or a refusal. */
export const findGame = (name: string): Result<AnyGame, Refusal> =>
  isGameName(name)
    ? ok(gameNamed(name))
    : err({ ...refuseText('UNKNOWN_GAME', name), choices: Object.keys(GAMES) });
