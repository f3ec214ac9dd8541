import type { Translation } from '../areas.js';

export const table: Translation<'table'> = {
  'side.white': 'Bianco',
  'side.black': 'Nero',
};
