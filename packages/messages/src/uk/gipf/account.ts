import type { Translation } from '../../areas.js';

export const account: Translation<'gipf/account'> = {
  'list.ending.reserve': 'резерв порожній',
  'list.ending.gipf-pieces': 'не лишилося GIPF-фішок',
};
