import type { Translation } from '../../areas.js';

export const learn: Translation<'yinsh/learn'> = {
  'rules.try.yinsh': 'Probeer het uit: YINSH-lessen',
  'rules.other.yinsh': 'De regels van YINSH',

  'lessons.yinsh.title': 'YINSH-lessen',
  'lessons.yinsh.description':
    'Leer YINSH stap voor stap op een echt speelbord: ringen plaatsen, springen, omdraaien, rijen maken en winnen.',
};
