import type { Translate } from '../../frame/i18n.js';
import type { SolveState } from './solveController.js';

/** The verdict in words, once there is one; `side` is the name of the other side. */
export const verdictWords = (
  { stage, why, told }: Pick<SolveState, 'stage' | 'why' | 'told'>,
  side: string,
  t: Translate<'puzzles'>,
): readonly string[] | undefined => {
  if (told && (stage === 'solved' || stage === 'wrong')) return told;
  if (stage === 'solved') return [t('solve.solved')];
  if (stage === 'shown') return [t('solve.shown'), t('solve.step')];
  if (stage !== 'wrong') return undefined;
  if (!why) return [t('solve.wrong'), t('why.better')];
  const reason = why.kind === 'loses' ? t('why.loses', { side, n: why.turns }) : t(`why.${why.kind}`);
  return [t('solve.wrong'), reason];
};
