import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Salvar la reserva',
  'theme.capture': 'Capturar piezas',
  'theme.gipf-piece': 'Capturar o salvar una pieza GIPF',
  'goal.pieces': 'Juegan las {side}: gana todas las piezas que puedas.',
  'why.pieces': 'Otra jugada gana más piezas, contando la respuesta del oponente.',
  'goal.gipf-pieces': 'Juegan las {side}: captura una pieza GIPF o salva la tuya.',
  'why.gipf-pieces': 'Otra jugada es mejor para tus piezas GIPF, contando la respuesta del oponente.',
};
