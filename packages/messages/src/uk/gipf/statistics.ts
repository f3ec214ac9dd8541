import type { Translation } from '../../areas.js';

export const statistics: Translation<'gipf/statistics'> = {
  'variant.gipf.basic': 'GIPF, базова версія',
  'variant.gipf.standard': 'GIPF, стандартна версія',
  'variant.gipf.tournament': 'GIPF, турнірна версія',

  'handicap.heading': 'Чого варта одна зайва фішка',
  'handicap.text':
    'У базовій версії GIPF одна додаткова фішка вирішує {one} партій між рівними гравцями. Користуйтеся нею як форою обережно.',
  'handicap.shows': 'Партії, які виграв гравець із форою',
  'handicap.more':
    '{n, plural, one {на # фішку більше} few {на # фішки більше} many {на # фішок більше} other {на # фішки більше}}',

  'gipfs.heading': 'Скільки GIPF-фішок вводити',
  'gipfs.text':
    'У турнірній версії обидва гравці вводять близько чотирьох. Однієї замало: її результат – лише {one}. Від двох до семи різниця невелика.',
  'gipfs.chosen': 'Скільки GIPF-фішок введено, у відсотках партій: білі стовпчики – білі, темні – чорні',
  'gipfs.alt': '{n}: білі {white}, чорні {black}',
  'gipfs.forced': 'Результат гравця, який мусить ввести саме стільки',
};
