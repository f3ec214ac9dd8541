import type { Translation } from '../areas.js';

export const table: Translation<'table'> = {
  'side.white': 'Blanc',
  'side.black': 'Noir',

  'ask.yinsh.place': '{side} : placez un anneau sur une intersection libre, par exemple {example}',
  'ask.yinsh.move': '{side} : déplacez un anneau, par exemple {example}',
  'ask.yinsh.pass': '{side} : aucun anneau ne peut bouger ; tapez pass',
  'ask.yinsh.row': '{side} : retirez un alignement de cinq, par exemple {example}',
  'ask.yinsh.ring': '{side} : choisissez l’anneau à retirer, par exemple {example}',
  'ask.gipf.push': '{side} : poussez une pièce sur le plateau, par exemple {example}',
  'ask.gipf.row': '{side} : retirez votre alignement, par exemple {example}',

  'state.yinsh':
    'Anneaux retirés : Blanc {white}, Noir {black} ; il en faut {goal} pour gagner. Marqueurs dans la réserve : {pool}.',
  'state.gipf':
    'En réserve : Blanc {white}, Noir {black}. Pièces capturées : blanches {whiteLost}, noires {blackLost}.',

  'over.rings': '{winner} gagne : le dernier anneau nécessaire est retiré.',
  'over.pool': '{winner} gagne : la réserve est vide et {winner} a retiré plus d’anneaux.',
  'over.passes': '{winner} gagne : aucun des deux camps ne peut jouer et {winner} a retiré plus d’anneaux.',
  'over.reserve': '{winner} gagne : {loser} doit pousser et n’a plus rien en réserve.',
  'over.reserve.potentials':
    '{winner} gagne : {loser} n’a plus rien en réserve ni aucun potentiel utilisable.',
  'over.gipf-pieces': '{winner} gagne : {loser} n’a plus de pièce GIPF sur le plateau.',
  'over.draw': 'Partie nulle : même nombre d’anneaux retirés.',

  'legend.yinsh': '(W) (B) anneaux   w b marqueurs   . libre',
  'legend.gipf': 'w b pièces   [W] [B] pièces GIPF   . libre   a1 … les points',
};
