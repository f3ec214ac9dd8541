import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Quita el anillo equivocado: {better} era mejor que {ring}.',
};
