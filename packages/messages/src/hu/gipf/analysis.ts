import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Fehér tartaléka',
  'editor.reserve.black': 'Fekete tartaléka',
  'editor.entry.white': 'Fehér betolhat',
  'editor.entry.black': 'Fekete betolhat',
  'editor.entry.any': 'GIPF-et is',
  'editor.entry.single': 'csak egyszerű korongot',
};
