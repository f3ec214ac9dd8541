import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Következik',
  'editor.due.turn': 'szokásos lépés',
  'editor.due.ring': 'egy gyűrű levétele',
};
