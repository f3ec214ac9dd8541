import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'A tartalék megmentése',
  'theme.capture': 'Ütés',
  'theme.gipf-piece': 'A GIPF levétele vagy megtartása',
};
