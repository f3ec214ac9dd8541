// The addresses of the puzzles of each game.
import gipf from '@korong/study/puzzles/gipf.txt?url';
import yinsh from '@korong/study/puzzles/yinsh.txt?url';
import type { GameName } from '@korong/rules';

export const PUZZLES: Readonly<Record<GameName, string>> = { yinsh, gipf };
