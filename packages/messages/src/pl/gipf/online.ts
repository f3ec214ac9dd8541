import type { Translation } from '../../areas.js';

export const online: Translation<'gipf/online'> = {
  'invite.eachSide': '{kinds} dla każdej strony',
  'invite.form.free': 'Bez ograniczeń: kto ma potencjał w grze, może go użyć',
  'invite.form.challenge':
    'Z prawem wyzwania: każda strona może {n, plural, one {jeden raz} few {# razy} many {# razy} other {# raza}} rzucić wyzwanie, a wtedy użycie trzeba wygrać',
  'invite.form.always': 'Każde użycie trzeba wygrać',
  'invite.between': 'Czas w powiązanych partiach',
  'invite.learn.potentials': 'Nie znasz potencjałów? Zobacz, co potrafią',

  // Each kind in its own form
  'invite.form.acquire': 'Do zdobycia: załadowany pionek trzeba wygrać, gdy wchodzi do gry',
  'invite.form.each': 'Każdy rodzaj po swojemu',
};
