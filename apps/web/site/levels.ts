import { messages } from '../src/frame/i18n.js';
import { LEVELS, type LevelsInWords } from '../src/newGame/settings.js';

/** The names of the levels and what they are like, for a page that has printed the area `levels`. */
export const levelsInWords = (): LevelsInWords => {
  const t = messages('levels');
  return LEVELS.map(n => [t(`level.${n}`), t(`level.${n}.like`)]);
};
