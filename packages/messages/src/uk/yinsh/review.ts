import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Прибирає не те кільце: {better} було б краще за {ring}.',
};
