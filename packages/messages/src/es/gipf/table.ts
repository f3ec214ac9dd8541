import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'ask.gipf.push': '{side}: empuja una pieza al tablero, por ejemplo {example}',
  'ask.gipf.row': '{side}: quita tu fila, por ejemplo {example}',

  'state.gipf':
    'En reserva: Blancas {white}, Negras {black}. Piezas capturadas: blancas {whiteLost}, negras {blackLost}.',

  'over.reserve': 'Ganan las {winner}: las {loser} tienen que empujar y no les queda nada en la reserva.',
  'over.reserve.potentials':
    'Ganan las {winner}: las {loser} no tienen nada en la reserva ni ningún potencial que puedan usar.',
  'over.gipf-pieces': 'Ganan las {winner}: las {loser} se han quedado sin piezas GIPF en el tablero.',

  'legend.gipf': 'w b piezas   [W] [B] piezas GIPF   . vacía   a1 … puntos de entrada',
};
