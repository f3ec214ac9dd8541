import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'ask.yinsh.place': '{side} : placez un anneau sur une intersection libre, par exemple {example}',
  'ask.yinsh.move': '{side} : déplacez un anneau, par exemple {example}',
  'ask.yinsh.pass': '{side} : aucun anneau ne peut bouger ; tapez pass',
  'ask.yinsh.row': '{side} : retirez un alignement de cinq, par exemple {example}',
  'ask.yinsh.ring': '{side} : choisissez l’anneau à retirer, par exemple {example}',

  'state.yinsh':
    'Anneaux retirés : Blanc {white}, Noir {black} ; il en faut {goal} pour gagner. Marqueurs dans la réserve : {pool}.',

  'over.rings': '{winner} gagne : le dernier anneau nécessaire est retiré.',
  'over.pool': '{winner} gagne : la réserve est vide et {winner} a retiré plus d’anneaux.',
  'over.passes': '{winner} gagne : aucun des deux camps ne peut jouer et {winner} a retiré plus d’anneaux.',
  'over.draw': 'Partie nulle : même nombre d’anneaux retirés.',

  'legend.yinsh': '(W) (B) anneaux   w b marqueurs   . libre',
};
