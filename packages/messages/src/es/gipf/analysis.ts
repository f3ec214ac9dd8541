import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Reserva de las blancas',
  'editor.reserve.black': 'Reserva de las negras',
  'editor.entry.white': 'Las blancas pueden meter',
  'editor.entry.black': 'Las negras pueden meter',
  'editor.entry.any': 'también piezas GIPF',
  'editor.entry.single': 'solo piezas sencillas',
};
