import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'ask.yinsh.place': '{side}: coloca un anillo en una intersección vacía, por ejemplo {example}',
  'ask.yinsh.move': '{side}: mueve un anillo, por ejemplo {example}',
  'ask.yinsh.pass': '{side}: ningún anillo puede moverse; escribe pass',
  'ask.yinsh.row': '{side}: quita una línea de cinco, por ejemplo {example}',
  'ask.yinsh.ring': '{side}: elige el anillo que quitas, por ejemplo {example}',

  'state.yinsh':
    'Anillos quitados: Blancas {white}, Negras {black}; se gana con {goal}. Marcadores en la reserva: {pool}.',

  'over.rings': 'Ganan las {winner}: han quitado el último anillo que les faltaba.',
  'over.pool': 'Ganan las {winner}: la reserva está vacía y ellas han quitado más anillos.',
  'over.passes': 'Ganan las {winner}: ningún bando puede mover y ellas han quitado más anillos.',
  'over.draw': 'Empate: los dos bandos han quitado el mismo número de anillos.',

  'legend.yinsh': '(W) (B) anillos   w b marcadores   . vacía',
};
