import type { Translation } from '../../areas.js';

export const account: Translation<'yinsh/account'> = {
  'list.ending.rings': 'dzięki usuniętym pierścieniom',
  'list.ending.pool': 'pula się wyczerpała',
  'list.ending.passes': 'żadna strona nie mogła wykonać ruchu',
};
