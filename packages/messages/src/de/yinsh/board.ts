import type { Translation } from '../../areas.js';

export const board: Translation<'yinsh/board'> = {
  'thing.ring.white': 'weißer Ring',
  'thing.ring.black': 'schwarzer Ring',
  'thing.marker.white': 'weißer Markierungsstein',
  'thing.marker.black': 'schwarzer Markierungsstein',

  'point.place': '{point}, {thing}, hier kann ein Ring gesetzt werden',
  'point.movable':
    '{point}, {thing}, kann auf {n, plural, one {# Schnittpunkt} other {# Schnittpunkte}} ziehen',
  'point.held':
    '{point}, {thing}, ausgewählt, kann auf {n, plural, one {# Schnittpunkt} other {# Schnittpunkte}} ziehen',
  'point.stuck': '{point}, {thing}, kann nicht ziehen',
  'point.target': '{point}, {thing}, der Ring von {from} kann hierher ziehen',
  'point.target.flips':
    '{point}, {thing}, der Ring von {from} kann hierher ziehen und dreht {n, plural, one {# Markierungsstein} other {# Markierungssteine}} um',
  'point.row':
    '{point}, {thing}, Teil {n, plural, one {einer Reihe, die entfernt werden kann} other {von # Reihen, die entfernt werden können}}',
  'point.row.chosen': '{point}, {thing}, in der ausgewählten Reihe',
  'point.ring': '{point}, {thing}, kann entfernt werden',

  'due.place': '{side}: Setze einen Ring auf ein freies Feld.',
  'due.move': '{side}: Wähle den Ring, mit dem du ziehst.',
  'due.target': '{side}: Wähle, wohin der Ring von {point} zieht.',
  'due.pass': '{side}: Kein Ring kann ziehen, also wird gepasst.',
  'due.row': '{side}: Entferne eine Fünferreihe.',
  'due.row.several':
    '{side}: Entferne eine Fünferreihe. Es gibt {n, plural, one {# Möglichkeit} other {# Möglichkeiten}}.',
  'due.row.chosen': '{side}: Entferne die Reihe {from} bis {to} oder tippe ein Ende einer anderen an.',
  'due.ring': '{side}: Wähle den Ring, den du entfernst.',

  'offer.pass': 'Passen',
  'offer.row': '{from} bis {to} entfernen',

  'ring.stuck': 'Der Ring auf {point} kann nicht ziehen.',

  'told.place': '{side}: Ring auf {at} gesetzt.',
  'told.move': '{side}: Ring von {from} nach {to}.',
  'told.move.flips':
    '{side}: Ring von {from} nach {to}, {n, plural, one {Markierungsstein umgedreht auf} other {# Markierungssteine umgedreht auf}} {at}.',
  'told.row': '{side}: Reihe von {from} bis {to} entfernt.',
  'told.ring': '{side}: Ring auf {at} entfernt.',
  'told.pass': '{side}: gepasst.',

  // Rings removed, of those that win.
  'count.rings': '{n} von {of, plural, one {# Ring} other {# Ringen}}',
};
