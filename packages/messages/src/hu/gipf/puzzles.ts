import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'A tartalék megmentése',
  'theme.capture': 'Ütés',
  'theme.gipf-piece': 'A GIPF levétele vagy megtartása',
  'goal.pieces': '{side} következik: nyerj minél több korongot.',
  'why.pieces': 'Egy másik lépés több korongot nyer, az ellenfél válaszával együtt.',
  'goal.gipf-pieces': '{side} következik: végy le egy GIPF-et, vagy mentsd meg a tiédet.',
  'why.gipf-pieces': 'Egy másik lépés jobb a GIPF-jeidnek, az ellenfél válaszával együtt.',
};
