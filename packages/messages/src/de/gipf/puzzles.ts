import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Die Reserve retten',
  'theme.capture': 'Steine schlagen',
  'theme.gipf-piece': 'Den GIPF-Stein nehmen oder behalten',
};
