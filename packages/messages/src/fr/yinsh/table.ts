import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'over.rings': '{winner} gagne : le dernier anneau nécessaire est retiré.',
  'over.pool': '{winner} gagne : la réserve est vide et {winner} a retiré plus d’anneaux.',
  'over.pool.draw': 'Partie nulle : même nombre d’anneaux retirés.',
  'over.passes': '{winner} gagne : aucun des deux camps ne peut jouer et {winner} a retiré plus d’anneaux.',
  'over.passes.draw': 'Partie nulle : même nombre d’anneaux retirés.',
};
