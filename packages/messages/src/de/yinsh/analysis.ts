import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Als Nächstes',
  'editor.due.turn': 'ein normaler Zug',
  'editor.due.ring': 'ein Ring wird entfernt',
};
