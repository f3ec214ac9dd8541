import type { Translation } from '../areas.js';

export const table: Translation<'table'> = {
  'side.white': 'Bianco',
  'side.black': 'Nero',

  'ask.yinsh.place': '{side}: piazza un anello su una casella vuota, per esempio {example}',
  'ask.yinsh.move': '{side}: muovi un anello, per esempio {example}',
  'ask.yinsh.pass': '{side}: nessun anello può muoversi; scrivi pass',
  'ask.yinsh.row': '{side}: rimuovi un allineamento di cinque, per esempio {example}',
  'ask.yinsh.ring': '{side}: scegli l’anello da rimuovere, per esempio {example}',
  'ask.gipf.push': '{side}: spingi un pezzo sul tavoliere, per esempio {example}',
  'ask.gipf.row': '{side}: rimuovi il tuo allineamento, per esempio {example}',

  'state.yinsh':
    'Anelli rimossi: Bianco {white}, Nero {black}; per vincere: {goal}. Pedine nella riserva: {pool}.',
  'state.gipf':
    'In riserva: Bianco {white}, Nero {black}. Pezzi catturati: bianchi {whiteLost}, neri {blackLost}.',

  'over.rings': 'Vince il {winner}: ha rimosso l’ultimo anello necessario.',
  'over.pool': 'Vince il {winner}: la riserva è vuota e il {winner} ha rimosso più anelli.',
  'over.passes': 'Vince il {winner}: nessuno dei due può muovere e il {winner} ha rimosso più anelli.',
  'over.reserve': 'Vince il {winner}: il {loser} deve spingere e non ha più nulla in riserva.',
  'over.reserve.potentials':
    'Vince il {winner}: il {loser} non ha più nulla in riserva né potenziali utilizzabili.',
  'over.gipf-pieces': 'Vince il {winner}: il {loser} non ha più pezzi GIPF sul tavoliere.',
  'over.draw': 'Pareggio: entrambi hanno rimosso lo stesso numero di anelli.',

  'legend.yinsh': '(W) (B) anelli   w b pedine   . vuoto',
  'legend.gipf': 'w b pezzi   [W] [B] pezzi GIPF   . vuoto   a1 … i punti',
};
