import type { Translate } from '../../frame/i18n.js';
import type { SolveState } from './solveController.js';
import type { Goal } from './task.js';

/** What is asked for; `side` is the name of the solver's side. */
export const goalWords = (goal: Goal | undefined, side: string, t: Translate<'puzzles'>): string => {
  if (!goal) return t('solve.find', { side });
  return goal.kind === 'win' ? t('goal.win', { side, n: goal.turns }) : t(`goal.${goal.kind}`, { side });
};

/** Why a turn is wrong that loses nothing at once. */
const missed = (goal: Goal | undefined, t: Translate<'puzzles'>): string =>
  !goal || goal.kind === 'win' || goal.kind === 'hold' ? t('why.better') : t(`why.${goal.kind}`);

/** The verdict in words, once there is one; `side` is the name of the other side. */
export const verdictWords = (
  { stage, why, told }: Pick<SolveState, 'stage' | 'why' | 'told'>,
  goal: Goal | undefined,
  side: string,
  t: Translate<'puzzles'>,
): readonly string[] | undefined => {
  if (told && (stage === 'solved' || stage === 'wrong')) return told;
  if (stage === 'solved') return [t('solve.solved')];
  if (stage === 'shown') return [t('solve.shown'), t('solve.step')];
  if (stage !== 'wrong') return undefined;
  if (!why) return [t('solve.wrong'), missed(goal, t)];
  const reason = why.kind === 'loses' ? t('why.loses', { side, n: why.turns }) : t(`why.${why.kind}`);
  return [t('solve.wrong'), reason];
};
