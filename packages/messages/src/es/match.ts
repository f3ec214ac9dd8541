import type { Translation } from '../areas.js';

export const match: Translation<'match'> = {
  NOT_STARTED: 'Esta partida no ha empezado.',
  ALREADY_STARTED: 'Esta partida ya ha empezado.',
  SETUP_REFUSED: 'Una partida no puede empezar así.',
  POSITION_OVER: 'En esta posición la partida ha terminado; no queda nada que jugar.',
  BAD_NAME: 'El nombre debe tener entre 1 y 60 caracteres.',
  BAD_CLOCK:
    'El reloj debe marcar al principio entre 1 segundo y 24 horas y sumar como mucho 24 horas por turno; por días, cada turno tiene de 1 a 14 días.',
  BAD_LINKS:
    'Los juegos enlazados no corresponden a los potenciales. Elige un juego para cada tipo que se use.',

  MATCH_OVER: 'La partida ha terminado.',
  STALE_TURN: 'Mientras tanto, la partida ha seguido. Mira el tablero y vuelve a elegir.',
  NOT_YOUR_TURN: 'Le toca al otro bando.',
  CLOCK_PAUSED: 'El reloj está parado. Ponlo en marcha para seguir jugando.',
  TIME_IS_UP: 'Se ha acabado el tiempo.',
  TURN_REFUSED: 'Esta jugada no está permitida.',
  TURN_INCOMPLETE: 'Esta jugada aún no está terminada.',

  NO_CLOCK: 'Esta partida se juega sin reloj.',
  TIME_IS_LEFT: 'Aún queda tiempo en el reloj.',
  CLOCK_STANDS: 'Ningún reloj está en marcha.',
  CLOCK_NOT_PAUSED: 'El reloj no está parado.',
  NOT_BY_DAYS: 'Eso no es posible en una partida con días por turno.',
  ENOUGH_TIME: 'El otro bando ya tiene tiempo de sobra.',
  NO_OUTAGE: 'No hay tiempo que devolver.',

  ALREADY_ASKED: 'Eso ya se ha propuesto y está pendiente de respuesta.',
  ASKED_THIS_TURN: 'Ya lo has pedido. Vuelve a pedirlo después de tu próximo turno.',
  NOTHING_ASKED: 'No hay ninguna propuesta que responder.',
  OWN_OFFER: 'Esta propuesta es tuya; le toca responder al otro bando.',
  ONLY_TOGETHER: 'Eso solo es posible cuando los dos juegan en el mismo dispositivo.',
  NOTHING_TO_TAKE_BACK: 'No existe esa jugada, de modo que no se puede deshacer.',
  TAKEBACKS_SPENT: 'Ya has deshecho todas las veces permitidas en este punto. Sigue jugando.',
  LOG_FULL:
    'La partida se ha alargado demasiado para ofertas y para deshacer. Todavía puedes jugar o rendirte.',
  NOT_LINKED: 'En esta partida nada está enlazado con otro juego.',
  LINK_UNDER_WAY: 'Se ha anunciado un potencial: primero hay que decidir si actúa.',
  NOTHING_ANNOUNCED: 'No se ha anunciado ningún potencial.',
  ANNOUNCE_FIRST: 'En este encuentro un potencial que hay que ganar se anuncia primero.',
  NO_USE: 'Solo se anuncia lo que hay que ganar, un potencial cada vez.',
  GOES_ON_OTHERWISE: 'Este turno ha empezado de otra manera. Sigue a partir de lo decidido.',
  OWN_ANNOUNCEMENT: 'Lo has anunciado tú; responder le toca al oponente.',
  NOT_NOW: 'Eso no encaja con lo que está pasando ahora.',
  BAD_LOT: 'Así no se puede sortear. Vuelve a cargar la página e inténtalo otra vez.',
  NOT_ACROSS_LINK: 'Lo que ha decidido otro juego no se deshace.',

  ONLY_APART: 'Eso solo es posible cuando se juega en dispositivos distintos.',
  NOTHING_TO_CLAIM:
    'Una partida solo se puede reclamar después de su primer turno y mientras le toque al jugador ausente.',
  TOO_EARLY_TO_CLAIM: 'El otro bando aún puede volver. Espera un poco más antes de reclamar la partida.',

  TOO_LATE_TO_ABORT: 'Una partida solo se puede cancelar antes de su primer turno.',
  MATCH_NOT_OVER: 'La partida aún no ha terminado.',
  REMATCH_MADE: 'Ya hay una revancha.',

  LOG_VERSION: 'Esta partida la guardó otra versión de Korong que aquí no se conoce.',
  LOG_EVENT: 'Esta partida no se guardó entera; la entrada {number} no se puede usar.',

  'over.resignation': 'Ganan las {winner}: las {loser} han abandonado.',
  'over.time': 'Ganan las {winner}: las {loser} se han quedado sin tiempo.',
  'over.agreement': 'Empate de mutuo acuerdo.',
  'over.absence': 'Ganan las {winner}: las {loser} han dejado la partida.',
  'over.absenceDraw': 'Empate: uno de los bandos ha dejado la partida.',
  'over.length': 'Empate: la partida ha llegado a la duración máxima.',
  'over.aborted': 'La partida se canceló antes de su primer turno.',

  // Linked games with a name
  BAD_AWAY_NAME:
    'El nombre de un juego fuera de la pantalla tiene de 1 a 40 caracteres, sin caracteres de control.',
};
