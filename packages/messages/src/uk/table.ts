import type { Translation } from '../areas.js';

export const table: Translation<'table'> = {
  'side.white': 'Білі',
  'side.black': 'Чорні',
};
