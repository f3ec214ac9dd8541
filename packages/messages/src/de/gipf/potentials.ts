import type { Translation } from '../../areas.js';

export const potentials: Translation<'gipf/potentials'> = {
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
  'choice.kind': '{kind}',
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

  // The potentials that a player has not brought in yet.
  'count.stock': 'auf der Hand: {kinds}',
  'count.challenges': '{n, plural, one {noch # Anfechtung} other {noch # Anfechtungen}}',

  // Bringing in a potential that has to be won
  'told.denied.loaded':
    '{side}: Spielstein mit {kind} von {from} auf {to} nicht gewonnen; er bleibt in der Reserve.',
};
