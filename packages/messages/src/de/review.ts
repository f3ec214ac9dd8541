import type { Translation } from '../areas.js';

export const review: Translation<'review'> = {
  'judgement.best': 'Bester Zug',
  'judgement.good': 'Guter Zug',
  'judgement.inaccuracy': 'Ungenauigkeit',
  'judgement.mistake': 'Fehler',
  'judgement.blunder': 'Grober Fehler',
  'finding.misses-win':
    '{turns, plural, one {Verpasst den sofortigen Sieg.} other {Verpasst einen Sieg in # Zügen.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Verliert sofort.} one {Lässt den Gegner im nächsten Zug gewinnen.} other {Lässt den Gegner in # Zügen gewinnen.}}',
  'finding.two-rows': 'Lässt den Gegner zwei Reihen in einem Zug entfernen: {rows}.',
  'finding.gives-row': 'Schenkt dem Gegner die Reihe {row}.',
  'finding.allows-row': 'Die Reihe {row} des Gegners ist nicht mehr zu verhindern.',
  'finding.misses-row': 'Verpasst die Reihe {row}.',
  'finding.misses-forced-row': 'Verpasst die Reihe {row}, die sich erzwingen ließ.',
};
