import type { Translation } from '../areas.js';

export const learn: Translation<'learn'> = {
  'rules.contents': 'Sur cette page',
  'rules.house': 'Règle maison',
  'rules.houseNote':
    'Là où les règles publiées laissent une question ouverte, ou là où l’écran demande autre chose, nous avons établi notre propre règle. Ces règles portent la mention **Règle maison**.',
  'rules.source':
    'YINSH et GIPF sont des jeux de Kris Burm. Nous en expliquons les règles avec nos propres mots.',
  'rules.statistics': 'Statistiques : ce qu’enseignent les parties de l’ordinateur',
  'rules.linkTo': 'Lien vers « {title} »',

  'demo.play': 'Voir',
  'demo.again': 'Revoir',
  'demo.pause': 'Pause',
  'demo.goOn': 'Continuer',
  'demo.analyse': 'Analyser',
  'demo.analyse.title': 'Analyser cette position : {title}',
  'demo.step': 'Une étape',
  'demo.reset': 'Revenir au début',
  'demo.controls': 'Démonstration de « {title} »',
  'demo.progress': 'Étape {n} sur {all}',

  'learn.title': 'Apprendre YINSH et GIPF',
  'learn.description':
    'De courtes leçons interactives de YINSH et de GIPF, du premier coup aux tactiques simples, avec des erreurs expliquées et des indices.',
  'learn.heading': 'Apprendre en jouant',
  'learn.lead':
    'De courts exercices sur un vrai plateau, du premier coup aux tactiques simples. Essayez sans crainte : chaque erreur est expliquée et rien ne peut se casser.',
  'learn.progress':
    '{n, plural, =0 {Aucun exercice résolu} one {# exercice résolu sur {all}} other {# exercices résolus sur {all}}}',
  'learn.begin': 'Commencer',
  'learn.goOn': 'Continuer',
  'learn.repeat': 'Tout refaire',
  'learn.readRules': 'Lire les règles',
  'learn.kept': 'Votre progression n’est conservée que sur cet appareil.',
  'learn.forget': 'Effacer ma progression',
  'learn.forgotten': 'Votre progression a été effacée.',
  'learn.puzzles': 'Problèmes',
  'learn.puzzles.text':
    'Trouvez le meilleur coup : plus de mille positions pour chaque jeu, une nouvelle chaque jour. Chaque solution est prouvée.',
  'learn.puzzles.do': 'Résoudre des problèmes',

  'intro.title': 'Comment on gagne',
  'intro.skip': 'Passer à l’exercice 1',
  'intro.begin': 'Commencer l’exercice 1',

  'lesson.tasks': 'Exercices',
  'lesson.part': 'Leçon {n} : {title}',
  'lesson.number': 'Exercice {n} sur {all}',
  'lesson.solved': 'Résolu',
  'lesson.open': 'Pas encore résolu',
  'lesson.board': 'Plateau de l’exercice « {title} »',
  'lesson.hint': 'Indice',
  'lesson.undo': 'Annuler',
  'lesson.again': 'Réessayer',
  'lesson.next': 'Exercice suivant',
  'lesson.nextRow': 'Autre alignement',
  'lesson.well': 'Bravo !',
  'lesson.notQuite': 'Pas tout à fait.',
  'lesson.other': 'Ce coup est permis, mais ce n’est pas ce qui est demandé ici.',
  'lesson.finished': 'Vous avez résolu tous les exercices. Place à une vraie partie !',
  'lesson.playNow': 'Jouer une partie',
  'lesson.playLevel1': 'Jouer au niveau 1',
  'lesson.allTasks': 'Toutes les leçons',
  'lesson.needsScript': 'Les exercices nécessitent JavaScript. Les règles peuvent se lire sans.',
  'lesson.decide': 'Votre décision ?',
};
