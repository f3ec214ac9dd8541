import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Cède le mauvais anneau : mieux valait {better} que {ring}.',
};
