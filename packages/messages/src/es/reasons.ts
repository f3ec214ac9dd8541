import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'No se ha escrito nada.',
  TEXT_TOO_LONG: 'Es demasiado largo para leerlo: «{text}»',
  TEXT_UNREADABLE: 'Esto no se puede leer: «{text}».',
  NO_SUCH_POINT: 'En este tablero no existe «{text}».',
  SEVERAL_FIT: 'Eso encaja con más de una fila. Indica las intersecciones que se vacían.',

  GAME_OVER: 'La partida ha terminado.',
  RING_MUST_BE_PLACED: 'Todavía se están colocando los anillos: indica una intersección vacía.',
  RING_MUST_MOVE: 'Ahora hay que mover un anillo: indica dónde está y adónde va, por ejemplo f6-f9.',
  ROW_MUST_BE_TAKEN: 'Antes hay que quitar una línea o fila. Las hay en {at}.',
  RING_MUST_BE_TAKEN: 'La línea ya está quitada; ahora quita uno de tus anillos.',
  PIECE_MUST_BE_PUSHED:
    'No hay ninguna fila que quitar. Empuja una pieza desde un punto de entrada, por ejemplo a1-b2.',

  POINT_OCCUPIED: '{at} está ocupada. Elige una intersección vacía.',
  NO_RING_THERE: 'No hay ningún anillo en {at}.',
  NOT_YOUR_RING: 'El anillo de {at} no es tuyo.',
  MUST_LEAVE_POINT: 'El anillo tiene que salir de {at}.',
  NOT_IN_LINE: 'No están en la misma línea recta: {at}.',
  RING_IN_THE_WAY: 'El anillo de {at} corta el paso; nunca se salta por encima de un anillo.',
  MUST_STOP_BEHIND_MARKERS:
    'Después de un salto, el anillo se detiene justo detrás de los marcadores, en {at}.',
  LANDS_ON_MARKER: 'Hay un marcador en {at}. Un anillo termina siempre en una intersección vacía.',
  LANDS_ON_RING: 'Hay un anillo en {at}. Un anillo termina siempre en una intersección vacía.',
  NOT_FIVE: 'Una línea son exactamente cinco marcadores contiguos; esto es otra cosa: {at}.',
  NOT_YOUR_MARKERS: 'Esa línea no es tuya: no hay ningún marcador de tu color en {at}.',
  CANNOT_PASS: 'Solo puede pasar quien no puede mover. Tú aún puedes mover un anillo: {at}.',

  NOT_A_DOT: '{at} no es un punto de entrada. Las piezas entran desde los puntos que rodean el tablero.',
  NOT_AN_ENTRY:
    'Así no puede entrar una pieza ({at}). Elige un punto de entrada y la intersección de al lado, por ejemplo a1-b2.',
  LINE_FULL: 'Esa línea está llena ({at}); no se puede empujar nada en ella.',
  WRONG_LANDING:
    'La última pieza empujada no acaba ahí. Primero lo que has escrito y después lo correcto: {at}.',
  DOT_NEEDED: 'Hay una pieza en {at}; indica desde qué punto de entrada la empujas.',
  GIPF_PIECE_FIRST:
    'En la versión de torneo debes empezar con una pieza GIPF: escribe una G delante, por ejemplo Ga1-b2.',
  NO_GIPF_PIECE_ENTERS: 'En esta partida no entran piezas GIPF.',
  GIPF_RIGHT_ENDED:
    'Ya has introducido una pieza simple; desde entonces solo puedes introducir piezas simples.',
  NOT_A_ROW: 'No hay ninguna fila de cuatro en {at}.',
  NOT_YOUR_ROW: 'La fila de {at} no es tuya: no puedes quitarla.',
  ROW_ALREADY_SETTLED:
    'Has dejado la fila de {at} en el tablero; podrás volver a decidir después del próximo empuje.',
  POINT_TWICE: 'Se ha indicado dos veces: {at}.',
  NOT_IN_ROW: 'No forma parte de esa fila: {at}.',
  MUST_GO_TOO: 'Con la fila se va también {at}; solo puede quedarse una pieza GIPF o una pieza cargada.',
  CANNOT_STAY: 'Esto no puede quedarse: {at}. Solo pueden quedarse piezas GIPF y piezas cargadas.',
  NOT_CAPTURED: 'La pieza de {at} es tuya y vuelve a tu reserva; ahí no va ningún asterisco.',
  NO_POTENTIALS: 'Esta partida se juega sin potenciales.',
  NO_POTENTIAL_LEFT: 'Ya no te queda ningún potencial de ese tipo por introducir.',
  POTENTIALS_ENDED: 'Ya has introducido una pieza básica; desde entonces no entra ninguna pieza cargada.',
  RESERVE_EMPTY:
    'Para eso te faltan piezas básicas en la reserva. Todavía puedes usar un potencial del tablero.',
  NOT_LOADED: 'En {at} no hay ninguna pieza tuya cargada con este potencial.',
  TAMSK_WORKS_IN_THE_MIDDLE: 'Un TAMSK no se usa donde está ({at}); actúa cuando su pieza es empujada a e5.',
  NOTHING_TO_JUMP: 'Desde la primera intersección hacia la segunda no hay nada que saltar: {at}.',
  MUST_LAND_BEHIND:
    'Un ZÈRTZ cae en la primera intersección vacía detrás de lo que salta. Primero lo escrito, después lo correcto: {at}.',
  WAY_BLOCKED: '{at} está en el camino. Un YINSH solo se desliza por intersecciones vacías.',
  NOT_ADJACENT: '{at} no son intersecciones vecinas. Este potencial solo pasa a una intersección vecina.',
  NOTHING_TO_TOP: 'Este potencial no puede subirse a lo que hay en {at}.',
  SAY_WHAT_BECOMES: 'Di qué pasa con la pieza GIPF de {at}: =P al final la neutraliza, =G la hace tuya.',
  NO_GIPF_PIECE_THERE: 'En {at} no hay ninguna pieza GIPF del oponente que un PÜNCT pueda cambiar.',
  DENIED_ALREADY: 'El uso del potencial de {at} te ha sido denegado en este turno. Haz otra cosa.',
  NOTHING_IS_DENIED: 'Solo se puede negar el uso de un potencial, y solo en un encuentro enlazado.',
  EXTRA_PUSH_DUE:
    'Tu TAMSK está en el centro: empújalo desde un punto de entrada, como Ta1-b2, o renuncia con T-.',
  ONE_MUST_GO:
    'No puede quedarse todo: {at}. De una fila de solo piezas GIPF y piezas cargadas tiene que irse al menos una.',

  TURN_ENDED: 'La jugada termina antes de «{text}».',
  TURN_NOT_FINISHED: 'Hay una jugada anterior sin terminar.',

  UNKNOWN_GAME: 'No hay ningún juego llamado «{text}». Existen yinsh y gipf.',
  UNKNOWN_VARIANT:
    'Este juego no tiene la variante «{text}». YINSH tiene standard y blitz; GIPF tiene basic, standard y tournament.',
  UNKNOWN_OPTION: 'Este juego no tiene la opción «{text}».',
  BAD_HANDICAP:
    'Una ventaja se escribe white=N o black=N, con N de 1 a 3, y solo existe en GIPF basic. «{text}» no lo es.',
  BAD_POTENTIALS:
    'Los potenciales se escriben como Z3Y3: de tres a seis de cada tipo (Z, Y, D, T, P), en GIPF estándar o de torneo. «{text}» es otra cosa.',
  BAD_PIECES: 'Con potenciales cada bando tiene de 12 a 24 piezas básicas. «{text}» es otra cosa.',

  POSITION_FORMAT: 'Esto no es una posición de este juego: «{text}»',
  POSITION_VERSION: 'El texto de esta posición es de una versión que aquí no se conoce: «{text}»',
  POSITION_FIELD: 'Esta parte del texto de la posición falta, es desconocida o está fuera de lugar: «{text}»',
  POSITION_BOARD: 'En el texto de la posición, el tablero falla en el carácter {place}.',
  IMPOSSIBLE_RINGS: 'Ninguna partida lleva a este número de anillos.',
  IMPOSSIBLE_MARKERS: 'Ninguna partida lleva a este número de marcadores.',
  IMPOSSIBLE_PIECES: 'Ninguna partida lleva a estas piezas en el tablero.',
  IMPOSSIBLE_RESERVE: 'La reserva no concuerda con las piezas del tablero.',
  IMPOSSIBLE_ENTRY: 'El derecho a introducir piezas GIPF no concuerda con el tablero.',
  IMPOSSIBLE_POTENTIALS: 'Esta posición no puede darse: hay más potenciales de los acordados, o no encajan.',
  IMPOSSIBLE_ROWS: 'Las líneas o filas del tablero no concuerdan con lo que toca hacer.',
  IMPOSSIBLE_SIDE: 'Aquí no puede tocarle jugar a este bando.',
  IMPOSSIBLE_PHASE: 'Con este tablero no se puede haber llegado a esta fase de la partida.',

  RECORD_VERSION: 'Este registro es de una versión que aquí no se conoce: «{text}»',
  RECORD_HEADER:
    'Esto no parece el registro de una partida: la cabecera «{text}» falta, está repetida o es incorrecta.',
  RECORD_TEXT: 'Esta parte del registro no se puede leer: «{text}»',
  RECORD_NUMBER: 'Este número de jugada no es el siguiente: «{text}»',
  RECORD_CLOCK: 'Este tiempo de reloj es incorrecto o no sigue a ninguna jugada: «{text}»',
  RECORD_JSON: 'Esto no es el JSON de un registro; el problema está en «{text}».',
  RECORD_RESULT: 'La partida no terminó con el resultado «{text}».',
};
