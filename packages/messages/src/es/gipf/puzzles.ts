import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Salvar la reserva',
  'theme.capture': 'Capturar piezas',
  'theme.gipf-piece': 'Tomar o conservar la pieza GIPF',
};
