import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Ratowanie rezerwy',
  'theme.capture': 'Bicie pionów',
  'theme.gipf-piece': 'Zdjąć czy zatrzymać pion GIPF',
  'goal.pieces': 'Na ruchu: {side}. Zyskaj jak najwięcej pionów.',
  'why.pieces': 'Inny ruch daje więcej pionów, licząc odpowiedź przeciwnika.',
  'goal.gipf-pieces': 'Na ruchu: {side}. Zbij pion GIPF albo uratuj swój.',
  'why.gipf-pieces': 'Inny ruch jest lepszy dla twoich pionów GIPF, licząc odpowiedź przeciwnika.',
};
