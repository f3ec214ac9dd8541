import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Rimuove l’anello sbagliato: {better} era meglio di {ring}.',
};
