import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'over.reserve': '{winner} nyert: {loser} nem tud betolni, mert üres a tartaléka.',
  'over.reserve.potentials':
    '{winner} nyert: {loser} tartaléka üres, és nincs lehetősége, amelyet használhatna.',
  'over.gipf-pieces': '{winner} nyert: {loser} utolsó GIPF-e is lekerült a tábláról.',
};
