import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'leer',
  'thing.ring.white': 'weißer Ring',
  'thing.ring.black': 'schwarzer Ring',
  'thing.marker.white': 'weißer Markierungsstein',
  'thing.marker.black': 'schwarzer Markierungsstein',
  'thing.piece.white': 'weißer Spielstein',
  'thing.piece.black': 'schwarzer Spielstein',
  'thing.gipf.white': 'weißer GIPF-Stein',
  'thing.gipf.black': 'schwarzer GIPF-Stein',

  point: '{point}, {thing}',
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
  'point.dot': '{point}, Ausgangspunkt',
  'point.dot.open': '{point}, Ausgangspunkt, ein Spielstein kann auf {at} geschoben werden',
  'point.dot.held': '{point}, Ausgangspunkt, ausgewählt, ein Spielstein kann auf {at} geschoben werden',
  'point.dot.closed': '{point}, Ausgangspunkt, hier kann kein Spielstein ins Spiel kommen',
  'point.dot.target':
    '{point}, Ausgangspunkt, von hier auf {to} schieben, {n, plural, =0 {sonst bewegt sich nichts} one {# Spielstein rückt weiter} other {# Spielsteine rücken weiter}}',
  'point.target.push':
    '{point}, {thing}, von {from} hierher schieben, {n, plural, =0 {sonst bewegt sich nichts} one {# Spielstein rückt weiter} other {# Spielsteine rücken weiter}}',
  'point.held.entry': '{point}, {thing}, ausgewählt',
  'point.take':
    '{point}, {thing}, Teil {n, plural, one {einer Reihe, die entfernt werden kann} other {von # Reihen, die entfernt werden können}}',
  'point.goes': '{point}, {thing}, wird mit der Reihe entfernt',
  'point.stays': '{point}, {thing}, bleibt stehen',

  'due.over': 'Die Partie ist zu Ende.',
  'due.send': '{side}: Der Zug wurde noch nicht gesendet.',
  'due.place': '{side}: Setze einen Ring auf ein freies Feld.',
  'due.move': '{side}: Wähle den Ring, mit dem du ziehst.',
  'due.target': '{side}: Wähle, wohin der Ring von {point} zieht.',
  'due.pass': '{side}: Kein Ring kann ziehen, also wird gepasst.',
  'due.row': '{side}: Entferne eine Fünferreihe.',
  'due.row.several':
    '{side}: Entferne eine Fünferreihe. Es gibt {n, plural, one {# Möglichkeit} other {# Möglichkeiten}}.',
  'due.row.chosen': '{side}: Entferne die Reihe {from} bis {to} oder tippe ein Ende einer anderen an.',
  'due.ring': '{side}: Wähle den Ring, den du entfernst.',
  'due.push': '{side}: Schiebe von einem Ausgangspunkt aus einen Spielstein ein.',
  'due.push.gipf': '{side}: Schiebe von einem Ausgangspunkt aus einen GIPF-Stein ein.',
  'due.push.any': '{side}: Schiebe einen GIPF-Stein oder einen einfachen Spielstein ein.',
  'due.push.dot': '{side}: Wähle den Schnittpunkt, auf den der Spielstein von {point} kommt.',
  'due.push.point': '{side}: Wähle den Ausgangspunkt, von dem ein Spielstein auf {point} kommt.',
  'due.take': '{side}: Entferne die Reihe.',
  'due.take.several':
    '{side}: Wähle, welche Reihe du zuerst entfernst. Es gibt {n, plural, one {# Reihe} other {# Reihen}}.',
  'due.take.chosen': '{side}: Entferne die Reihe {from} bis {to} oder wähle eine andere.',
  'due.take.choose': '{side}: Wähle durch Antippen, welche GIPF-Steine bleiben; entferne dann die Reihe.',

  'offer.pass': 'Passen',
  'offer.row': '{from} bis {to} entfernen',
  'offer.take': '{n, plural, one {# Stein} other {# Steine}} entfernen',
  'offer.leave': 'Reihe stehen lassen',

  'ring.stuck': 'Der Ring auf {point} kann nicht ziehen.',
  'turn.ready': 'Dieser Zug ist vollständig. Sende ihn oder nimm einen Schritt zurück.',

  'turn.wait': 'Du bist gerade nicht am Zug.',

  'told.place': '{side}: Ring auf {at} gesetzt.',
  'told.move': '{side}: Ring von {from} nach {to}.',
  'told.move.flips':
    '{side}: Ring von {from} nach {to}, {n, plural, one {Markierungsstein umgedreht auf} other {# Markierungssteine umgedreht auf}} {at}.',
  'told.row': '{side}: Reihe von {from} bis {to} entfernt.',
  'told.ring': '{side}: Ring auf {at} entfernt.',
  'told.pass': '{side}: gepasst.',
  'told.push': '{side}: Spielstein von {from} auf {to} geschoben.',
  'told.push.moves':
    '{side}: Spielstein von {from} auf {to} geschoben, {n, plural, one {# Spielstein weitergerückt} other {# Spielsteine weitergerückt}}.',
  'told.push.gipf': '{side}: GIPF-Stein von {from} auf {to} geschoben.',
  'told.push.gipf.moves':
    '{side}: GIPF-Stein von {from} auf {to} geschoben, {n, plural, one {# Spielstein weitergerückt} other {# Spielsteine weitergerückt}}.',
  'told.take': '{side}: {at} entfernt.',
  'told.take.stay': '{side}: {at} entfernt; {kept} stehen gelassen.',
  'told.leave': '{side}: Reihe auf {kept} stehen gelassen.',
  'told.undone': 'Schritt zurückgenommen.',
  'told.takenBack': '{n, plural, one {# Zug zurückgenommen.} other {# Züge zurückgenommen.}}',
  'told.hint': 'Tipp, nicht gespielt:',

  'thing.zertz.white': 'weißer ZÈRTZ',
  'thing.zertz.black': 'schwarzer ZÈRTZ',
  'thing.yinsh.white': 'weißer YINSH',
  'thing.yinsh.black': 'schwarzer YINSH',
  'thing.dvonn.white': 'weißer DVONN',
  'thing.dvonn.black': 'schwarzer DVONN',
  'thing.tamsk.white': 'weißer TAMSK',
  'thing.tamsk.black': 'schwarzer TAMSK',
  'thing.punct.white': 'weißer PÜNCT',
  'thing.punct.black': 'schwarzer PÜNCT',
  'thing.loaded.white': 'weißer Spielstein mit {kind}',
  'thing.loaded.black': 'schwarzer Spielstein mit {kind}',
  'thing.converted.white': 'weißer GIPF-Stein mit PÜNCT',
  'thing.converted.black': 'schwarzer GIPF-Stein mit PÜNCT',
  'thing.above': '{thing}, darunter {beneath}',
  'point.use': '{point}, {thing}, einsetzbar auf {n, plural, one {# Schnittpunkt} other {# Schnittpunkte}}',
  'point.use.held':
    '{point}, {thing}, ausgewählt, das Potential kann auf {n, plural, one {# Schnittpunkt} other {# Schnittpunkte}}',
  'point.use.target': '{point}, {thing}, der {kind} von {from} kann hierher',
  'point.use.chosen': '{point}, {thing}, der {kind} von {from} soll hierher',
  'due.push.use':
    '{side}: Schiebe von einem Ausgangspunkt aus einen Stein ein oder tippe einen beladenen Spielstein an, um sein Potential einzusetzen.',
  'due.push.loaded': '{side}: Wähle, was ins Spiel kommt, und schiebe es von einem Ausgangspunkt aus ein.',
  'due.use': '{side}: Wähle, wohin der {kind} auf {point} geht.',
  'due.use.as': '{side}: Wähle, was der PÜNCT aus dem GIPF-Stein auf {point} macht.',
  'due.use.only': '{side}: Kein Stein kann ins Spiel kommen. Setze ein Potential ein.',
  'due.extra': '{side}: Der TAMSK auf e5 bringt einen Zusatzschub. Wähle einen Ausgangspunkt oder verzichte.',
  'due.take.loaded':
    '{side}: Wähle durch Antippen, welche GIPF-Steine und beladenen Spielsteine bleiben; entferne dann die Reihe. Mindestens ein Stein geht.',
  'offer.forgo': 'Auf den Schub verzichten',
  'offer.neutralise': '{point} neutralisieren',
  'offer.convert': '{point} umwandeln',
  'offer.other': 'Andere Wahl',
  'use.none': 'Der {kind} auf {point} kann jetzt nichts tun.',
  'told.loaded': '{side}: Spielstein mit {kind} von {from} auf {to} geschoben.',
  'told.use': '{side}: {kind} von {from} auf {to} eingesetzt.',
  'told.use.neutralise': '{side}: {kind} von {from} auf {to} eingesetzt, GIPF-Stein neutralisiert.',
  'told.use.convert': '{side}: {kind} von {from} auf {to} eingesetzt, GIPF-Stein umgewandelt.',
  'told.extra': '{side}: TAMSK von {from} auf {to} geschoben.',
  'told.forgo': '{side}: auf den Schub des TAMSK verzichtet.',
  'told.denied': '{side}: {kind} von {from} auf {to} verwehrt.',
  'told.denied.neutralise':
    '{side}: {kind} von {from} auf {to}, um einen GIPF-Stein zu neutralisieren, verwehrt.',
  'told.denied.convert': '{side}: {kind} von {from} auf {to}, um einen GIPF-Stein umzuwandeln, verwehrt.',
  'told.denied.extra': '{side}: Schub des TAMSK von {from} auf {to} verwehrt.',
  'told.loaded.moves':
    '{side}: Spielstein mit {kind} von {from} auf {to} geschoben, {n, plural, one {# Spielstein weitergerückt} other {# Spielsteine weitergerückt}}.',
  'told.extra.moves':
    '{side}: TAMSK von {from} auf {to} geschoben, {n, plural, one {# Spielstein weitergerückt} other {# Spielsteine weitergerückt}}.',
};
