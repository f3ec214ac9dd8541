import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Ratowanie rezerwy',
  'theme.capture': 'Bicie pionków',
  'theme.gipf-piece': 'Bicie lub ratowanie pionka GIPF',
  'goal.pieces': 'Na ruchu: {side}. Zyskaj jak najwięcej pionków.',
  'why.pieces': 'Inny ruch daje więcej pionków, licząc z odpowiedzią przeciwnika.',
  'goal.gipf-pieces': 'Na ruchu: {side}. Zbij pionek GIPF albo uratuj swój.',
  'why.gipf-pieces': 'Inny ruch jest lepszy dla twoich pionków GIPF, licząc z odpowiedzią przeciwnika.',
};
