import type { Translation } from '../../areas.js';

export const account: Translation<'yinsh/account'> = {
  'list.ending.rings': 'прибрано кільця',
  'list.ending.pool': 'загальний запас порожній',
  'list.ending.passes': 'жодна сторона не мала ходу',
};
