import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'over.reserve': 'Ganan las {winner}: las {loser} tienen que empujar y no les queda nada en la reserva.',
  'over.reserve.potentials':
    'Ganan las {winner}: las {loser} no tienen nada en la reserva ni ningún potencial que puedan usar.',
  'over.gipf-pieces': 'Ganan las {winner}: las {loser} se han quedado sin piezas GIPF en el tablero.',
};
