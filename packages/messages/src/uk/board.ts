import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'вільно',

  point: '{point}, {thing}',

  'due.over': 'Партію закінчено.',
  'due.send': '{side}: хід ще не надіслано.',

  'turn.ready': 'Хід готовий. Надішліть його або поверніться на крок назад.',

  'turn.wait': 'Зараз не ваш хід.',
  'turn.answer': 'Спершу дайте відповідь на запитання.',
  'premove.begun': 'Хід наперед. {ask}',
  'premove.set': 'Хід наперед: {text}. Він буде зроблений, якщо залишиться можливим.',

  'told.undone': 'Крок скасовано.',
  'told.takenBack':
    '{n, plural, one {Скасовано # хід.} few {Скасовано # ходи.} many {Скасовано # ходів.} other {Скасовано # ходу.}}',
  'told.hint': 'Підказка, не зіграно:',
};
