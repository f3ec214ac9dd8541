import type { Translation } from '../../areas.js';

export const potentials: Translation<'gipf/potentials'> = {
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
  'choice.kind': '{kind}',
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

  // The potentials that a player has not brought in yet.
  'count.stock': 'en mano: {kinds}',
  'count.challenges': '{n, plural, one {queda # desafío} many {quedan # desafíos} other {quedan # desafíos}}',

  // Bringing in a potential that has to be won
  'told.denied.loaded': '{side}: pieza con {kind} de {from} a {to} no ganada; se queda en la reserva.',
};
