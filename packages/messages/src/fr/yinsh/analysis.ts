import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Ensuite',
  'editor.due.turn': 'un tour ordinaire',
  'editor.due.ring': 'un anneau est retiré',
};
