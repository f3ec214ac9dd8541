import type { Translation } from '../../areas.js';

export const review: Translation<'yinsh/review'> = {
  'finding.wrong-ring': 'Geeft de verkeerde ring op: beter {better} dan {ring}.',
};
