import type { Translation } from '../../areas.js';

export const play: Translation<'yinsh/play'> = {
  'play.yinsh.about': 'Déplacez des anneaux, retournez des marqueurs, formez des alignements de cinq.',
  'play.variant.yinsh.standard': 'Standard',
  'play.variant.yinsh.blitz': 'Blitz',
  'play.variant.yinsh.standard.about': 'Il faut retirer trois anneaux pour gagner.',
  'play.variant.yinsh.blitz.about':
    'Il suffit de retirer un anneau pour gagner. Une partie rapide, idéale pour découvrir le jeu.',
};
