import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Quel anneau retirer',
  'goal.two-rows': '{side} au trait : retirez deux alignements en un coup.',
  'why.two-rows': 'Un autre coup permet de retirer deux alignements à la fois.',
};
