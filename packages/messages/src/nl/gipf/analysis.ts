import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Reserve van Wit',
  'editor.reserve.black': 'Reserve van Zwart',
  'editor.entry.white': 'Wit mag inbrengen',
  'editor.entry.black': 'Zwart mag inbrengen',
  'editor.entry.any': 'ook GIPF-stukken',
  'editor.entry.single': 'alleen gewone stukken',
};
