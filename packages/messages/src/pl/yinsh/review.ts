import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Usuwa niewłaściwy pierścień: {better} był lepszy niż {ring}.',
};
