// The parts of linked play beside the game itself.
import { linkedPlay } from '@korong/match';
import { yinsh } from '@korong/rules';

export const extensions = [linkedPlay];

/** The inner games, beside GIPF. */
export const innerGames = [yinsh];
