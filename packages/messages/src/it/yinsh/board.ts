import type { Translation } from '../../areas.js';

export const board: Translation<'yinsh/board'> = {
  'thing.ring.white': 'anello bianco',
  'thing.ring.black': 'anello nero',
  'thing.marker.white': 'pedina bianca',
  'thing.marker.black': 'pedina nera',

  'point.place': '{point}, {thing}, qui si può piazzare un anello',
  'point.movable':
    '{point}, {thing}, può raggiungere {n, plural, one {# intersezione} other {# intersezioni}}',
  'point.held':
    '{point}, {thing}, scelto, può raggiungere {n, plural, one {# intersezione} other {# intersezioni}}',
  'point.stuck': '{point}, {thing}, non può muoversi',
  'point.target': '{point}, {thing}, l’anello in {from} può venire qui',
  'point.target.flips':
    '{point}, {thing}, l’anello in {from} può venire qui e gira {n, plural, one {# pedina} other {# pedine}}',
  'point.row':
    '{point}, {thing}, fa parte di {n, plural, one {un allineamento che si può rimuovere} other {# allineamenti che si possono rimuovere}}',
  'point.row.chosen': '{point}, {thing}, nell’allineamento scelto',
  'point.ring': '{point}, {thing}, si può rimuovere',

  'due.place': '{side}: piazza un anello su una casella vuota.',
  'due.move': '{side}: scegli l’anello da muovere.',
  'due.target': '{side}: scegli dove va l’anello che sta in {point}.',
  'due.pass': '{side}: nessun anello può muoversi, perciò devi passare.',
  'due.row': '{side}: rimuovi un allineamento di cinque.',
  'due.row.several':
    '{side}: rimuovi un allineamento di cinque. {n, plural, one {C’è # possibilità} other {Ci sono # possibilità}}.',
  'due.row.chosen': '{side}: rimuovi l’allineamento da {from} a {to} oppure tocca un’estremità di un altro.',
  'due.ring': '{side}: scegli l’anello da rimuovere.',

  'offer.pass': 'Passa',
  'offer.row': 'Rimuovi {from}–{to}',

  'ring.stuck': 'L’anello in {point} non può muoversi.',

  'told.place': '{side}: anello piazzato in {at}.',
  'told.move': '{side}: anello da {from} a {to}.',
  'told.move.flips':
    '{side}: anello da {from} a {to}, {n, plural, one {pedina girata in} other {# pedine girate in}} {at}.',
  'told.row': '{side}: allineamento da {from} a {to} rimosso.',
  'told.ring': '{side}: anello in {at} rimosso.',
  'told.pass': '{side}: passa.',

  // Rings removed, of those that win.
  'count.rings': '{n} su {of, plural, one {# anello} many {# anelli} other {# anelli}}',
};
