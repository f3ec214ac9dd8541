import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'No se ha escrito nada.',
  TEXT_TOO_LONG: 'Es demasiado largo para leerlo: «{text}»',
  TEXT_UNREADABLE: 'Esto no se puede leer: «{text}».',
  NO_SUCH_POINT: 'En este tablero no existe «{text}».',
  SEVERAL_FIT: 'Eso encaja con más de una fila. Indica las intersecciones que se vacían.',

  GAME_OVER: 'La partida ha terminado.',
  ROW_MUST_BE_TAKEN: 'Antes hay que quitar una línea o fila. Las hay en {at}.',

  MUST_LEAVE_POINT: 'El origen y el destino son el mismo: {at}. Elige otro destino.',
  NOT_IN_LINE: 'No están en la misma línea recta: {at}.',

  TURN_ENDED: 'La jugada termina antes de «{text}».',
  TURN_NOT_FINISHED: 'Hay una jugada anterior sin terminar.',
  'premove.illegal': 'Tu jugada anticipada {text} ya no es posible. {why}',

  UNKNOWN_GAME: 'No hay ningún juego llamado «{text}». Puedes elegir: {choices}.',
  UNKNOWN_VARIANT: 'Este juego no tiene la versión «{text}». Puedes elegir: {choices}.',
  UNKNOWN_OPTION: 'Este juego no tiene la opción «{text}».',

  POSITION_FORMAT: 'Esto no es una posición de este juego: «{text}»',
  POSITION_VERSION: 'El texto de esta posición es de una versión que aquí no se conoce: «{text}»',
  POSITION_FIELD: 'Esta parte del texto de la posición falta, es desconocida o está fuera de lugar: «{text}»',
  POSITION_BOARD: 'En el texto de la posición, el tablero falla en el carácter {place}.',
  IMPOSSIBLE_ROWS: 'Las líneas o filas del tablero no concuerdan con lo que toca hacer.',
  IMPOSSIBLE_SIDE: 'Aquí no puede tocarle jugar a este bando.',
  IMPOSSIBLE_PHASE: 'Con este tablero no se puede haber llegado a esta fase de la partida.',

  RECORD_VERSION: 'Este registro es de una versión que aquí no se conoce: «{text}»',
  RECORD_HEADER:
    'Esto no parece el registro de una partida: la cabecera «{text}» falta, está repetida o es incorrecta.',
  RECORD_TEXT: 'Esta parte del registro no se puede leer: «{text}»',
  RECORD_NUMBER: 'Este número de jugada no es el siguiente: «{text}»',
  RECORD_CLOCK: 'Este tiempo de reloj es incorrecto o no sigue a ninguna jugada: «{text}»',
  RECORD_VARIATION: 'Aquí no puede haber una variante: «{text}»',
  RECORD_SIZE: 'Es demasiado para un solo análisis: como máximo 10 000 jugadas y 40 niveles de variantes.',
  RECORD_JSON: 'Esto no es el JSON de un registro; el problema está en «{text}».',
  RECORD_RESULT: 'La partida no terminó con el resultado «{text}».',
};
