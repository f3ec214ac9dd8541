import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Qué anillo entregar',
  'goal.two-rows': 'Juegan {side}: toma dos líneas en una jugada.',
  'why.two-rows': 'Hay una jugada que toma dos líneas.',
};
