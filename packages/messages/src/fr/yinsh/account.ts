import type { Translation } from '../../areas.js';

export const account: Translation<'yinsh/account'> = {
  'list.ending.rings': 'par retrait d’anneaux',
  'list.ending.pool': 'la réserve était vide',
  'list.ending.passes': 'aucun des deux camps ne pouvait jouer',
};
