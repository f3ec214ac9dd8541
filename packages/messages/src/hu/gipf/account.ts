import type { Translation } from '../../areas.js';

export const account: Translation<'gipf/account'> = {
  'list.ending.reserve': 'kiürült a tartalék',
  'list.ending.gipf-pieces': 'nem maradt GIPF',
};
