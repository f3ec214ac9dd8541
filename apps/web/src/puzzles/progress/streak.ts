// The streak that is not over yet, by game: it survives a reload, with the puzzle that is due.
import type { GameName } from '@korong/rules';
import type { RatedPuzzle } from '@korong/study';
import type { StoredText } from '../../store/storedText.js';
import { isCount, isObject, readObject } from './progress.js';

export interface KeptStreak {
  /** The ids of the solved puzzles, in order. */
  readonly solved: readonly string[];
  /** The puzzle that is due; none between two. */
  readonly due?: string | undefined;
  /** The record when it began. */
  readonly best: number;
}

const readOne = (value: unknown): KeptStreak | undefined => {
  if (!isObject(value) || !Array.isArray(value.solved)) return undefined;
  const { solved, due, best } = value;
  if (!solved.every(id => typeof id === 'string')) return undefined;
  return { solved, due: typeof due === 'string' ? due : undefined, best: isCount(best) ? best : 0 };
};

/** A streak counts only if all its puzzles are among those to choose from: the product may have others by now. */
export const readStreak = (
  stored: StoredText,
  game: GameName,
  puzzles: readonly RatedPuzzle[],
): KeptStreak | undefined => {
  const kept = readOne(readObject(stored.read())[game]);
  const known = new Set(puzzles.map(({ id }) => id));
  return kept && [...kept.solved, ...(kept.due === undefined ? [] : [kept.due])].every(id => known.has(id))
    ? kept
    : undefined;
};

/** Without a streak it is over. */
export const keepStreak = (stored: StoredText, game: GameName, streak: KeptStreak | undefined): void => {
  stored.write(JSON.stringify({ ...readObject(stored.read()), [game]: streak }));
};
