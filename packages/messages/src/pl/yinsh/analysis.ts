import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Następny krok',
  'editor.due.turn': 'zwykły ruch',
  'editor.due.ring': 'usunięcie pierścienia',
};
