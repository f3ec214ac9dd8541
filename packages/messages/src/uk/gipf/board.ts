import type { Translation } from '../../areas.js';

export const board: Translation<'gipf/board'> = {
  'thing.piece.white': 'біла фішка',
  'thing.piece.black': 'чорна фішка',
  'thing.gipf.white': 'біла GIPF-фішка',
  'thing.gipf.black': 'чорна GIPF-фішка',

  'point.dot': '{point}, крапка',
  'point.dot.open': '{point}, крапка, звідси можна штовхнути фішку на {at}',
  'point.dot.held': '{point}, крапка, вибрано, звідси можна штовхнути фішку на {at}',
  'point.dot.closed': '{point}, крапка, звідси фішку ввести не можна',
  'point.dot.target':
    '{point}, крапка, штовхнути звідси на {to}, {n, plural, =0 {більше нічого не зсунеться} one {зсунеться # фішка} few {зсунуться # фішки} many {зсунеться # фішок} other {зсунеться # фішки}}',
  'point.target.push':
    '{point}, {thing}, штовхнути сюди з {from}, {n, plural, =0 {більше нічого не зсунеться} one {зсунеться # фішка} few {зсунуться # фішки} many {зсунеться # фішок} other {зсунеться # фішки}}',
  'point.held.entry': '{point}, {thing}, вибрано',
  'point.take':
    '{point}, {thing}, {n, plural, one {частина ряду, який можна прибрати} few {частина # рядів, які можна прибрати} many {частина # рядів, які можна прибрати} other {частина # ряду, який можна прибрати}}',
  'point.goes': '{point}, {thing}, іде з поля разом із рядом',
  'point.stays': '{point}, {thing}, залишається',

  'due.push': '{side}: штовхніть фішку з крапки на поле.',
  'due.push.gipf': '{side}: штовхніть GIPF-фішку з крапки на поле.',
  'due.push.any': '{side}: штовхніть на поле GIPF-фішку або одинарну фішку.',
  'due.push.dot': '{side}: виберіть точку, на яку піде фішка з {point}.',
  'due.push.point': '{side}: виберіть крапку, з якої фішка піде на {point}.',
  'due.take': '{side}: приберіть ряд.',
  'due.take.several':
    '{side}: виберіть, який ряд прибрати першим. Є {n, plural, one {# ряд} few {# ряди} many {# рядів} other {# ряду}}.',
  'due.take.chosen': '{side}: приберіть ряд від {from} до {to} або виберіть інший.',
  'due.take.choose': '{side}: торкніться GIPF-фішки, щоб залишити її або прибрати, а тоді приберіть ряд.',

  choice: 'Ввести',
  'choice.single': 'Одинарна фішка',
  'choice.gipf': 'GIPF-фішка',
  'offer.take': 'Прибрати {n, plural, one {# фішку} few {# фішки} many {# фішок} other {# фішки}}',
  'offer.leave': 'Залишити ряд',

  'told.push': '{side}: фішку введено з {from} на {to}.',
  'told.push.moves':
    '{side}: фішку введено з {from} на {to}, {n, plural, one {зсунуто # фішку} few {зсунуто # фішки} many {зсунуто # фішок} other {зсунуто # фішки}}.',
  'told.push.gipf': '{side}: GIPF-фішку введено з {from} на {to}.',
  'told.push.gipf.moves':
    '{side}: GIPF-фішку введено з {from} на {to}, {n, plural, one {зсунуто # фішку} few {зсунуто # фішки} many {зсунуто # фішок} other {зсунуто # фішки}}.',
  'told.take': '{side}: прибрано {at}.',
  'told.take.stay': '{side}: прибрано {at}, залишено {kept}.',
  'told.leave': '{side}: ряд не прибрано, залишено {kept}.',

  // What a player has left, and has captured.
  'count.reserve': '{n} у резерві',
  'count.captured': '{n} захоплено',
};
