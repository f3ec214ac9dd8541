import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Quel anneau céder',
  'goal.two-rows': 'Trait à : {side}. Prenez deux alignements en un coup.',
  'why.two-rows': 'Il y a un coup qui prend deux alignements.',
};
