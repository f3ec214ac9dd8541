import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'over.rings': '{winner} перемагають: прибрано останнє потрібне кільце.',
  'over.pool': '{winner} перемагають: загальний запас порожній, а кілець вони прибрали більше.',
  'over.pool.draw': 'Нічия: сторони прибрали однакову кількість кілець.',
  'over.passes': '{winner} перемагають: жодна сторона не має ходу, а кілець вони прибрали більше.',
  'over.passes.draw': 'Нічия: сторони прибрали однакову кількість кілець.',
};
