import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Következik',
  'editor.due.turn': 'rendes kör',
  'editor.due.ring': 'egy gyűrű levétele',
};
