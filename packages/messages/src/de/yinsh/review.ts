import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Gibt den falschen Ring ab: besser {better} als {ring}.',
};
