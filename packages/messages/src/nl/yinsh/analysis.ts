import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Daarna',
  'editor.due.turn': 'een gewone beurt',
  'editor.due.ring': 'een ring wordt weggenomen',
};
