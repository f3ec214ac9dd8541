import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Welke ring wegnemen',
  'goal.two-rows': '{side} is aan zet: neem twee rijen weg in één zet.',
  'why.two-rows': 'Er is een zet waarmee je twee rijen tegelijk wegneemt.',
};
