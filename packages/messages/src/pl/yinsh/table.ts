import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'ask.yinsh.place': '{side}: ustaw pierścień na pustym polu, na przykład {example}',
  'ask.yinsh.move': '{side}: przesuń pierścień, na przykład {example}',
  'ask.yinsh.pass': '{side}: żaden pierścień nie może się ruszyć; wpisz pass',
  'ask.yinsh.row': '{side}: usuń rząd pięciu znaczników, na przykład {example}',
  'ask.yinsh.ring': '{side}: wybierz pierścień do usunięcia, na przykład {example}',

  'state.yinsh':
    'Usunięte pierścienie: Białe {white}, Czarne {black}; do wygranej potrzeba {goal}. Znaczniki w puli: {pool}.',

  'over.rings': '{winner} wygrywają: usunęły ostatni potrzebny pierścień.',
  'over.pool': '{winner} wygrywają: pula jest pusta, a to one usunęły więcej pierścieni.',
  'over.passes':
    '{winner} wygrywają: żadna strona nie może wykonać ruchu, a to one usunęły więcej pierścieni.',
  'over.draw': 'Remis: obie strony usunęły tyle samo pierścieni.',

  'legend.yinsh': '(W) (B) pierścienie   w b znaczniki   . puste',
};
