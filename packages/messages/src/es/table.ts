import type { Translation } from '../areas.js';

export const table: Translation<'table'> = {
  'side.white': 'Blancas',
  'side.black': 'Negras',

  'ask.yinsh.place': '{side}: coloca un anillo en una intersección vacía, por ejemplo {example}',
  'ask.yinsh.move': '{side}: mueve un anillo, por ejemplo {example}',
  'ask.yinsh.pass': '{side}: ningún anillo puede moverse; escribe pass',
  'ask.yinsh.row': '{side}: quita una línea de cinco, por ejemplo {example}',
  'ask.yinsh.ring': '{side}: elige el anillo que quitas, por ejemplo {example}',
  'ask.gipf.push': '{side}: empuja una pieza al tablero, por ejemplo {example}',
  'ask.gipf.row': '{side}: quita tu fila, por ejemplo {example}',

  'state.yinsh':
    'Anillos quitados: Blancas {white}, Negras {black}; se gana con {goal}. Marcadores en la reserva: {pool}.',
  'state.gipf':
    'En reserva: Blancas {white}, Negras {black}. Piezas capturadas: blancas {whiteLost}, negras {blackLost}.',

  'over.rings': 'Ganan las {winner}: han quitado el último anillo que les faltaba.',
  'over.pool': 'Ganan las {winner}: la reserva está vacía y ellas han quitado más anillos.',
  'over.passes': 'Ganan las {winner}: ningún bando puede mover y ellas han quitado más anillos.',
  'over.reserve': 'Ganan las {winner}: las {loser} tienen que empujar y no les queda nada en la reserva.',
  'over.reserve.potentials':
    'Ganan las {winner}: las {loser} no tienen nada en la reserva ni ningún potencial que puedan usar.',
  'over.gipf-pieces': 'Ganan las {winner}: las {loser} se han quedado sin piezas GIPF en el tablero.',
  'over.draw': 'Empate: los dos bandos han quitado el mismo número de anillos.',

  'legend.yinsh': '(W) (B) anillos   w b marcadores   . vacía',
  'legend.gipf': 'w b piezas   [W] [B] piezas GIPF   . vacía   a1 … puntos de entrada',
};
