import type { GameName } from '@korong/rules';
import type { GameAbout } from './gameAbout.js';
import { aboutGipf } from './gipf/about.js';
import { aboutYinsh } from './yinsh/about.js';

const ABOUT: Readonly<Record<GameName, GameAbout>> = { yinsh: aboutYinsh, gipf: aboutGipf };

export const GAME_NAMES = Object.keys(ABOUT) as readonly GameName[];

export const aboutGame = (name: GameName): GameAbout => ABOUT[name];

export const isGame = (name: unknown): name is GameName => GAME_NAMES.includes(name as GameName);

/** The name of a game as it is written; an unknown one in capitals. */
export const titleOf = (name: string): string => (isGame(name) ? ABOUT[name].title : name.toUpperCase());
