import type { GameName } from '@korong/rules';
import { isProject } from './gipf/isProject.js';

/** Nets that are trained together: a small one and a large one, in files such as `gipf-small.knet`. */
export type NetFamily = GameName | 'gipf-project';

// Apart from SEARCH_GAMES: a page knows the net of a position before it fetches the boards.
const FAMILIES = {
  yinsh: () => 'yinsh',
  gipf: position => (isProject(position) ? 'gipf-project' : 'gipf'),
} satisfies Record<GameName, (position: string) => NetFamily>;

/** The nets that come with the engine for games with this position. */
export const netFamilyOf = (game: GameName, position: string): NetFamily => FAMILIES[game](position);
