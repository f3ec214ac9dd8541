import type { Translation } from '../areas.js';

export const statistics: Translation<'statistics'> = {
  'statistics.title': 'Statistiques de YINSH et de GIPF',
  'statistics.description':
    'Ce qu’enseignent des milliers de parties de YINSH et de GIPF jouées par ordinateur, en images : l’avantage de Blanc, où vont les anneaux, ce que vaut un alignement, le handicap et le nombre de pièces GIPF.',
  'statistics.heading': 'Ce qu’enseignent les parties de l’ordinateur',
  'statistics.lead':
    'Nos joueurs artificiels ont joué {games} parties de YINSH et de GIPF contre eux-mêmes, et nous avons compté. Ces chiffres décrivent leur jeu ; ils ne prouvent rien sur les jeux eux-mêmes.',
  'statistics.read':
    'Pour lire les images : le point est le résultat en pour cent ; une victoire compte un, une partie sans vainqueur un demi. La bande autour montre ce qui peut être dû au hasard. Le trait du milieu est à 50 %.',
  'statistics.interval': 'de {low} à {high}',

  'white.heading': 'L’avantage de Blanc',
  'white.text':
    'En YINSH standard et en GIPF de base, les couleurs sont presque à égalité. Le blitz avantage nettement Blanc, avec {blitz}. Jouez deux parties, en échangeant les couleurs.',
  'white.shows': 'Résultat de Blanc',

  'limits.heading': 'Ce que sont ces chiffres',
  'limits.text':
    'Des deux côtés jouait le même réseau de neurones, avec peu de temps par coup. Un joueur plus fort verra peut-être autrement un premier alignement ou une sixième pièce GIPF. Les bandes sont des intervalles de confiance à 95 %.',
};
