import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'over.reserve': 'Vince il {winner}: il {loser} deve spingere e non ha più nulla in riserva.',
  'over.reserve.potentials':
    'Vince il {winner}: il {loser} non ha più nulla in riserva né potenziali utilizzabili.',
  'over.gipf-pieces': 'Vince il {winner}: il {loser} non ha più pezzi GIPF sul tavoliere.',
};
