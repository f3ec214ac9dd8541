import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'A tartalék megmentése',
  'theme.capture': 'Korongok elfogása',
  'theme.gipf-piece': 'GIPF elfogása vagy megmentése',
  'goal.pieces': '{side} következik: nyerj minél több korongot.',
  'why.pieces': 'Egy másik lépés több korongot nyer, az ellenfél válaszát is beszámítva.',
  'goal.gipf-pieces': '{side} következik: fogj el egy GIPF-et, vagy mentsd meg a tiédet.',
  'why.gipf-pieces': 'Egy másik lépés jobb a GIPF-eidnek, az ellenfél válaszát is beszámítva.',
};
