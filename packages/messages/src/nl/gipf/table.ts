import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'ask.gipf.push': '{side}: duw een stuk het bord op, bijvoorbeeld {example}',
  'ask.gipf.row': '{side}: neem je rij weg, bijvoorbeeld {example}',

  'state.gipf': 'In reserve: Wit {white}, Zwart {black}. Geslagen: {whiteLost} witte, {blackLost} zwarte.',

  'over.reserve': '{winner} wint: {loser} moet duwen en heeft niets meer in reserve.',
  'over.reserve.potentials':
    '{winner} wint: {loser} heeft niets in reserve en geen potentieel dat te gebruiken is.',
  'over.gipf-pieces': '{winner} wint: {loser} heeft geen GIPF-stuk meer op het speelbord.',

  'legend.gipf': 'w b stukken   [W] [B] GIPF-stukken   . leeg   a1 … de stippen',
};
