import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Quel anneau céder',
};
