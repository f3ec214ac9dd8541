// The opening book of a game, fetched when it is first needed.
import type { GameName } from '@korong/rules';
import { readBook, type Book } from '@korong/study';
import { BOOKS } from '../../games/books.js';

const fetched = new Map<GameName, Promise<Book>>();

const load = async (game: GameName): Promise<Book> => {
  const response = await fetch(BOOKS[game]);
  if (!response.ok) throw new Error(`${BOOKS[game]}: ${response.status}`);
  const read = readBook(new Uint8Array(await response.arrayBuffer()));
  if (!read.ok) throw new Error(`${BOOKS[game]}: ${read.error}`);
  return read.value;
};

/** Fails if it is out of reach; the next call tries again. */
export const fetchBook = (game: GameName): Promise<Book> => {
  const known = fetched.get(game) ?? load(game);
  fetched.set(game, known);
  known.catch(() => fetched.delete(game));
  return known;
};
