import type { Translation } from '../../areas.js';

export const account: Translation<'yinsh/account'> = {
  'list.ending.rings': 'levett gyűrűkkel',
  'list.ending.pool': 'kiürült a készlet',
  'list.ending.passes': 'egyik fél sem tudott lépni',
};
