/** The pieces and points of GIPF, what it asks for, and what was done. */
export const board = {
  'thing.piece.white': 'white piece',
  'thing.piece.black': 'black piece',
  'thing.gipf.white': 'white GIPF-piece',
  'thing.gipf.black': 'black GIPF-piece',

  // A point: its name, what stands there, what can be done with it now.
  'point.dot': '{point}, dot',
  'point.dot.open': '{point}, dot, a piece can be pushed in to {at}',
  'point.dot.held': '{point}, dot, selected, a piece can be pushed in to {at}',
  'point.dot.closed': '{point}, dot, closed',
  'point.dot.target':
    '{point}, dot, push from here to {to}, {n, plural, =0 {nothing else moves} one {moves # piece} other {moves # pieces}}',
  'point.target.push':
    '{point}, {thing}, push here from {from}, {n, plural, =0 {nothing else moves} one {moves # piece} other {moves # pieces}}',
  'point.held.entry': '{point}, {thing}, selected',
  'point.take': '{point}, {thing}, part of {n, plural, one {a row} other {# rows}} that can be taken',
  'point.goes': '{point}, {thing}, goes with the row',
  'point.stays': '{point}, {thing}, stays',

  // What is asked of whom.
  'due.push': '{side}: push in a piece from a dot.',
  'due.push.gipf': '{side}: push in a GIPF-piece from a dot.',
  'due.push.any': '{side}: push in a GIPF-piece or a single piece.',
  'due.push.dot': '{side}: choose where the piece from {point} enters.',
  'due.push.point': '{side}: choose the dot to push from onto {point}.',
  'due.take': '{side}: take the row.',
  'due.take.several':
    '{side}: choose which row to take first. You have {n, plural, one {# row} other {# rows}}.',
  'due.take.chosen': '{side}: take the row {from} to {to}, or choose another.',
  'due.take.choose': '{side}: select a GIPF-piece to keep or remove it, then take the row.',

  // What the button beside the board does now.
  choice: 'Enter as',
  'choice.single': 'Single piece',
  'choice.gipf': 'GIPF-piece',
  'offer.take': 'Remove {n, plural, one {# piece} other {# pieces}}',
  'offer.leave': 'Leave the row',

  // What was done. Each sentence tells the whole step, so that the record can be written from them.
  'told.push': '{side}: piece pushed in from {from} to {to}.',
  'told.push.moves':
    '{side}: piece pushed in from {from} to {to}, moving {n, plural, one {# piece} other {# pieces}}.',
  'told.push.gipf': '{side}: GIPF-piece pushed in from {from} to {to}.',
  'told.push.gipf.moves':
    '{side}: GIPF-piece pushed in from {from} to {to}, moving {n, plural, one {# piece} other {# pieces}}.',
  'told.take': '{side}: removed {at}.',
  'told.take.stay': '{side}: removed {at}; left standing: {kept}.',
  'told.leave': '{side}: row left standing: {kept}.',

  // What a player has left, and has captured.
  'count.reserve': '{n} in reserve',
  'count.captured': '{n} captured',
} as const;
