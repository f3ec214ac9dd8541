import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'vacía',

  point: '{point}, {thing}',

  'due.over': 'La partida ha terminado.',
  'due.send': '{side}: la jugada aún no se ha enviado.',

  'turn.ready': 'La jugada está completa. Envíala o deshaz un paso.',

  'turn.wait': 'Ahora no es tu turno.',
  'turn.answer': 'Responde primero a la pregunta pendiente.',
  'premove.begun': 'Jugada anticipada. {ask}',
  'premove.set': 'Jugada anticipada: {text}. Se hará si sigue siendo posible.',

  'told.undone': 'Paso deshecho.',
  'told.takenBack': '{n, plural, one {# jugada deshecha.} other {# jugadas deshechas.}}',
  'told.hint': 'Pista (sin jugar):',
};
