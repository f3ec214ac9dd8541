import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Nem a megfelelő gyűrűt veszi le: {better} jobb lett volna, mint {ring}.',
};
