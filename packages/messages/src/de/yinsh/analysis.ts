import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Als Nächstes',
  'editor.due.turn': 'ein gewöhnlicher Zug',
  'editor.due.ring': 'ein Ring wird entfernt',
};
