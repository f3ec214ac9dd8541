import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Cede l’anello sbagliato: meglio {better} che {ring}.',
};
