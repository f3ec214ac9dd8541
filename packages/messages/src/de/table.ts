import type { Translation } from '../areas.js';

export const table: Translation<'table'> = {
  'side.white': 'Weiß',
  'side.black': 'Schwarz',

  'ask.yinsh.place': '{side}: Setze einen Ring auf ein freies Feld, zum Beispiel {example}',
  'ask.yinsh.move': '{side}: Ziehe einen Ring, zum Beispiel {example}',
  'ask.yinsh.pass': '{side}: Kein Ring kann ziehen; gib pass ein',
  'ask.yinsh.row': '{side}: Entferne eine Fünferreihe, zum Beispiel {example}',
  'ask.yinsh.ring': '{side}: Wähle den Ring, den du entfernst, zum Beispiel {example}',
  'ask.gipf.push': '{side}: Schiebe einen Spielstein ein, zum Beispiel {example}',
  'ask.gipf.row': '{side}: Entferne deine Reihe, zum Beispiel {example}',

  'state.yinsh':
    'Entfernte Ringe: Weiß {white}, Schwarz {black}; zum Sieg nötig: {goal}. Markierungssteine im Vorrat: {pool}.',
  'state.gipf':
    'In Reserve: Weiß {white}, Schwarz {black}. Geschlagen: {whiteLost} weiße, {blackLost} schwarze.',

  'over.rings': '{winner} gewinnt: Der letzte nötige Ring ist entfernt.',
  'over.pool': '{winner} gewinnt: Der Vorrat ist leer, und {winner} hat mehr Ringe entfernt.',
  'over.passes': '{winner} gewinnt: Keine Seite kann ziehen, und {winner} hat mehr Ringe entfernt.',
  'over.reserve': '{winner} gewinnt: {loser} muss schieben und hat nichts mehr in Reserve.',
  'over.reserve.potentials':
    '{winner} gewinnt: {loser} hat nichts in Reserve und kein Potential, das sich einsetzen lässt.',
  'over.gipf-pieces': '{winner} gewinnt: {loser} hat keinen GIPF-Stein mehr auf dem Spielbrett.',
  'over.draw': 'Unentschieden: Beide haben gleich viele Ringe entfernt.',

  'legend.yinsh': '(W) (B) Ringe   w b Markierungssteine   . leer',
  'legend.gipf': 'w b Spielsteine   [W] [B] GIPF-Steine   . leer   a1 … die Ausgangspunkte',
};
