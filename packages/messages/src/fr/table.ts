import type { Translation } from '../areas.js';

export const table: Translation<'table'> = {
  'side.white': 'Blanc',
  'side.black': 'Noir',
};
