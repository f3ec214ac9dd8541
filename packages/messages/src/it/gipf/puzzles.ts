import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Salvare la riserva',
  'theme.capture': 'Catturare pezzi',
  'theme.gipf-piece': 'Prendere o tenere il pezzo GIPF',
};
