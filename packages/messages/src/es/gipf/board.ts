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

  'thing.zertz.white': 'ZÈRTZ blanco',
  'thing.zertz.black': 'ZÈRTZ negro',
  'thing.yinsh.white': 'YINSH blanco',
  'thing.yinsh.black': 'YINSH negro',
  'thing.dvonn.white': 'DVONN blanco',
  'thing.dvonn.black': 'DVONN negro',
  'thing.tamsk.white': 'TAMSK blanco',
  'thing.tamsk.black': 'TAMSK negro',
  'thing.punct.white': 'PÜNCT blanco',
  'thing.punct.black': 'PÜNCT negro',
  'thing.loaded.white': 'pieza blanca con {kind}',
  'thing.loaded.black': 'pieza negra con {kind}',
  'thing.converted.white': 'pieza GIPF blanca con PÜNCT',
  'thing.converted.black': 'pieza GIPF negra con PÜNCT',
  'thing.above': '{thing}, debajo {beneath}',
  'point.use':
    '{point}, {thing}, se puede usar hacia {n, plural, one {# intersección} other {# intersecciones}}',
  'point.use.held':
    '{point}, {thing}, elegida, su potencial puede ir a {n, plural, one {# intersección} other {# intersecciones}}',
  'point.use.target': '{point}, {thing}, el {kind} de {from} puede venir aquí',
  'point.use.chosen': '{point}, {thing}, el {kind} de {from} viene aquí',
  'due.push.use':
    '{side}: empuja una pieza desde un punto de entrada o toca una pieza cargada para usar su potencial.',
  'due.push.loaded': '{side}: elige qué entra y empújalo desde un punto de entrada.',
  'due.use': '{side}: elige adónde va el {kind} de {point}.',
  'due.use.as': '{side}: elige qué hace el PÜNCT con la pieza GIPF de {point}.',
  'due.use.only': '{side}: no puede entrar ninguna pieza. Usa un potencial.',
  'due.extra': '{side}: el TAMSK de e5 da derecho a un empuje. Elige un punto de entrada o renuncia.',
  'due.take.loaded':
    '{side}: toca una pieza GIPF o una pieza cargada para que se quede o se vaya y después quita la fila. Al menos una pieza se va.',
  'offer.forgo': 'Renunciar al empuje',
  'offer.neutralise': 'Neutralizar {point}',
  'offer.convert': 'Convertir {point}',
  'offer.other': 'Otra opción',
  'use.none': 'El {kind} de {point} no puede hacer nada ahora.',
  'told.loaded': '{side}: pieza con {kind} empujada de {from} a {to}.',
  'told.use': '{side}: {kind} usado de {from} a {to}.',
  'told.use.neutralise': '{side}: {kind} usado de {from} a {to}, pieza GIPF neutralizada.',
  'told.use.convert': '{side}: {kind} usado de {from} a {to}, pieza GIPF convertida.',
  'told.extra': '{side}: TAMSK empujado de {from} a {to}.',
  'told.forgo': '{side}: renuncian al empuje del TAMSK.',
  'told.denied': '{side}: {kind} de {from} a {to} denegado.',
  'told.denied.neutralise': '{side}: {kind} de {from} a {to}, para neutralizar una pieza GIPF, denegado.',
  'told.denied.convert': '{side}: {kind} de {from} a {to}, para convertir una pieza GIPF, denegado.',
  'told.denied.extra': '{side}: empuje del TAMSK de {from} a {to} denegado.',
  'told.loaded.moves':
    '{side}: pieza con {kind} empujada de {from} a {to}, {n, plural, one {avanza # pieza} other {avanzan # piezas}}.',
  'told.extra.moves':
    '{side}: TAMSK empujado de {from} a {to}, {n, plural, one {avanza # pieza} other {avanzan # piezas}}.',
};
