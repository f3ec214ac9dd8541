import type { Translation } from '../../areas.js';

export const statistics: Translation<'gipf/statistics'> = {
  'variant.gipf.basic': 'GIPF de base',
  'variant.gipf.standard': 'GIPF standard',
  'variant.gipf.tournament': 'GIPF de tournoi',

  'handicap.heading': 'Ce que vaut une pièce de plus',
  'handicap.text':
    'En GIPF de base, une pièce de plus décide {one} des parties entre joueurs égaux. Utilisez-la comme handicap avec prudence.',
  'handicap.shows': 'Parties gagnées par le joueur qui reçoit le handicap',
  'handicap.more': '{n, plural, one {# pièce de plus} other {# pièces de plus}}',

  'gipfs.heading': 'Combien de pièces GIPF introduire',
  'gipfs.text':
    'Dans le jeu de tournoi, les deux joueurs en introduisent environ quatre. Une seule, c’est trop peu : elle n’obtient que {one}. De deux à sept, les différences sont faibles.',
  'gipfs.chosen':
    'Pièces GIPF introduites, en pour cent des parties : barres blanches pour Blanc, foncées pour Noir',
  'gipfs.alt': '{n} : Blanc {white}, Noir {black}',
  'gipfs.forced': 'Résultat d’un joueur qui doit en introduire autant',
};
