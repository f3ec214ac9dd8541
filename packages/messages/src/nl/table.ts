import type { Translation } from '../areas.js';

export const table: Translation<'table'> = {
  'side.white': 'Wit',
  'side.black': 'Zwart',

  'ask.yinsh.place': '{side}: plaats een ring op een vrij veld, bijvoorbeeld {example}',
  'ask.yinsh.move': '{side}: verplaats een ring, bijvoorbeeld {example}',
  'ask.yinsh.pass': '{side}: geen enkele ring kan bewegen; typ pass',
  'ask.yinsh.row': '{side}: neem een rij van vijf weg, bijvoorbeeld {example}',
  'ask.yinsh.ring': '{side}: kies welke ring je wegneemt, bijvoorbeeld {example}',
  'ask.gipf.push': '{side}: duw een stuk het bord op, bijvoorbeeld {example}',
  'ask.gipf.row': '{side}: neem je rij weg, bijvoorbeeld {example}',

  'state.yinsh':
    'Weggenomen ringen: Wit {white}, Zwart {black}; {goal} om te winnen. Markers in de voorraad: {pool}.',
  'state.gipf': 'In reserve: Wit {white}, Zwart {black}. Geslagen: {whiteLost} witte, {blackLost} zwarte.',

  'over.rings': '{winner} wint: de laatste ring die nodig was, is weggenomen.',
  'over.pool': '{winner} wint: de voorraad is leeg en {winner} heeft meer ringen weggenomen.',
  'over.passes': '{winner} wint: geen van beiden kan een zet doen en {winner} heeft meer ringen weggenomen.',
  'over.reserve': '{winner} wint: {loser} moet duwen en heeft niets meer in reserve.',
  'over.reserve.potentials':
    '{winner} wint: {loser} heeft niets in reserve en geen potentieel dat te gebruiken is.',
  'over.gipf-pieces': '{winner} wint: {loser} heeft geen GIPF-stuk meer op het speelbord.',
  'over.draw': 'Onbeslist: beiden hebben evenveel ringen weggenomen.',

  'legend.yinsh': '(W) (B) ringen   w b markers   . leeg',
  'legend.gipf': 'w b stukken   [W] [B] GIPF-stukken   . leeg   a1 … de stippen',
};
