import type { Translation } from '../../areas.js';

export const puzzles: Translation<'yinsh/puzzles'> = {
  'theme.ring-to-give-up': 'Welchen Ring entfernen',
  'goal.two-rows': '{side} am Zug: Entferne zwei Reihen in einem Zug.',
  'why.two-rows': 'Es gibt einen Zug, mit dem du zwei Reihen auf einmal entfernst.',
};
