/** The pieces and points of YINSH, what it asks for, and what was done. */
export const board = {
  'thing.ring.white': 'white ring',
  'thing.ring.black': 'black ring',
  'thing.marker.white': 'white marker',
  'thing.marker.black': 'black marker',

  // A point: its name, what stands there, what can be done with it now.
  'point.place': '{point}, {thing}, a ring can be placed here',
  'point.movable': '{point}, {thing}, can move to {n, plural, one {# point} other {# points}}',
  'point.held': '{point}, {thing}, selected, can move to {n, plural, one {# point} other {# points}}',
  'point.stuck': '{point}, {thing}, cannot move',
  'point.target': '{point}, {thing}, the ring from {from} can move here',
  'point.target.flips':
    '{point}, {thing}, the ring from {from} can move here and flips {n, plural, one {# marker} other {# markers}}',
  'point.row': '{point}, {thing}, part of {n, plural, one {a row} other {# rows}} that can be taken',
  'point.row.chosen': '{point}, {thing}, in the selected row',
  'point.ring': '{point}, {thing}, can be removed',

  // What is asked of whom.
  'due.place': '{side}: place a ring on an empty point.',
  'due.move': '{side}: choose a ring to move.',
  'due.target': '{side}: choose where the ring on {point} goes.',
  'due.pass': '{side}: no ring can move, so you must pass.',
  'due.row': '{side}: take a row of five.',
  'due.row.several': '{side}: take a row of five. You have {n, plural, one {# choice} other {# choices}}.',
  'due.row.chosen': '{side}: take the row {from} to {to}, or select one end of another row.',
  'due.ring': '{side}: choose a ring to remove.',

  // What the button beside the board does now.
  'offer.pass': 'Pass',
  'offer.row': 'Take {from} to {to}',

  'ring.stuck': 'The ring on {point} cannot move.',

  // What was done. Each sentence tells the whole step, so that the record can be written from them.
  'told.place': '{side}: ring placed on {at}.',
  'told.move': '{side}: ring from {from} to {to}.',
  'told.move.flips':
    '{side}: ring from {from} to {to}, {n, plural, one {marker flipped on} other {# markers flipped on}} {at}.',
  'told.row': '{side}: row from {from} to {to} taken.',
  'told.ring': '{side}: ring on {at} removed.',
  'told.pass': '{side}: pass.',

  // Rings removed, of those that win.
  'count.rings': '{n} of {of, plural, one {# ring} other {# rings}}',
} as const;
