import type { Translation } from '../../areas.js';

export const board: Translation<'gipf/board'> = {
  'thing.piece.white': 'pieza blanca',
  'thing.piece.black': 'pieza negra',
  'thing.gipf.white': 'pieza GIPF blanca',
  'thing.gipf.black': 'pieza GIPF negra',

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

  'due.push': '{side}: empuja una pieza desde un punto de entrada.',
  'due.push.gipf': '{side}: empuja una pieza GIPF desde un punto de entrada.',
  'due.push.any': '{side}: introduce una pieza GIPF o una pieza simple.',
  'due.push.dot': '{side}: elige la intersección en la que entra la pieza de {point}.',
  'due.push.point': '{side}: elige el punto desde el que entra una pieza en {point}.',
  'due.take': '{side}: quita la fila.',
  'due.take.several': '{side}: elige qué fila quitas primero. Hay {n, plural, one {# fila} other {# filas}}.',
  'due.take.chosen': '{side}: quita la fila de {from} a {to} o elige otra.',
  'due.take.choose': '{side}: toca una pieza GIPF para que se quede o se vaya y después quita la fila.',

  choice: 'Introducir',
  'choice.single': 'Pieza simple',
  'choice.gipf': 'Pieza GIPF',
  'offer.take': 'Quitar {n, plural, one {# pieza} other {# piezas}}',
  'offer.leave': 'Dejar la fila',

  'told.push': '{side}: pieza empujada de {from} a {to}.',
  'told.push.moves':
    '{side}: pieza empujada de {from} a {to}, {n, plural, one {avanza # pieza} other {avanzan # piezas}}.',
  'told.push.gipf': '{side}: pieza GIPF empujada de {from} a {to}.',
  'told.push.gipf.moves':
    '{side}: pieza GIPF empujada de {from} a {to}, {n, plural, one {avanza # pieza} other {avanzan # piezas}}.',
  'told.take': '{side}: piezas quitadas de {at}.',
  'told.take.stay': '{side}: piezas quitadas de {at}; sin quitar: {kept}.',
  'told.leave': '{side}: fila dejada en el tablero: {kept}.',

  // What a player has left, and has captured.
  'count.reserve': '{n} en reserva',
  'count.captured': '{n, plural, one {# capturada} many {# capturadas} other {# capturadas}}',
};
