import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Oddaje niewłaściwy pierścień: lepiej {better} niż {ring}.',
};
