import type { Translation } from '../../areas.js';

export const board: Translation<'yinsh/board'> = {
  'thing.ring.white': 'біле кільце',
  'thing.ring.black': 'чорне кільце',
  'thing.marker.white': 'біла фішка',
  'thing.marker.black': 'чорна фішка',

  'point.place': '{point}, {thing}, сюди можна поставити кільце',
  'point.movable':
    '{point}, {thing}, може піти на {n, plural, one {# точку} few {# точки} many {# точок} other {# точки}}',
  'point.held':
    '{point}, {thing}, вибрано, може піти на {n, plural, one {# точку} few {# точки} many {# точок} other {# точки}}',
  'point.stuck': '{point}, {thing}, не може походити',
  'point.target': '{point}, {thing}, сюди може піти кільце з {from}',
  'point.target.flips':
    '{point}, {thing}, сюди може піти кільце з {from} і перевернути {n, plural, one {# фішку} few {# фішки} many {# фішок} other {# фішки}}',
  'point.row':
    '{point}, {thing}, {n, plural, one {частина ряду, який можна прибрати} few {частина # рядів, які можна прибрати} many {частина # рядів, які можна прибрати} other {частина # ряду, який можна прибрати}}',
  'point.row.chosen': '{point}, {thing}, у вибраному ряду',
  'point.ring': '{point}, {thing}, можна прибрати',

  'due.place': '{side}: поставте кільце на вільну точку перетину.',
  'due.move': '{side}: виберіть кільце, яким походите.',
  'due.target': '{side}: виберіть, куди піде кільце з {point}.',
  'due.pass': '{side}: жодне кільце не може походити, тож цей хід – пас.',
  'due.row': '{side}: приберіть ряд із п’яти.',
  'due.row.several':
    '{side}: приберіть ряд із п’яти. Є {n, plural, one {# варіант} few {# варіанти} many {# варіантів} other {# варіанта}}.',
  'due.row.chosen': '{side}: приберіть ряд від {from} до {to} або торкніться кінця іншого.',
  'due.ring': '{side}: виберіть кільце, яке приберете.',

  'offer.pass': 'Пас',
  'offer.row': 'Прибрати {from}–{to}',

  'ring.stuck': 'Кільце на {point} не може походити.',

  'told.place': '{side}: кільце поставлено на {at}.',
  'told.move': '{side}: кільце з {from} на {to}.',
  'told.move.flips':
    '{side}: кільце з {from} на {to}, {n, plural, one {перевернуто # фішку} few {перевернуто # фішки} many {перевернуто # фішок} other {перевернуто # фішки}}: {at}.',
  'told.row': '{side}: прибрано ряд від {from} до {to}.',
  'told.ring': '{side}: прибрано кільце з {at}.',
  'told.pass': '{side}: пас.',

  // Rings removed, of those that win.
  'count.rings': '{n} з {of, plural, one {# кільця} few {# кілець} many {# кілець} other {# кільця}}',
};
