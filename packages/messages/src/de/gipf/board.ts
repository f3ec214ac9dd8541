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

  choice: 'Einschieben',
  'choice.single': 'Einfacher Stein',
  'choice.gipf': 'GIPF-Stein',
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

  // What a player has left, and has captured.
  'count.reserve': '{n} in Reserve',
  'count.captured': '{n} geschlagen',
};
