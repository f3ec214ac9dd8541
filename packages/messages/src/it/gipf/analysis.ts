import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Riserva del Bianco',
  'editor.reserve.black': 'Riserva del Nero',
  'editor.entry.white': 'Il Bianco può far entrare',
  'editor.entry.black': 'Il Nero può far entrare',
  'editor.entry.any': 'anche pezzi GIPF',
  'editor.entry.single': 'solo pezzi singoli',
};
