/** Pieces and points of GIPF with potentials, what it asks for, and what was done. */
export const potentials = {
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
  'choice.kind': '{kind}',
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

  // The potentials that a player has not brought in yet.
  'count.stock': 'in hand: {kinds}',
  'count.challenges': '{n, plural, one {# challenge left} other {# challenges left}}',

  // Bringing in a potential that has to be won
  'told.denied.loaded': '{side}: piece with {kind} from {from} to {to} not won; it stays in the reserve.',
} as const;
