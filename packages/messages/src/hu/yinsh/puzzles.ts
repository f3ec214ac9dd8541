import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Melyik gyűrűt vedd le',
  'goal.two-rows': '{side} következik: végy le két sort egy lépésben.',
  'why.two-rows': 'Van olyan lépés, amellyel egyszerre két sort vehetsz le.',
};
