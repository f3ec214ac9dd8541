import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Quale anello rimuovere',
  'goal.two-rows': 'Muove il {side}: rimuovi due allineamenti in una mossa.',
  'why.two-rows': 'C’è una mossa con cui rimuovi due allineamenti insieme.',
};
