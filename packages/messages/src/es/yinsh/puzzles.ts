import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Qué anillo quitar',
  'goal.two-rows': 'Juegan las {side}: quita dos líneas en una jugada.',
  'why.two-rows': 'Hay una jugada con la que quitas dos líneas a la vez.',
};
