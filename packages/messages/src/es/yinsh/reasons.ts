import type { Translation } from '../../areas.js';

export const reasons: Translation<'yinsh/reasons'> = {
  RING_MUST_BE_PLACED: 'Todavía se están colocando los anillos: indica una intersección vacía.',
  RING_MUST_MOVE: 'Ahora hay que mover un anillo: indica dónde está y adónde va, por ejemplo f6-f9.',
  RING_MUST_BE_TAKEN: 'La línea ya está quitada; ahora quita uno de tus anillos.',

  POINT_OCCUPIED: '{at} está ocupada. Elige una intersección vacía.',
  NO_RING_THERE: 'No hay ningún anillo en {at}.',
  NOT_YOUR_RING: 'El anillo de {at} no es tuyo.',
  RING_IN_THE_WAY: 'El anillo de {at} corta el paso; nunca se salta por encima de un anillo.',
  MUST_STOP_BEHIND_MARKERS:
    'Después de un salto, el anillo se detiene justo detrás de los marcadores, en {at}.',
  LANDS_ON_MARKER: 'Hay un marcador en {at}. Un anillo termina siempre en una intersección vacía.',
  LANDS_ON_RING: 'Hay un anillo en {at}. Un anillo termina siempre en una intersección vacía.',
  NOT_FIVE: 'Una línea son exactamente cinco marcadores contiguos; esto es otra cosa: {at}.',
  NOT_YOUR_MARKERS: 'Esa línea no es tuya: no hay ningún marcador de tu color en {at}.',
  CANNOT_PASS: 'Solo puede pasar quien no puede mover. Tú aún puedes mover un anillo: {at}.',

  IMPOSSIBLE_RINGS: 'Ninguna partida lleva a este número de anillos.',
  IMPOSSIBLE_MARKERS: 'Ninguna partida lleva a este número de marcadores.',
};
