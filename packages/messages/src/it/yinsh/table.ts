import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'ask.yinsh.place': '{side}: piazza un anello su una casella vuota, per esempio {example}',
  'ask.yinsh.move': '{side}: muovi un anello, per esempio {example}',
  'ask.yinsh.pass': '{side}: nessun anello può muoversi; scrivi pass',
  'ask.yinsh.row': '{side}: rimuovi un allineamento di cinque, per esempio {example}',
  'ask.yinsh.ring': '{side}: scegli l’anello da rimuovere, per esempio {example}',

  'state.yinsh':
    'Anelli rimossi: Bianco {white}, Nero {black}; per vincere: {goal}. Pedine nella riserva: {pool}.',

  'over.rings': 'Vince il {winner}: ha rimosso l’ultimo anello necessario.',
  'over.pool': 'Vince il {winner}: la riserva è vuota e il {winner} ha rimosso più anelli.',
  'over.passes': 'Vince il {winner}: nessuno dei due può muovere e il {winner} ha rimosso più anelli.',
  'over.draw': 'Pareggio: entrambi hanno rimosso lo stesso numero di anelli.',

  'legend.yinsh': '(W) (B) anelli   w b pedine   . vuoto',
};
