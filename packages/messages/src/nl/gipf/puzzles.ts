import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'De reserve redden',
  'theme.capture': 'Stukken slaan',
  'theme.gipf-piece': 'Het GIPF-stuk nemen of houden',
};
