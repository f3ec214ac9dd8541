import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'À jouer',
  'editor.due.turn': 'un coup ordinaire',
  'editor.due.ring': 'le retrait d’un anneau',
};
