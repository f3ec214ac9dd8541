import type { GameName } from '@korong/rules';
import { gipfSearch } from './gipf/gipf.js';
import type { SearchGame } from './searchGame.js';
import { yinshSearch } from './yinsh/yinsh.js';

/** How each game is searched. */
export const SEARCH_GAMES = {
  yinsh: yinshSearch,
  gipf: gipfSearch,
} satisfies Record<GameName, SearchGame>;
