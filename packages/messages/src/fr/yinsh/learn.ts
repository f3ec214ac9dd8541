import type { Translation } from '../../areas.js';

export const learn: Translation<'yinsh/learn'> = {
  'rules.try.yinsh': 'À vous d’essayer : leçons de YINSH',
  'rules.other.yinsh': 'Les règles de YINSH',

  'lessons.yinsh.title': 'Leçons de YINSH',
  'lessons.yinsh.description':
    'Apprenez YINSH pas à pas sur un vrai plateau : placer les anneaux, sauter, retourner, former des alignements et gagner.',
};
