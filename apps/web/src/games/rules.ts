import type { GameName } from '@korong/rules';
import type { Chapter } from '../rules/statement.js';
import { rulesGipf } from './gipf/rules.js';
import { rulesYinsh } from './yinsh/rules.js';

/** The rules of each game, chapter by chapter. */
export const RULES: Readonly<Record<GameName, readonly Chapter[]>> = { yinsh: rulesYinsh, gipf: rulesGipf };
