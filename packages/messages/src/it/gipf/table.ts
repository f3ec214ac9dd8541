import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'ask.gipf.push': '{side}: spingi un pezzo sul tavoliere, per esempio {example}',
  'ask.gipf.row': '{side}: rimuovi il tuo allineamento, per esempio {example}',

  'state.gipf':
    'In riserva: Bianco {white}, Nero {black}. Pezzi catturati: bianchi {whiteLost}, neri {blackLost}.',

  'over.reserve': 'Vince il {winner}: il {loser} deve spingere e non ha più nulla in riserva.',
  'over.reserve.potentials':
    'Vince il {winner}: il {loser} non ha più nulla in riserva né potenziali utilizzabili.',
  'over.gipf-pieces': 'Vince il {winner}: il {loser} non ha più pezzi GIPF sul tavoliere.',

  'legend.gipf': 'w b pezzi   [W] [B] pezzi GIPF   . vuoto   a1 … i punti',
};
