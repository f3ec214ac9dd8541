import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Sauver la réserve',
  'theme.capture': 'Capturer des pièces',
  'theme.gipf-piece': 'Prendre ou garder la pièce GIPF',
};
