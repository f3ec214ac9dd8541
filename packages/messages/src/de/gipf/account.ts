import type { Translation } from '../../areas.js';

export const account: Translation<'gipf/account'> = {
  'list.ending.reserve': 'nichts mehr in Reserve',
  'list.ending.gipf-pieces': 'kein GIPF-Stein mehr übrig',
};
