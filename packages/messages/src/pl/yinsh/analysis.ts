import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Następnie',
  'editor.due.turn': 'zwykła tura',
  'editor.due.ring': 'usunięcie pierścienia',
};
