import type { Translation } from '../../areas.js';

export const account: Translation<'gipf/account'> = {
  'list.ending.reserve': 'plus rien en réserve',
  'list.ending.gipf-pieces': 'plus aucune pièce GIPF',
};
