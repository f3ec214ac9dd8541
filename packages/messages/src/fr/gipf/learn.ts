import type { Translation } from '../../areas.js';

export const learn: Translation<'gipf/learn'> = {
  'rules.try.gipf': 'À vous d’essayer : leçons de GIPF',
  'rules.try.project': 'À vous d’essayer : leçons avec potentiels',
  'rules.other.gipf': 'Les règles de GIPF',

  'lessons.project.title': 'Le projet GIPF : leçons',
  'lessons.project.description':
    'Apprenez GIPF avec potentiels pas à pas sur un vrai plateau : pièces chargées, les cinq potentiels, piles, défis et parties liées.',
  'lessons.project.name': 'Le projet GIPF',
  'lessons.gipf.title': 'Leçons de GIPF',
  'lessons.gipf.description':
    'Apprenez GIPF pas à pas sur un vrai plateau : pousser, retirer des alignements, capturer, garder vos pièces GIPF et gagner.',

  'lesson.announce': 'Annoncer l’usage',
  'lesson.announceFirst': 'Cet usage n’a pas encore été annoncé.',
  'lesson.choice.challenge': 'Défier',
  'lesson.choice.waive': 'Laisser agir',
  'lesson.choice.acts': 'Le potentiel agit',
  'lesson.choice.stays': 'Le potentiel reste',
  'lesson.waits': 'La partie de GIPF attend',
};
