import type { GameName } from '@korong/rules';
import type { CustomWords } from './gameAbout.js';
import { projectWords } from './gipf/customWords.js';

/** The options of each game's custom variant in words, for lists of games. */
export const CUSTOM_WORDS: Readonly<Record<GameName, CustomWords | undefined>> = {
  yinsh: undefined,
  gipf: projectWords,
};
