import type { Translation } from '../../areas.js';

export const reasons: Translation<'gipf/reasons'> = {
  PIECE_MUST_BE_PUSHED:
    'No hay ninguna fila que quitar. Empuja una pieza desde un punto de entrada, por ejemplo a1-b2.',

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
  NOTHING_IS_DENIED:
    'Solo se puede negar el uso o la entrada de un potencial, y solo en un encuentro enlazado.',
  EXTRA_PUSH_DUE:
    'Tu TAMSK está en el centro: empújalo desde un punto de entrada, como Ta1-b2, o renuncia con T-.',
  ONE_MUST_GO:
    'No puede quedarse todo: {at}. De una fila de solo piezas GIPF y piezas cargadas tiene que irse al menos una.',

  BAD_HANDICAP:
    'Una ventaja se escribe white=N o black=N, con N de 1 a 3, y solo existe en GIPF basic y con potenciales. «{text}» no lo es.',
  BAD_POTENTIALS:
    'Los potenciales se escriben como Z3Y3: de uno a seis de cada tipo (Z, Y, D, T, P), para al menos un bando. «{text}» es otra cosa.',
  BAD_PIECES: 'Con potenciales cada bando tiene de 12 a 24 piezas básicas. «{text}» es otra cosa.',

  IMPOSSIBLE_PIECES: 'Ninguna partida lleva a estas piezas en el tablero.',
  IMPOSSIBLE_RESERVE: 'La reserva no concuerda con las piezas del tablero.',
  IMPOSSIBLE_ENTRY: 'El derecho a introducir piezas GIPF no concuerda con el tablero.',
  IMPOSSIBLE_POTENTIALS: 'Esta posición no puede darse: hay más potenciales de los acordados, o no encajan.',

  // What is to be won first
  ENTRY_DENIED: 'En este turno no has ganado este potencial. Se queda en tu reserva. Haz otra cosa.',
  NOT_TO_BE_WON: 'En este encuentro no hay que ganar eso, así que no se puede denegar.',
  BAD_LINKED:
    'Lo que hay que ganar se escribe yes, no o con los tipos usados, como {example}: mayúscula para el uso, minúscula para la entrada. «{text}» es otra cosa.',
};
