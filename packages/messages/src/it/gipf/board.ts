import type { Translation } from '../../areas.js';

export const board: Translation<'gipf/board'> = {
  'thing.piece.white': 'pezzo bianco',
  'thing.piece.black': 'pezzo nero',
  'thing.gipf.white': 'pezzo GIPF bianco',
  'thing.gipf.black': 'pezzo GIPF nero',

  'point.dot': '{point}, punto',
  'point.dot.open': '{point}, punto, un pezzo può entrare in {at}',
  'point.dot.held': '{point}, punto, scelto, un pezzo può entrare in {at}',
  'point.dot.closed': '{point}, punto, nessun pezzo può entrare',
  'point.dot.target':
    '{point}, punto, spingi da qui in {to}, {n, plural, =0 {non si muove altro} one {# pezzo avanza} other {# pezzi avanzano}}',
  'point.target.push':
    '{point}, {thing}, spingi qui da {from}, {n, plural, =0 {non si muove altro} one {# pezzo avanza} other {# pezzi avanzano}}',
  'point.held.entry': '{point}, {thing}, scelto',
  'point.take':
    '{point}, {thing}, fa parte di {n, plural, one {un allineamento che si può rimuovere} other {# allineamenti che si possono rimuovere}}',
  'point.goes': '{point}, {thing}, esce con l’allineamento',
  'point.stays': '{point}, {thing}, resta',

  'due.push': '{side}: spingi un pezzo sul tavoliere da un punto.',
  'due.push.gipf': '{side}: spingi un pezzo GIPF sul tavoliere da un punto.',
  'due.push.any': '{side}: fai entrare un pezzo GIPF o un pezzo singolo.',
  'due.push.dot': '{side}: scegli la casella in cui entra il pezzo sul punto {point}.',
  'due.push.point': '{side}: scegli il punto da cui un pezzo arriva in {point}.',
  'due.take': '{side}: rimuovi l’allineamento.',
  'due.take.several':
    '{side}: scegli quale allineamento rimuovere per primo. {n, plural, one {C’è # allineamento} other {Ci sono # allineamenti}}.',
  'due.take.chosen': '{side}: rimuovi l’allineamento da {from} a {to} oppure scegline un altro.',
  'due.take.choose': '{side}: tocca un pezzo GIPF per farlo restare o uscire, poi rimuovi l’allineamento.',

  choice: 'Fai entrare',
  'choice.single': 'Pezzo singolo',
  'choice.gipf': 'Pezzo GIPF',
  'offer.take': 'Rimuovi {n, plural, one {# pezzo} other {# pezzi}}',
  'offer.leave': 'Lascia l’allineamento',

  'told.push': '{side}: pezzo spinto da {from} in {to}.',
  'told.push.moves':
    '{side}: pezzo spinto da {from} in {to}, {n, plural, one {# pezzo spostato} other {# pezzi spostati}}.',
  'told.push.gipf': '{side}: pezzo GIPF spinto da {from} in {to}.',
  'told.push.gipf.moves':
    '{side}: pezzo GIPF spinto da {from} in {to}, {n, plural, one {# pezzo spostato} other {# pezzi spostati}}.',
  'told.take': '{side}: rimozione di {at}.',
  'told.take.stay': '{side}: rimozione di {at}, lasciando {kept}.',
  'told.leave': '{side}: allineamento lasciato sul tavoliere ({kept}).',

  // What a player has left, and has captured.
  'count.reserve': '{n} in riserva',
  'count.captured': '{n, plural, one {# catturato} many {# catturati} other {# catturati}}',
};
