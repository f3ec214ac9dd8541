import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'Non è stato scritto nulla.',
  TEXT_TOO_LONG: 'È troppo lungo per essere letto: “{text}”',
  TEXT_UNREADABLE: 'Testo illeggibile: “{text}”.',
  NO_SUCH_POINT: 'Su questo tavoliere non c’è “{text}”.',
  SEVERAL_FIT: 'Corrisponde a più di un allineamento. Indica le caselle da liberare.',

  GAME_OVER: 'La partita è finita.',
  ROW_MUST_BE_TAKEN: 'Prima rimuovi un allineamento. Allineamenti presenti: {at}.',

  MUST_LEAVE_POINT: 'La partenza e l’arrivo coincidono: {at}. Scegli un altro arrivo.',
  NOT_IN_LINE: '{at} non sono sulla stessa linea.',

  TURN_ENDED: 'La mossa finisce già prima di “{text}”.',
  TURN_NOT_FINISHED: 'Una mossa precedente non è completa.',
  'premove.illegal': 'La tua mossa anticipata {text} non è più possibile. {why}',

  UNKNOWN_GAME: 'Non c’è nessun gioco chiamato “{text}”. Giochi possibili: {choices}.',
  UNKNOWN_VARIANT: 'Questo gioco non ha una variante “{text}”. Varianti possibili: {choices}.',
  UNKNOWN_OPTION: 'Questo gioco non ha un’opzione “{text}”.',

  POSITION_FORMAT: 'Questa non è una posizione di questo gioco: “{text}”',
  POSITION_VERSION: 'Questo testo di posizione è di una versione sconosciuta: “{text}”',
  POSITION_FIELD: 'Questa parte del testo di posizione manca, è sconosciuta o fuori posto: “{text}”',
  POSITION_BOARD: 'Il tavoliere nel testo di posizione è sbagliato a partire dal carattere {place}.',
  IMPOSSIBLE_ROWS: 'Gli allineamenti sul tavoliere non corrispondono a ciò che è richiesto.',
  IMPOSSIBLE_SIDE: 'Qui non può toccare a questo giocatore.',
  IMPOSSIBLE_PHASE: 'Con questo tavoliere non si può essere arrivati a questa fase della partita.',

  RECORD_VERSION: 'Questa notazione di partita è di una versione sconosciuta: “{text}”',
  RECORD_HEADER:
    'Questa non sembra la notazione di una partita: l’intestazione “{text}” manca, è doppia o sbagliata.',
  RECORD_TEXT: 'Questa parte della notazione è illeggibile: “{text}”',
  RECORD_NUMBER: 'Questo numero di mossa non è quello successivo: “{text}”',
  RECORD_CLOCK: 'Questo tempo dell’orologio è sbagliato o non segue nessuna mossa: “{text}”',
  RECORD_VARIATION: 'Qui non può esserci una variante: “{text}”',
  RECORD_SIZE: 'È troppo per una sola analisi: al massimo 10.000 mosse e 40 livelli di varianti.',
  RECORD_JSON: 'Questo non è il JSON di una partita; il problema è in “{text}”.',
  RECORD_RESULT: 'Il risultato “{text}” non corrisponde a com’è finita la partita.',
};
