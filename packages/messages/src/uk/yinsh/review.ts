import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Віддає не те кільце: краще {better}, ніж {ring}.',
};
