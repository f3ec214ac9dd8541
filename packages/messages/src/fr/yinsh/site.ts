import type { Translation } from '../../areas.js';

export const site: Translation<'yinsh/site'> = {
  'footer.rules.yinsh': 'Règles de YINSH',

  'home.yinsh.tagline': 'Chaque coup retourne la situation',
  'home.yinsh.text':
    'Votre anneau laisse un marqueur derrière lui et retourne tous ceux par-dessus lesquels il saute. Formez un alignement de cinq, au prix d’un de vos propres anneaux. Trois anneaux retirés du plateau, et la partie est gagnée.',
  'home.play.yinsh': 'Jouer à YINSH',
  'home.learn.yinsh': 'Apprendre YINSH',
};
