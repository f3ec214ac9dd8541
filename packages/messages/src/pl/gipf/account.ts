import type { Translation } from '../../areas.js';

export const account: Translation<'gipf/account'> = {
  'list.ending.reserve': 'w rezerwie nic nie zostało',
  'list.ending.gipf-pieces': 'nie został żaden pionek GIPF',
};
