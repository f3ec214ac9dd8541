import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Następny krok',
  'editor.due.turn': 'zwykły ruch',
  'editor.due.ring': 'usunięcie pierścienia',
  'editor.why.rings.many':
    '{side}: pierścieni na planszy: {n}, a może ich być najwyżej {most}. Usuń nadmiar.',
  'editor.why.rings.few':
    '{side}: pierścieni na planszy: {n}. Znaczniki i rzędy pojawiają się dopiero po ustawieniu wszystkich pierścieni; każda strona ma ich wtedy co najmniej {least}. Dodaj pierścienie.',
  'editor.why.rings.turns':
    'Pierścieni na planszy: białe {white}, czarne {black}. Ustawia się je na zmianę i zaczynają białe, więc białe mają ich tyle co czarne albo o jeden więcej.',
  'editor.why.markers': 'Znaczników na planszy: {n}. Tutaj może ich być najwyżej {most}.',
  'editor.why.side':
    'Pierścienie ustawia się na zmianę i zaczynają białe. Przy tych pierścieniach wybierz „{side}” w polu „{control}”.',
};
