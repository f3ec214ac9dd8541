import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Który pierścień oddać',
  'goal.two-rows': 'Na ruchu: {side}. Zdejmij dwa rzędy w jednym ruchu.',
  'why.two-rows': 'Jest ruch, który zdejmuje dwa rzędy.',
};
