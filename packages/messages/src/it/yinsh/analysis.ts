import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Prossima azione',
  'editor.due.turn': 'una mossa normale',
  'editor.due.ring': 'la rimozione di un anello',
};
