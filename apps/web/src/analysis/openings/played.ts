// Turns that were played in a position, from a book or an archive.
import type { AnyGame } from '@korong/rules';
import type { BookTurn, Tally } from '@korong/study';

export interface PlayedTurn extends Tally {
  readonly turn: string;
  /** Turns that are the same by a symmetry of the position, this one included. */
  readonly equal: readonly string[];
  /** What the engine expects for White after it, from 0 to 1. */
  readonly expected?: number;
}

/** Turns of a book, those that a symmetry makes equal once. */
export const grouped = (turns: readonly BookTurn[]): PlayedTurn[] => {
  const groups = new Map<number, BookTurn[]>();
  for (const turn of turns) groups.set(turn.key, [...(groups.get(turn.key) ?? []), turn]);
  return [...groups.values()].map(equal => ({ ...equal[0]!, equal: equal.map(({ turn }) => turn) }));
};

export interface Shares {
  readonly white: number;
  readonly draws: number;
  readonly black: number;
}

/** Results in whole percent that add up to a hundred. */
export const sharesOf = ({ games, white, black }: Tally): Shares => {
  if (games === 0) return { white: 0, draws: 0, black: 0 };
  const [w, b] = [Math.round((100 * white) / games), Math.round((100 * black) / games)];
  const over = Math.max(0, w + b - 100);
  return { white: w, draws: 100 - w - b + over, black: b - over };
};

/** How often a piece was placed on each point, 1 for the most frequent: only where turns are placements. */
export const heatOf = (
  game: AnyGame,
  position: unknown,
  turns: readonly PlayedTurn[],
): Readonly<Record<string, number>> => {
  const board = game.boardOf(position);
  const placements = turns.filter(({ turn }) => board.find(turn) !== undefined);
  const each = ({ games, equal }: PlayedTurn): number => games / equal.length;
  const most = Math.max(0, ...placements.map(each));
  return Object.fromEntries(
    placements.flatMap(played => played.equal.map(point => [point, each(played) / most])),
  );
};
