// What linked play needs beside the game itself: fetched by matches that have it.
import { yinsh } from '@korong/rules';

export { linkedPlay } from '@korong/match';

/** The games of contests, beside GIPF. */
export const innerGames = [yinsh];
