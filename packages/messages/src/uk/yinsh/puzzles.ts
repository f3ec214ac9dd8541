import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Яке кільце віддати',
  'goal.two-rows': 'Хід: {side}. Заберіть два ряди за один хід.',
  'why.two-rows': 'Є хід, яким можна забрати два ряди.',
};
