import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'ask.gipf.push': '{side}: Schiebe einen Spielstein ein, zum Beispiel {example}',
  'ask.gipf.row': '{side}: Entferne deine Reihe, zum Beispiel {example}',

  'state.gipf':
    'In Reserve: Weiß {white}, Schwarz {black}. Geschlagen: {whiteLost} weiße, {blackLost} schwarze.',

  'over.reserve': '{winner} gewinnt: {loser} muss schieben und hat nichts mehr in Reserve.',
  'over.reserve.potentials':
    '{winner} gewinnt: {loser} hat nichts in Reserve und kein Potential, das sich einsetzen lässt.',
  'over.gipf-pieces': '{winner} gewinnt: {loser} hat keinen GIPF-Stein mehr auf dem Spielbrett.',

  'legend.gipf': 'w b Spielsteine   [W] [B] GIPF-Steine   . leer   a1 … die Ausgangspunkte',
};
