import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'over.rings': '{winner} wygrywają: usunęły ostatni potrzebny pierścień.',
  'over.pool': '{winner} wygrywają: pula jest pusta, a to one usunęły więcej pierścieni.',
  'over.pool.draw': 'Remis: obie strony usunęły tyle samo pierścieni.',
  'over.passes':
    '{winner} wygrywają: żadna strona nie może wykonać ruchu, a to one usunęły więcej pierścieni.',
  'over.passes.draw': 'Remis: obie strony usunęły tyle samo pierścieni.',
};
