import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Ratowanie rezerwy',
  'theme.capture': 'Bicie pionów',
  'theme.gipf-piece': 'Zdjąć czy zatrzymać pion GIPF',
};
