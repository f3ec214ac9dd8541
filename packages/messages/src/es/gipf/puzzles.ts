import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Salvar la reserva',
  'theme.capture': 'Capturar piezas',
  'theme.gipf-piece': 'Tomar o conservar la pieza GIPF',
  'goal.pieces': 'Juegan {side}: gana todas las piezas que puedas.',
  'why.pieces': 'Otra jugada gana más piezas, contando la respuesta del rival.',
  'goal.gipf-pieces': 'Juegan {side}: toma una pieza GIPF o salva la tuya.',
  'why.gipf-pieces': 'Otra jugada es mejor para tus piezas GIPF, contando la respuesta del rival.',
};
