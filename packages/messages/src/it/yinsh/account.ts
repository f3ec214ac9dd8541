import type { Translation } from '../../areas.js';

export const account: Translation<'yinsh/account'> = {
  'list.ending.rings': 'per anelli rimossi',
  'list.ending.pool': 'la riserva era vuota',
  'list.ending.passes': 'nessuno dei due poteva muovere',
};
