import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'over.reserve': '{winner} gagne : {loser} doit pousser et n’a plus rien en réserve.',
  'over.reserve.potentials':
    '{winner} gagne : {loser} n’a plus rien en réserve ni aucun potentiel utilisable.',
  'over.gipf-pieces': '{winner} gagne : {loser} n’a plus de pièce GIPF sur le plateau.',
};
