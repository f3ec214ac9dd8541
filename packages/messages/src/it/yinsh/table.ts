import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'over.rings': 'Vince il {winner}: ha rimosso l’ultimo anello necessario.',
  'over.pool': 'Vince il {winner}: la riserva è vuota e il {winner} ha rimosso più anelli.',
  'over.pool.draw': 'Pareggio: entrambi hanno rimosso lo stesso numero di anelli.',
  'over.passes': 'Vince il {winner}: nessuno dei due può muovere e il {winner} ha rimosso più anelli.',
  'over.passes.draw': 'Pareggio: entrambi hanno rimosso lo stesso numero di anelli.',
};
