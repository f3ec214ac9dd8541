import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'over.rings': 'Ganan las {winner}: han quitado el último anillo que les faltaba.',
  'over.pool': 'Ganan las {winner}: la reserva está vacía y ellas han quitado más anillos.',
  'over.pool.draw': 'Empate: los dos bandos han quitado el mismo número de anillos.',
  'over.passes': 'Ganan las {winner}: ningún bando puede mover y ellas han quitado más anillos.',
  'over.passes.draw': 'Empate: los dos bandos han quitado el mismo número de anillos.',
};
