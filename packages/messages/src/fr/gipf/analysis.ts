import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Réserve de Blanc',
  'editor.reserve.black': 'Réserve de Noir',
  'editor.entry.white': 'Blanc peut faire entrer',
  'editor.entry.black': 'Noir peut faire entrer',
  'editor.entry.any': 'aussi des pièces GIPF',
  'editor.entry.single': 'seulement des pièces simples',
};
