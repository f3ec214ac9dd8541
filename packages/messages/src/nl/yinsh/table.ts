import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'ask.yinsh.place': '{side}: plaats een ring op een vrij veld, bijvoorbeeld {example}',
  'ask.yinsh.move': '{side}: verplaats een ring, bijvoorbeeld {example}',
  'ask.yinsh.pass': '{side}: geen enkele ring kan bewegen; typ pass',
  'ask.yinsh.row': '{side}: neem een rij van vijf weg, bijvoorbeeld {example}',
  'ask.yinsh.ring': '{side}: kies welke ring je wegneemt, bijvoorbeeld {example}',

  'state.yinsh':
    'Weggenomen ringen: Wit {white}, Zwart {black}; {goal} om te winnen. Markers in de voorraad: {pool}.',

  'over.rings': '{winner} wint: de laatste ring die nodig was, is weggenomen.',
  'over.pool': '{winner} wint: de voorraad is leeg en {winner} heeft meer ringen weggenomen.',
  'over.passes': '{winner} wint: geen van beiden kan een zet doen en {winner} heeft meer ringen weggenomen.',
  'over.draw': 'Onbeslist: beiden hebben evenveel ringen weggenomen.',

  'legend.yinsh': '(W) (B) ringen   w b markers   . leeg',
};
