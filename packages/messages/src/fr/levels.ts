import type { Translation } from '../areas.js';

export const levels: Translation<'levels'> = {
  'level.1': 'Premiers pas',
  'level.2': 'Débutant',
  'level.3': 'Occasionnel',
  'level.4': 'En progrès',
  'level.5': 'Correct',
  'level.6': 'Bon',
  'level.7': 'Fort',
  'level.8': 'Très fort',
  'level.9': 'Expert',
  'level.10': 'Le meilleur',

  'level.1.like': 'Joue ce qui paraît bon au premier coup d’œil et ne voit presque aucune menace.',
  'level.2.like': 'Prend le premier alignement qui se présente et ne voit souvent pas les vôtres.',
  'level.3.like': 'Ne manque jamais un gain en un coup, mais tombe encore dans des pièges simples.',
  'level.4.like': 'Sait reconnaître un bon coup, mais n’anticipe presque pas.',
  'level.5.like': 'Anticipe un peu et se trompe de temps en temps.',
  'level.6.like': 'Prévoit quelques coups à l’avance et se trompe rarement.',
  'level.7.like': 'Calcule bien et punit les erreurs.',
  'level.8.like': 'Un adversaire sérieux pour les joueurs expérimentés.',
  'level.9.like': 'Ne se trompe presque jamais.',
  'level.10.like': 'À pleine puissance : réfléchit le plus longtemps et voit le plus loin.',
};
