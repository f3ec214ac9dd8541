import type { Translation } from '../../areas.js';

export const account: Translation<'gipf/account'> = {
  'list.ending.reserve': 'niets meer in reserve',
  'list.ending.gipf-pieces': 'geen GIPF-stuk meer over',
};
