import type { Translation } from '../../areas.js';

export const board: Translation<'yinsh/board'> = {
  'thing.ring.white': 'anillo blanco',
  'thing.ring.black': 'anillo negro',
  'thing.marker.white': 'marcador blanco',
  'thing.marker.black': 'marcador negro',

  'point.place': '{point}, {thing}, aquí puede ir un anillo',
  'point.movable': '{point}, {thing}, puede ir a {n, plural, one {# intersección} other {# intersecciones}}',
  'point.held':
    '{point}, {thing}, elegido, puede ir a {n, plural, one {# intersección} other {# intersecciones}}',
  'point.stuck': '{point}, {thing}, no puede moverse',
  'point.target': '{point}, {thing}, el anillo de {from} puede venir aquí',
  'point.target.flips':
    '{point}, {thing}, el anillo de {from} puede venir aquí y gira {n, plural, one {# marcador} other {# marcadores}}',
  'point.row':
    '{point}, {thing}, forma parte de {n, plural, one {una línea que se puede quitar} other {# líneas que se pueden quitar}}',
  'point.row.chosen': '{point}, {thing}, en la línea elegida',
  'point.ring': '{point}, {thing}, se puede quitar',

  'due.place': '{side}: coloca un anillo en una intersección vacía.',
  'due.move': '{side}: elige el anillo que quieres mover.',
  'due.target': '{side}: elige adónde va el anillo de {point}.',
  'due.pass': '{side}: ningún anillo puede moverse, así que en este turno pasas.',
  'due.row': '{side}: quita una línea de cinco.',
  'due.row.several':
    '{side}: quita una línea de cinco. Hay {n, plural, one {# posibilidad} other {# posibilidades}}.',
  'due.row.chosen': '{side}: quita la línea de {from} a {to} o toca un extremo de otra.',
  'due.ring': '{side}: elige el anillo que quitas.',

  'offer.pass': 'Pasar',
  'offer.row': 'Quitar de {from} a {to}',

  'ring.stuck': 'El anillo de {point} no puede moverse.',

  'told.place': '{side}: anillo colocado en {at}.',
  'told.move': '{side}: anillo de {from} a {to}.',
  'told.move.flips':
    '{side}: anillo de {from} a {to}, {n, plural, one {marcador girado en} other {# marcadores girados en}} {at}.',
  'told.row': '{side}: línea de {from} a {to} quitada.',
  'told.ring': '{side}: anillo de {at} quitado.',
  'told.pass': '{side}: pasan.',

  // Rings removed, of those that win.
  'count.rings': '{n} de {of, plural, one {# anillo} many {# anillos} other {# anillos}}',
};
