import type { GameName, OptionFields } from '@korong/rules';
import { aboutGame } from './about.js';
import type { CustomPanel } from './gameAbout.js';
import { fetchProjectPanel } from './gipf/panel.js';

/** The panel below the board of each game's custom variant. */
const PANELS: Readonly<Record<GameName, (() => Promise<CustomPanel>) | undefined>> = {
  yinsh: undefined,
  gipf: fetchProjectPanel,
};

/** The panel of a match of a custom variant. */
export const fetchPanel = async (game: GameName, options: OptionFields): Promise<CustomPanel | undefined> => {
  const { custom } = aboutGame(game);
  return custom?.has(options) ? PANELS[game]?.() : undefined;
};
