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

  // GIPF with potentials.
  'thing.zertz.white': 'white ZÈRTZ',
  'thing.zertz.black': 'black ZÈRTZ',
  'thing.yinsh.white': 'white YINSH',
  'thing.yinsh.black': 'black YINSH',
  'thing.dvonn.white': 'white DVONN',
  'thing.dvonn.black': 'black DVONN',
  'thing.tamsk.white': 'white TAMSK',
  'thing.tamsk.black': 'black TAMSK',
  'thing.punct.white': 'white PÜNCT',
  'thing.punct.black': 'black PÜNCT',
  'thing.loaded.white': 'white piece with {kind}',
  'thing.loaded.black': 'black piece with {kind}',
  'thing.converted.white': 'white GIPF-piece with a PÜNCT in it',
  'thing.converted.black': 'black GIPF-piece with a PÜNCT in it',
  'thing.above': '{thing} on top of {beneath}',
  'point.use': '{point}, {thing}, its potential can go to {n, plural, one {# point} other {# points}}',
  'point.use.held':
    '{point}, {thing}, selected, its potential can go to {n, plural, one {# point} other {# points}}',
  'point.use.target': '{point}, {thing}, the {kind} from {from} can go here',
  'point.use.chosen': '{point}, {thing}, the {kind} from {from} will go here',
  'due.push.use': '{side}: push in a piece from a dot, or select a loaded piece to use its potential.',
  'due.push.loaded': '{side}: choose a piece, then a dot to push it from.',
  'due.use': '{side}: choose where the {kind} on {point} goes.',
  'due.use.as': '{side}: choose what the PÜNCT does to the GIPF-piece on {point}.',
  'due.use.only': '{side}: you cannot push in a piece. Use a potential.',
  'due.extra':
    '{side}: your TAMSK is on e5 and has earned an extra push. Choose a dot for it, or skip the push.',
  'due.take.loaded':
    '{side}: select a GIPF-piece or a loaded piece to keep or remove it, then take the row. At least one piece must go.',
  'offer.forgo': 'Skip the push',
  'offer.neutralise': 'Neutralise {point}',
  'offer.convert': 'Convert {point}',
  'offer.other': 'Other option',
  'use.none': 'The {kind} on {point} cannot be used now.',
  'told.loaded': '{side}: piece with {kind} pushed in from {from} to {to}.',
  'told.use': '{side}: {kind} used from {from} to {to}.',
  'told.use.neutralise': '{side}: {kind} used from {from} to {to}, GIPF-piece neutralised.',
  'told.use.convert': '{side}: {kind} used from {from} to {to}, GIPF-piece converted.',
  'told.extra': '{side}: TAMSK pushed in from {from} to {to}.',
  'told.forgo': '{side}: TAMSK push skipped.',
  'told.denied': '{side}: use of the {kind} from {from} to {to} denied.',
  'told.denied.neutralise':
    '{side}: use of the {kind} from {from} to {to} to neutralise a GIPF-piece denied.',
  'told.denied.convert': '{side}: use of the {kind} from {from} to {to} to convert a GIPF-piece denied.',
  'told.denied.extra': '{side}: TAMSK push from {from} to {to} denied.',
  'told.loaded.moves':
    '{side}: piece with {kind} pushed in from {from} to {to}, moving {n, plural, one {# piece} other {# pieces}}.',
  'told.extra.moves':
    '{side}: TAMSK pushed in from {from} to {to}, moving {n, plural, one {# piece} other {# pieces}}.',
} as const;
