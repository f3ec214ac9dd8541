import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Poi',
  'editor.due.turn': 'un turno normale',
  'editor.due.ring': 'si rimuove un anello',
};
