import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Welke ring geef je op',
  'goal.two-rows': '{side} is aan zet: neem twee rijen in één zet.',
  'why.two-rows': 'Er is een zet die twee rijen neemt.',
};
