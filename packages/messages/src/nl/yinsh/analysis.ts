import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Volgende stap',
  'editor.due.turn': 'een gewone zet',
  'editor.due.ring': 'het wegnemen van een ring',
};
