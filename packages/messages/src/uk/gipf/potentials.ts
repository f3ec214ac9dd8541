import type { Translation } from '../../areas.js';

export const potentials: Translation<'gipf/potentials'> = {
  'thing.zertz.white': 'білий ZÈRTZ',
  'thing.zertz.black': 'чорний ZÈRTZ',
  'thing.yinsh.white': 'білий YINSH',
  'thing.yinsh.black': 'чорний YINSH',
  'thing.dvonn.white': 'білий DVONN',
  'thing.dvonn.black': 'чорний DVONN',
  'thing.tamsk.white': 'білий TAMSK',
  'thing.tamsk.black': 'чорний TAMSK',
  'thing.punct.white': 'білий PÜNCT',
  'thing.punct.black': 'чорний PÜNCT',
  'thing.loaded.white': 'біла фішка з {kind}',
  'thing.loaded.black': 'чорна фішка з {kind}',
  'thing.converted.white': 'біла GIPF-фішка, у ній PÜNCT',
  'thing.converted.black': 'чорна GIPF-фішка, у ній PÜNCT',
  'thing.above': '{thing}, під ним {beneath}',
  'point.use':
    '{point}, {thing}, можна застосувати на {n, plural, one {# точку} few {# точки} many {# точок} other {# точки}}',
  'point.use.held':
    '{point}, {thing}, вибрано, потенціал може піти на {n, plural, one {# точку} few {# точки} many {# точок} other {# точки}}',
  'point.use.target': '{point}, {thing}, сюди може піти {kind} з {from}',
  'point.use.chosen': '{point}, {thing}, сюди піде {kind} з {from}',
  'due.push.use':
    '{side}: штовхніть фішку з крапки на поле або торкніться навантаженої фішки, щоб застосувати її потенціал.',
  'due.push.loaded': '{side}: виберіть, що вводити, і штовхніть з крапки на поле.',
  'due.use': '{side}: виберіть, куди піде {kind} з {point}.',
  'due.use.as': '{side}: виберіть, що PÜNCT зробить із GIPF-фішкою на {point}.',
  'due.use.only': '{side}: жодна фішка не може зайти. Застосуйте потенціал.',
  'due.extra': '{side}: TAMSK на e5 дає право на поштовх. Виберіть для нього крапку або відмовтеся.',
  'due.take.loaded':
    '{side}: торкніться GIPF-фішки або навантаженої фішки, щоб залишити її чи прибрати, а тоді приберіть ряд. Щонайменше одна фішка йде.',
  'choice.kind': '{kind}',
  'offer.forgo': 'Відмовитися від поштовху',
  'offer.neutralise': 'Нейтралізувати {point}',
  'offer.convert': 'Перетворити {point}',
  'offer.other': 'Інший вибір',
  'use.none': '{kind} на {point} зараз нічого не може зробити.',
  'told.loaded': '{side}: фішку з {kind} введено з {from} на {to}.',
  'told.use': '{side}: {kind} застосовано з {from} на {to}.',
  'told.use.neutralise': '{side}: {kind} застосовано з {from} на {to}, GIPF-фішку нейтралізовано.',
  'told.use.convert': '{side}: {kind} застосовано з {from} на {to}, GIPF-фішку перетворено.',
  'told.extra': '{side}: TAMSK введено з {from} на {to}.',
  'told.forgo': '{side}: відмова від поштовху TAMSK.',
  'told.denied': '{side}: у застосуванні {kind} з {from} на {to} відмовлено.',
  'told.denied.neutralise':
    '{side}: у застосуванні {kind} з {from} на {to}, щоб нейтралізувати GIPF-фішку, відмовлено.',
  'told.denied.convert':
    '{side}: у застосуванні {kind} з {from} на {to}, щоб перетворити GIPF-фішку, відмовлено.',
  'told.denied.extra': '{side}: у поштовху TAMSK з {from} на {to} відмовлено.',
  'told.loaded.moves':
    '{side}: фішку з {kind} введено з {from} на {to}, {n, plural, one {зсунуто # фішку} few {зсунуто # фішки} many {зсунуто # фішок} other {зсунуто # фішки}}.',
  'told.extra.moves':
    '{side}: TAMSK введено з {from} на {to}, {n, plural, one {зсунуто # фішку} few {зсунуто # фішки} many {зсунуто # фішок} other {зсунуто # фішки}}.',

  // The potentials that a player has not brought in yet.
  'count.stock': 'на руках: {kinds}',
  'count.challenges':
    '{n, plural, one {ще # виклик} few {ще # виклики} many {ще # викликів} other {ще # виклику}}',

  // Bringing in a potential that has to be won
  'told.denied.loaded': '{side}: фішку з {kind} з {from} на {to} не виграно; вона лишається в резерві.',
};
