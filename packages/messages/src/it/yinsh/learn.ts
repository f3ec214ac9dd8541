import type { Translation } from '../../areas.js';

export const learn: Translation<'yinsh/learn'> = {
  'rules.try.yinsh': 'Prova subito: lezioni di YINSH',
  'rules.other.yinsh': 'Le regole di YINSH',

  'lessons.yinsh.title': 'Lezioni di YINSH',
  'lessons.yinsh.description':
    'Impara YINSH passo dopo passo su un vero tavoliere: piazzare gli anelli, saltare, girare, formare allineamenti e vincere.',
};
