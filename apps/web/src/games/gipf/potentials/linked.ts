// What linked play needs beside the game itself.
import { linkedPlay } from '@korong/match';
import { yinsh } from '@korong/rules';

export const extensions = [linkedPlay];

/** The games of contests, beside GIPF. */
export const innerGames = [yinsh];
