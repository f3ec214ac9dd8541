// The addresses of the opening books of each game.
import gipf from '@korong/study/books/gipf.book?url';
import yinsh from '@korong/study/books/yinsh.book?url';
import type { GameName } from '@korong/rules';

export const BOOKS: Readonly<Record<GameName, string>> = { yinsh, gipf };
