import type { Game } from '@korong/rules';
import type { Played, Task } from './task.js';

/** The turn with all its positions. */
export const played = <P, S>(
  game: Pick<Game<P, S, unknown>, 'play'>,
  start: P,
  steps: readonly S[],
): Played<P, S> => {
  const line = [start];
  for (const step of steps) line.push(game.play(line.at(-1)!, step));
  return { start, steps, line, position: line.at(-1)! };
};

/** The verdict on a turn: solved, a named mistake, or something else. */
export type Verdict =
  | { readonly kind: 'solved' }
  | { readonly kind: 'mistake'; readonly id: string }
  | { readonly kind: 'other' };

export const judge = <P, S>(task: Task<P, S>, turn: Played<P, S>): Verdict => {
  if (task.accepts(turn)) return { kind: 'solved' };
  const mistake = task.mistakes.find(candidate => candidate.when(turn));
  return mistake ? { kind: 'mistake', id: mistake.id } : { kind: 'other' };
};
