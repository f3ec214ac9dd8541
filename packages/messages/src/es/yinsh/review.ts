import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Entrega el anillo equivocado: mejor {better} que {ring}.',
};
