import { gameNamed, type GameName } from '@korong/rules';
import { PUZZLE_GAMES } from '../games/puzzleGames.js';

/** The least text of a position under the symmetries of its board, with White and Black as they are or swapped. */
export const symmetryKey = (name: GameName, text: string): string => {
  const game = gameNamed(name);
  const read = game.readPosition(text);
  if (!read.ok) throw new Error(`not a position: ${read.error.code}`);
  const texts = [read.value, PUZZLE_GAMES[name].swapColours(read.value)].flatMap(position =>
    game.boardOf(position).symmetries.map((_, k) => game.positionText(game.transform(position, k))),
  );
  return texts.reduce((a, b) => (a < b ? a : b));
};

/** FNV-1a. */
const hash = (text: string, seed: number): number => {
  let h = seed | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
};

const ID_LENGTH = 7;

/** A short name for all positions with the same key. */
export const idOf = (key: string): string => {
  const [low, high] = [hash(key, 0x811c9dc5), hash(key, 0x9e3779b9)];
  return (BigInt(high) * 4_294_967_296n + BigInt(low))
    .toString(36)
    .padStart(ID_LENGTH, '0')
    .slice(-ID_LENGTH);
};
