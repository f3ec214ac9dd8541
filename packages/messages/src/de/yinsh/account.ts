import type { Translation } from '../../areas.js';

export const account: Translation<'yinsh/account'> = {
  'list.ending.rings': 'durch entfernte Ringe',
  'list.ending.pool': 'der Vorrat war leer',
  'list.ending.passes': 'keine Seite konnte ziehen',
};
