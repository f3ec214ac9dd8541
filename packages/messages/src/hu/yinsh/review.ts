import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Nem azt a gyűrűt adja fel, amelyiket kellene: {better} jobb volt, mint {ring}.',
};
