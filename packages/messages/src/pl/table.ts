import type { Translation } from '../areas.js';

export const table: Translation<'table'> = {
  'side.white': 'Białe',
  'side.black': 'Czarne',

  'ask.yinsh.place': '{side}: ustaw pierścień na pustym polu, na przykład {example}',
  'ask.yinsh.move': '{side}: przesuń pierścień, na przykład {example}',
  'ask.yinsh.pass': '{side}: żaden pierścień nie może się ruszyć; wpisz pass',
  'ask.yinsh.row': '{side}: usuń rząd pięciu znaczników, na przykład {example}',
  'ask.yinsh.ring': '{side}: wybierz pierścień do usunięcia, na przykład {example}',
  'ask.gipf.push': '{side}: wsuń pionek, na przykład {example}',
  'ask.gipf.row': '{side}: usuń swój rząd, na przykład {example}',

  'state.yinsh':
    'Usunięte pierścienie: Białe {white}, Czarne {black}; do wygranej potrzeba {goal}. Znaczniki w puli: {pool}.',
  'state.gipf':
    'W rezerwie: Białe {white}, Czarne {black}. Zbite pionki: białe {whiteLost}, czarne {blackLost}.',

  'over.rings': '{winner} wygrywają: usunęły ostatni potrzebny pierścień.',
  'over.pool': '{winner} wygrywają: pula jest pusta, a to one usunęły więcej pierścieni.',
  'over.passes':
    '{winner} wygrywają: żadna strona nie może wykonać ruchu, a to one usunęły więcej pierścieni.',
  'over.reserve': '{winner} wygrywają: {loser} muszą wsunąć pionek, a nie mają nic w rezerwie.',
  'over.reserve.potentials':
    '{winner} wygrywają: {loser} nie mają nic w rezerwie ani potencjału, którego mogłyby użyć.',
  'over.gipf-pieces': '{winner} wygrywają: {loser} nie mają już na planszy pionków GIPF.',
  'over.draw': 'Remis: obie strony usunęły tyle samo pierścieni.',

  'legend.yinsh': '(W) (B) pierścienie   w b znaczniki   . puste',
  'legend.gipf': 'w b pionki   [W] [B] pionki GIPF   . puste   a1 … kropki',
};
