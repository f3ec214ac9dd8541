import { createMatchRules, type MatchRules, type Setup } from '@korong/match';
import type { AnyGameUi, GameName } from '../game/turn/index.js';

/** A table with the rules of matches that are played at it. */
export interface PlayableUi extends AnyGameUi {
  readonly rules: MatchRules;
}

/** Fetches the rules and the table of one game, and for a linked match what its contests need. */
export const fetchGameUi = async (
  game: GameName,
  { options = {} }: Partial<Pick<Setup, 'options'>> = {},
): Promise<PlayableUi> => {
  const ui: AnyGameUi =
    game === 'yinsh'
      ? (await import('./yinsh/ui.js')).yinshUi
      : options.potentials === undefined
        ? (await import('./gipf/ui.js')).gipfUi
        : (await import('./gipf/potentials/ui.js')).potentialsUi;
  const linked = options.linked === 'yes' ? await import('./gipf/potentials/linked.js') : undefined;
  const rules = createMatchRules({
    games: [ui.game, ...(linked?.innerGames ?? [])],
    extensions: linked ? [linked.linkedPlay] : [],
  });
  return { ...ui, rules };
};
