import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'A continuación',
  'editor.due.turn': 'un turno normal',
  'editor.due.ring': 'se quita un anillo',
};
