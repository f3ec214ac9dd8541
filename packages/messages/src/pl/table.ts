import type { Translation } from '../areas.js';

export const table: Translation<'table'> = {
  'side.white': 'Białe',
  'side.black': 'Czarne',
};
