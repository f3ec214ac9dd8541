import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'over.rings': '{winner} gewinnt: Der letzte nötige Ring ist entfernt.',
  'over.pool': '{winner} gewinnt: Der Vorrat ist leer, und {winner} hat mehr Ringe entfernt.',
  'over.pool.draw': 'Unentschieden: Beide haben gleich viele Ringe entfernt.',
  'over.passes': '{winner} gewinnt: Keine Seite kann ziehen, und {winner} hat mehr Ringe entfernt.',
  'over.passes.draw': 'Unentschieden: Beide haben gleich viele Ringe entfernt.',
};
