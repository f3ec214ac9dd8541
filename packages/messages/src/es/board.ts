import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'vacía',
  'thing.ring.white': 'anillo blanco',
  'thing.ring.black': 'anillo negro',
  'thing.marker.white': 'marcador blanco',
  'thing.marker.black': 'marcador negro',
  'thing.piece.white': 'pieza blanca',
  'thing.piece.black': 'pieza negra',
  'thing.gipf.white': 'pieza GIPF blanca',
  'thing.gipf.black': 'pieza GIPF negra',

  point: '{point}, {thing}',
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
  'point.dot': '{point}, punto de entrada',
  'point.dot.open': '{point}, punto de entrada, una pieza puede entrar en {at}',
  'point.dot.held': '{point}, punto de entrada, elegido, una pieza puede entrar en {at}',
  'point.dot.closed': '{point}, punto de entrada, no puede entrar ninguna pieza',
  'point.dot.target':
    '{point}, punto de entrada, empujar desde aquí a {to}, {n, plural, =0 {no se mueve nada más} one {avanza # pieza} other {avanzan # piezas}}',
  'point.target.push':
    '{point}, {thing}, empujar aquí desde {from}, {n, plural, =0 {no se mueve nada más} one {avanza # pieza} other {avanzan # piezas}}',
  'point.held.entry': '{point}, {thing}, elegida',
  'point.take':
    '{point}, {thing}, forma parte de {n, plural, one {una fila que se puede quitar} other {# filas que se pueden quitar}}',
  'point.goes': '{point}, {thing}, se va con la fila',
  'point.stays': '{point}, {thing}, se queda',

  'due.over': 'La partida ha terminado.',
  'due.send': '{side}: la jugada aún no se ha enviado.',
  'due.place': '{side}: coloca un anillo en una intersección vacía.',
  'due.move': '{side}: elige el anillo que quieres mover.',
  'due.target': '{side}: elige adónde va el anillo de {point}.',
  'due.pass': '{side}: ningún anillo puede moverse, así que en este turno pasas.',
  'due.row': '{side}: quita una línea de cinco.',
  'due.row.several':
    '{side}: quita una línea de cinco. Hay {n, plural, one {# posibilidad} other {# posibilidades}}.',
  'due.row.chosen': '{side}: quita la línea de {from} a {to} o toca un extremo de otra.',
  'due.ring': '{side}: elige el anillo que quitas.',
  'due.push': '{side}: empuja una pieza desde un punto de entrada.',
  'due.push.gipf': '{side}: empuja una pieza GIPF desde un punto de entrada.',
  'due.push.any': '{side}: introduce una pieza GIPF o una pieza simple.',
  'due.push.dot': '{side}: elige la intersección en la que entra la pieza de {point}.',
  'due.push.point': '{side}: elige el punto desde el que entra una pieza en {point}.',
  'due.take': '{side}: quita la fila.',
  'due.take.several': '{side}: elige qué fila quitas primero. Hay {n, plural, one {# fila} other {# filas}}.',
  'due.take.chosen': '{side}: quita la fila de {from} a {to} o elige otra.',
  'due.take.choose': '{side}: toca una pieza GIPF para que se quede o se vaya y después quita la fila.',

  'offer.pass': 'Pasar',
  'offer.row': 'Quitar de {from} a {to}',
  'offer.take': 'Quitar {n, plural, one {# pieza} other {# piezas}}',
  'offer.leave': 'Dejar la fila',

  'ring.stuck': 'El anillo de {point} no puede moverse.',
  'turn.ready': 'La jugada está completa. Envíala o deshaz un paso.',

  'turn.wait': 'Ahora no es tu turno.',

  'told.place': '{side}: anillo colocado en {at}.',
  'told.move': '{side}: anillo de {from} a {to}.',
  'told.move.flips':
    '{side}: anillo de {from} a {to}, {n, plural, one {marcador girado en} other {# marcadores girados en}} {at}.',
  'told.row': '{side}: línea de {from} a {to} quitada.',
  'told.ring': '{side}: anillo de {at} quitado.',
  'told.pass': '{side}: pasan.',
  'told.push': '{side}: pieza empujada de {from} a {to}.',
  'told.push.moves':
    '{side}: pieza empujada de {from} a {to}, {n, plural, one {avanza # pieza} other {avanzan # piezas}}.',
  'told.push.gipf': '{side}: pieza GIPF empujada de {from} a {to}.',
  'told.push.gipf.moves':
    '{side}: pieza GIPF empujada de {from} a {to}, {n, plural, one {avanza # pieza} other {avanzan # piezas}}.',
  'told.take': '{side}: piezas quitadas de {at}.',
  'told.take.stay': '{side}: piezas quitadas de {at}; sin quitar: {kept}.',
  'told.leave': '{side}: fila dejada en el tablero: {kept}.',
  'told.undone': 'Paso deshecho.',
  'told.takenBack': '{n, plural, one {# jugada deshecha.} other {# jugadas deshechas.}}',
  'told.hint': 'Pista (sin jugar):',
};
