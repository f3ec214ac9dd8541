import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Entfernt den falschen Ring: {better} war besser als {ring}.',
};
