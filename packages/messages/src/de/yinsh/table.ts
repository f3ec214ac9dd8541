import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'ask.yinsh.place': '{side}: Setze einen Ring auf ein freies Feld, zum Beispiel {example}',
  'ask.yinsh.move': '{side}: Ziehe einen Ring, zum Beispiel {example}',
  'ask.yinsh.pass': '{side}: Kein Ring kann ziehen; gib pass ein',
  'ask.yinsh.row': '{side}: Entferne eine Fünferreihe, zum Beispiel {example}',
  'ask.yinsh.ring': '{side}: Wähle den Ring, den du entfernst, zum Beispiel {example}',

  'state.yinsh':
    'Entfernte Ringe: Weiß {white}, Schwarz {black}; zum Sieg nötig: {goal}. Markierungssteine im Vorrat: {pool}.',

  'over.rings': '{winner} gewinnt: Der letzte nötige Ring ist entfernt.',
  'over.pool': '{winner} gewinnt: Der Vorrat ist leer, und {winner} hat mehr Ringe entfernt.',
  'over.passes': '{winner} gewinnt: Keine Seite kann ziehen, und {winner} hat mehr Ringe entfernt.',
  'over.draw': 'Unentschieden: Beide haben gleich viele Ringe entfernt.',

  'legend.yinsh': '(W) (B) Ringe   w b Markierungssteine   . leer',
};
