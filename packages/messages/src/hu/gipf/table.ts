import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'ask.gipf.push': '{side}: tolj be egy korongot, például: {example}',
  'ask.gipf.row': '{side}: vedd le a sorodat, például: {example}',

  'state.gipf':
    'Tartalék: Fehér {white}, Fekete {black}. Elfogott korongok: {whiteLost} fehér, {blackLost} fekete.',

  'over.reserve': '{winner} nyert: {loser} nem tud betolni, mert üres a tartaléka.',
  'over.reserve.potentials':
    '{winner} nyert: {loser} tartaléka üres, és nincs lehetősége, amelyet használhatna.',
  'over.gipf-pieces': '{winner} nyert: {loser} utolsó GIPF-e is lekerült a tábláról.',

  'legend.gipf': 'w b korongok   [W] [B] GIPF-ek   . üres   a1 … a pöttyök',
};
