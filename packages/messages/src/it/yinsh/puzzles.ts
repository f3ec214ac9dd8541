import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Quale anello cedere',
  'goal.two-rows': 'Muove il {side}: prendi due allineamenti in una mossa.',
  'why.two-rows': 'C’è una mossa che prende due allineamenti.',
};
