import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'A continuación',
  'editor.due.turn': 'una jugada normal',
  'editor.due.ring': 'quitar un anillo',
};
