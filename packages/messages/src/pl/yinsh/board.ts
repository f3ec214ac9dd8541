import type { Translation } from '../../areas.js';

export const board: Translation<'yinsh/board'> = {
  'thing.ring.white': 'biały pierścień',
  'thing.ring.black': 'czarny pierścień',
  'thing.marker.white': 'biały znacznik',
  'thing.marker.black': 'czarny znacznik',

  'point.place': '{point}, {thing}, można tu ustawić pierścień',
  'point.movable':
    '{point}, {thing}, może przejść na {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'point.held':
    '{point}, {thing}, wybrany, może przejść na {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'point.stuck': '{point}, {thing}, nie może się ruszyć',
  'point.target': '{point}, {thing}, pierścień z {from} może tu przejść',
  'point.target.flips':
    '{point}, {thing}, pierścień z {from} może tu przejść i odwraca {n, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}}',
  'point.row':
    '{point}, {thing}, należy do {n, plural, one {rzędu, który można usunąć} few {# rzędów, które można usunąć} many {# rzędów, które można usunąć} other {# rzędu, które można usunąć}}',
  'point.row.chosen': '{point}, {thing}, w wybranym rzędzie',
  'point.ring': '{point}, {thing}, można go usunąć',

  'due.place': '{side}: ustaw pierścień na pustym polu.',
  'due.move': '{side}: wybierz pierścień, który chcesz przesunąć.',
  'due.target': '{side}: wybierz, dokąd przejdzie pierścień z {point}.',
  'due.pass': '{side}: żaden pierścień nie może się ruszyć, więc w tej turze pasujesz.',
  'due.row': '{side}: usuń rząd pięciu znaczników.',
  'due.row.several':
    '{side}: usuń rząd pięciu znaczników. {n, plural, one {Jest # możliwość} few {Są # możliwości} many {Jest # możliwości} other {Jest # możliwości}}.',
  'due.row.chosen': '{side}: usuń rząd od {from} do {to} albo dotknij końca innego rzędu.',
  'due.ring': '{side}: wybierz pierścień do usunięcia.',

  'offer.pass': 'Spasuj',
  'offer.row': 'Usuń od {from} do {to}',

  'ring.stuck': 'Pierścień na {point} nie może się ruszyć.',

  'told.place': '{side}: pierścień ustawiony na {at}.',
  'told.move': '{side}: pierścień z {from} na {to}.',
  'told.move.flips':
    '{side}: pierścień z {from} na {to}, {n, plural, one {odwrócono znacznik na} few {odwrócono # znaczniki na} many {odwrócono # znaczników na} other {odwrócono # znacznika na}} {at}.',
  'told.row': '{side}: usunięto rząd od {from} do {to}.',
  'told.ring': '{side}: usunięto pierścień z {at}.',
  'told.pass': '{side}: pas.',

  // Rings removed, of those that win.
  'count.rings':
    '{n} z {of, plural, one {# pierścienia} few {# pierścieni} many {# pierścieni} other {# pierścienia}}',
};
