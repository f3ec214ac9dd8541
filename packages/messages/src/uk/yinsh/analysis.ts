import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Далі',
  'editor.due.turn': 'звичайний хід',
  'editor.due.ring': 'прибирання кільця',
};
