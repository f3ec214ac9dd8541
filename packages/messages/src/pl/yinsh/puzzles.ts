import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Który pierścień usunąć',
  'goal.two-rows': 'Na ruchu: {side}. Usuń dwa rzędy w jednym ruchu.',
  'why.two-rows': 'Jest ruch, którym usuniesz dwa rzędy naraz.',
};
