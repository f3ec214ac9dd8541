/** What is said of points and pieces, what is asked for, and what was done: read aloud and shown beside the board. */
export const board = {
  'thing.empty': 'empty',
  'thing.ring.white': 'white ring',
  'thing.ring.black': 'black ring',
  'thing.marker.white': 'white marker',
  'thing.marker.black': 'black marker',
  'thing.piece.white': 'white piece',
  'thing.piece.black': 'black piece',
  'thing.gipf.white': 'white GIPF-piece',
  'thing.gipf.black': 'black GIPF-piece',

  // A point: its name, what stands there, what can be done with it now.
  point: '{point}, {thing}',
  'point.place': '{point}, {thing}, a ring can go here',
  'point.movable': '{point}, {thing}, can move to {n, plural, one {# point} other {# points}}',
  'point.held': '{point}, {thing}, chosen, can move to {n, plural, one {# point} other {# points}}',
  'point.stuck': '{point}, {thing}, cannot move',
  'point.target': '{point}, {thing}, the ring from {from} can move here',
  'point.target.flips':
    '{point}, {thing}, the ring from {from} can move here and flips {n, plural, one {# marker} other {# markers}}',
  'point.row': '{point}, {thing}, part of {n, plural, one {a row} other {# rows}} that can be taken',
  'point.row.chosen': '{point}, {thing}, in the chosen row',
  'point.ring': '{point}, {thing}, can be taken off',
  'point.dot': '{point}, dot',
  'point.dot.open': '{point}, dot, a piece can enter to {at}',
  'point.dot.held': '{point}, dot, chosen, a piece can enter to {at}',
  'point.dot.closed': '{point}, dot, no piece can enter',
  'point.dot.target':
    '{point}, dot, push from here to {to}, {n, plural, =0 {nothing else moves} one {# piece moves on} other {# pieces move on}}',
  'point.target.push':
    '{point}, {thing}, push here from {from}, {n, plural, =0 {nothing else moves} one {# piece moves on} other {# pieces move on}}',
  'point.held.entry': '{point}, {thing}, chosen',
  'point.take': '{point}, {thing}, part of {n, plural, one {a row} other {# rows}} that can be taken',
  'point.goes': '{point}, {thing}, goes with the row',
  'point.stays': '{point}, {thing}, stays',

  // What is asked of whom.
  'due.over': 'The game is over.',
  'due.send': '{side}: the turn is not sent yet.',
  'due.place': '{side}: place a ring on an empty point.',
  'due.move': '{side}: choose a ring to move.',
  'due.target': '{side}: choose where the ring on {point} goes.',
  'due.pass': '{side}: no ring can move, so this turn is a pass.',
  'due.row': '{side}: take a row of five.',
  'due.row.several':
    '{side}: take a row of five. There {n, plural, one {is # choice} other {are # choices}}.',
  'due.row.chosen': '{side}: take the row {from} to {to}, or touch an end of another one.',
  'due.ring': '{side}: choose a ring to take off.',
  'due.push': '{side}: push a piece in from a dot.',
  'due.push.gipf': '{side}: push a GIPF-piece in from a dot.',
  'due.push.any': '{side}: push a GIPF-piece or a single piece in.',
  'due.push.dot': '{side}: choose the point that the piece on {point} enters.',
  'due.push.point': '{side}: choose the dot from which a piece comes to {point}.',
  'due.take': '{side}: take the row off.',
  'due.take.several':
    '{side}: choose which row to take first. There {n, plural, one {is # row} other {are # rows}}.',
  'due.take.chosen': '{side}: take the row {from} to {to}, or choose another.',
  'due.take.choose': '{side}: touch a GIPF-piece to let it stay or go, then take the row.',

  // What the button beside the board does now.
  'offer.pass': 'Pass',
  'offer.row': 'Take {from} to {to}',
  'offer.take': 'Take {n, plural, one {# piece} other {# pieces}} off',
  'offer.leave': 'Leave the row',

  'ring.stuck': 'The ring on {point} cannot move.',
  'turn.ready': 'This turn is complete. Send it, or take a step back.',

  'turn.wait': 'It is not your turn now.',

  // What was done. Each sentence tells the whole step, so that the record can be written from them.
  'told.place': '{side}: ring placed on {at}.',
  'told.move': '{side}: ring from {from} to {to}.',
  'told.move.flips':
    '{side}: ring from {from} to {to}, {n, plural, one {marker flipped on} other {# markers flipped on}} {at}.',
  'told.row': '{side}: row from {from} to {to} taken off.',
  'told.ring': '{side}: ring on {at} taken off.',
  'told.pass': '{side}: passed.',
  'told.push': '{side}: piece pushed in from {from} to {to}.',
  'told.push.moves':
    '{side}: piece pushed in from {from} to {to}, {n, plural, one {# piece moved on} other {# pieces moved on}}.',
  'told.push.gipf': '{side}: GIPF-piece pushed in from {from} to {to}.',
  'told.push.gipf.moves':
    '{side}: GIPF-piece pushed in from {from} to {to}, {n, plural, one {# piece moved on} other {# pieces moved on}}.',
  'told.take': '{side}: taken off {at}.',
  'told.take.stay': '{side}: taken off {at}, staying {kept}.',
  'told.leave': '{side}: row left standing, staying {kept}.',
  'told.undone': 'Step taken back.',
  'told.takenBack': '{n, plural, one {# turn taken back.} other {# turns taken back.}}',
  'told.hint': 'Hint, not played:',
} as const;
