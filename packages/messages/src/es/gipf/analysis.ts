import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Reserva de las blancas',
  'editor.reserve.black': 'Reserva de las negras',
  'editor.entry.white': 'Las blancas pueden introducir',
  'editor.entry.black': 'Las negras pueden introducir',
  'editor.entry.any': 'también piezas GIPF',
  'editor.entry.single': 'solo piezas simples',
};
