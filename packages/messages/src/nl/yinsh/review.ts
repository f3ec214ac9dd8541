import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Neemt de verkeerde ring weg: {better} was beter dan {ring}.',
};
