import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Врятувати резерв',
  'theme.capture': 'Узяття фішок',
  'theme.gipf-piece': 'Узяти чи зберегти GIPF-фішку',
};
