import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'À jouer',
  'editor.due.turn': 'un coup ordinaire',
  'editor.due.ring': 'le retrait d’un anneau',
  'editor.why.rings.many':
    '{side} : {n} anneaux sur le plateau, mais {most} au plus sont possibles. Retirez-en.',
  'editor.why.rings.few':
    '{side} : anneaux sur le plateau : {n}. Marqueurs et alignements n’apparaissent qu’une fois tous les anneaux posés ; chaque camp en a alors au moins {least}. Ajoutez des anneaux.',
  'editor.why.rings.turns':
    'Anneaux sur le plateau : Blanc {white}, Noir {black}. On les pose à tour de rôle et Blanc commence : Blanc en a autant que Noir, ou un de plus.',
  'editor.why.markers': 'Marqueurs sur le plateau : {n}. Ici, {most} au plus sont possibles.',
  'editor.why.side':
    'Les anneaux se posent à tour de rôle et Blanc commence. Avec ces anneaux, choisissez « {side} » sous « {control} ».',
};
