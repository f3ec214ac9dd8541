// What linked play needs beside the game itself: fetched by matches that have it.
import '@korong/match/links';
import { yinsh } from '@korong/rules';

/** The game that is played in between, beside GIPF. */
export const between = yinsh;
