import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Welcher Ring geht',
  'goal.two-rows': '{side} am Zug: Nimm zwei Reihen in einem Zug.',
  'why.two-rows': 'Es gibt einen Zug, der zwei Reihen nimmt.',
};
