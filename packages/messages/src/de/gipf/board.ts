import type { Translation } from '../../areas.js';

export const board: Translation<'gipf/board'> = {
  'thing.piece.white': 'weißer Spielstein',
  'thing.piece.black': 'schwarzer Spielstein',
  'thing.gipf.white': 'weißer GIPF-Stein',
  'thing.gipf.black': 'schwarzer GIPF-Stein',

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

  'offer.take': '{n, plural, one {# Stein} other {# Steine}} entfernen',
  'offer.leave': 'Reihe stehen lassen',

  'told.push': '{side}: Spielstein von {from} auf {to} geschoben.',
  'told.push.moves':
    '{side}: Spielstein von {from} auf {to} geschoben, {n, plural, one {# Spielstein weitergerückt} other {# Spielsteine weitergerückt}}.',
  'told.push.gipf': '{side}: GIPF-Stein von {from} auf {to} geschoben.',
  'told.push.gipf.moves':
    '{side}: GIPF-Stein von {from} auf {to} geschoben, {n, plural, one {# Spielstein weitergerückt} other {# Spielsteine weitergerückt}}.',
  'told.take': '{side}: {at} entfernt.',
  'told.take.stay': '{side}: {at} entfernt; {kept} stehen gelassen.',
  'told.leave': '{side}: Reihe auf {kept} stehen gelassen.',

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
