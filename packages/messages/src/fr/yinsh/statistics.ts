import type { Translation } from '../../areas.js';

export const statistics: Translation<'yinsh/statistics'> = {
  'variant.yinsh.standard': 'YINSH standard',
  'variant.yinsh.blitz': 'YINSH blitz',

  'rings.heading': 'Où vont les anneaux',
  'rings.text':
    'Plus la couleur d’une intersection est intense, plus souvent un anneau y a été posé. En YINSH standard, aucune n’est préférée, et le centre est plutôt évité. En blitz, tout va au centre : Blanc commence en f6 dans {f6} des parties.',
  'rings.all': 'Les dix anneaux',
  'rings.white': 'Premier anneau de Blanc',
  'rings.black': 'Premier anneau de Noir',
  'rings.scale': 'De {low} à {high} des anneaux sur une intersection',
  'rings.alt':
    '{title}. En f6 : {middle}. Sur chaque intersection autour : {around}. Sur chacune des autres, en moyenne : {rest}.',

  'together.heading': 'Les anneaux restent groupés',
  'together.text':
    'Deux anneaux d’un même joueur sont côte à côte bien plus souvent que des anneaux posés au hasard. La pose compte : avec des anneaux posés au hasard, un joueur n’obtient que {random}.',
  'together.shows': 'Paires d’anneaux d’un joueur qui sont côte à côte',
  'together.random': 'Posés au hasard',

  'row.heading': 'Ce que vaut un alignement',
  'row.text':
    'Le premier alignement vaut son anneau, et guère plus : {level} des parties arrivent à 2 partout. L’ordinateur retient donc ses alignements. Tant qu’il n’a retiré aucun anneau, il n’en complète un que dans {held} des tours où il le pourrait.',
  'row.shows': 'Résultat du joueur qui …',
  'row.lead': 'mène {own} à {other}',
  'row.level': 'vient d’égaliser à {own} partout',
  'row.taken': 'a dû compléter le premier alignement',
  'row.left': 'a dû laisser le premier alignement',
};
