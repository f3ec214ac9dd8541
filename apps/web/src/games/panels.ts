import type { GameName, OptionFields } from '@korong/rules';
import { aboutGame } from './about.js';
import type { CustomPanel, GamePanels } from './gameAbout.js';
import { panelsGipf } from './gipf/panels.js';

/** The panels below the board of each game. */
export const PANELS: Readonly<Record<GameName, GamePanels | undefined>> = {
  yinsh: undefined,
  gipf: panelsGipf,
};

/** The panel of a match of a custom variant. */
export const fetchPanel = async (game: GameName, options: OptionFields): Promise<CustomPanel | undefined> => {
  const { custom } = aboutGame(game);
  return custom?.has(options) ? PANELS[game]?.fetchCustom() : undefined;
};
