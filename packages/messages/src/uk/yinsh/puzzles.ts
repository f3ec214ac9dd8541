import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Яке кільце прибрати',
  'goal.two-rows': '{side} ходять: приберіть два ряди за один хід.',
  'why.two-rows': 'Є хід, яким можна прибрати два ряди одразу.',
};
