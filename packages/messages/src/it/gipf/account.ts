import type { Translation } from '../../areas.js';

export const account: Translation<'gipf/account'> = {
  'list.ending.reserve': 'riserva esaurita',
  'list.ending.gipf-pieces': 'nessun pezzo GIPF rimasto',
};
