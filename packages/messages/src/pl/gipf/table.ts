import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'ask.gipf.push': '{side}: wsuń pionek, na przykład {example}',
  'ask.gipf.row': '{side}: usuń swój rząd, na przykład {example}',

  'state.gipf':
    'W rezerwie: Białe {white}, Czarne {black}. Zbite pionki: białe {whiteLost}, czarne {blackLost}.',

  'over.reserve': '{winner} wygrywają: {loser} muszą wsunąć pionek, a nie mają nic w rezerwie.',
  'over.reserve.potentials':
    '{winner} wygrywają: {loser} nie mają nic w rezerwie ani potencjału, którego mogłyby użyć.',
  'over.gipf-pieces': '{winner} wygrywają: {loser} nie mają już na planszy pionków GIPF.',

  'legend.gipf': 'w b pionki   [W] [B] pionki GIPF   . puste   a1 … kropki',
};
