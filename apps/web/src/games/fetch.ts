import { createMatchRules, type MatchRules, type Setup } from '@korong/match';
import type { GameName, OptionFields } from '@korong/rules';
import type { AnyGameUi, PlayedParts } from './gameUi.js';
import { fetchGipf } from './gipf/fetch.js';

/** A game with the rules of its matches. */
export interface PlayableUi extends AnyGameUi {
  readonly rules: MatchRules;
}

/** The parts for a match with these options, as separate chunks. */
const FETCH: Readonly<Record<GameName, (options: OptionFields) => Promise<PlayedParts>>> = {
  yinsh: async () => ({ ui: (await import('./yinsh/ui.js')).yinshUi }),
  gipf: fetchGipf,
};

export const fetchGameUi = async (
  game: GameName,
  { options = {} }: Partial<Pick<Setup, 'options'>> = {},
): Promise<PlayableUi> => {
  const { ui, innerGames = [], extensions = [] } = await FETCH[game](options);
  return { ...ui, rules: createMatchRules({ games: [ui.game, ...innerGames], extensions }) };
};
