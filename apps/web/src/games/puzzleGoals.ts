// What a puzzle asks for, where its theme is about more than a win or a defence.
import type { GameName } from '@korong/rules';
import type { Theme } from '@korong/study';

/** Each has a sentence that asks for it (`goal.…`) and one for a try that misses it (`why.…`). */
export type OwnGoal = 'two-rows' | 'pieces' | 'gipf-pieces';

export const OWN_GOALS: Readonly<Record<GameName, Readonly<Partial<Record<Theme, OwnGoal>>>>> = {
  yinsh: { 'two-rows': 'two-rows' },
  gipf: { 'two-rows': 'pieces', capture: 'pieces', 'gipf-piece': 'gipf-pieces' },
};
