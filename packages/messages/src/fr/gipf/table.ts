import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'ask.gipf.push': '{side} : poussez une pièce sur le plateau, par exemple {example}',
  'ask.gipf.row': '{side} : retirez votre alignement, par exemple {example}',

  'state.gipf':
    'En réserve : Blanc {white}, Noir {black}. Pièces capturées : blanches {whiteLost}, noires {blackLost}.',

  'over.reserve': '{winner} gagne : {loser} doit pousser et n’a plus rien en réserve.',
  'over.reserve.potentials':
    '{winner} gagne : {loser} n’a plus rien en réserve ni aucun potentiel utilisable.',
  'over.gipf-pieces': '{winner} gagne : {loser} n’a plus de pièce GIPF sur le plateau.',

  'legend.gipf': 'w b pièces   [W] [B] pièces GIPF   . libre   a1 … les points',
};
