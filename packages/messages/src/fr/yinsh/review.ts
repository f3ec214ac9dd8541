import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Retire le mauvais anneau : {better} valait mieux que {ring}.',
};
