import type { Translation } from '../areas.js';

export const match: Translation<'match'> = {
  NOT_STARTED: 'Questa partita non è cominciata.',
  ALREADY_STARTED: 'Questa partita è già cominciata.',
  SETUP_REFUSED: 'Una partita non può cominciare così.',
  POSITION_OVER: 'In questa posizione la partita è finita; non c’è più nulla da giocare.',
  BAD_NAME: 'Un nome ha da 1 a 60 caratteri.',
  BAD_CLOCK:
    'Un orologio segna all’inizio da 1 secondo a 24 ore e aggiunge al massimo 24 ore per mossa; a giorni, una mossa ha da 1 a 14 giorni.',
  BAD_LINKS: 'I giochi collegati non corrispondono ai potenziali. Scegli un gioco per ogni tipo usato.',

  MATCH_OVER: 'La partita è finita.',
  STALE_TURN: 'Nel frattempo la partita è andata avanti. Guarda il tavoliere e scegli di nuovo.',
  NOT_YOUR_TURN: 'Tocca all’altro giocatore.',
  CLOCK_PAUSED: 'L’orologio è fermo. Fallo ripartire per continuare a giocare.',
  TIME_IS_UP: 'Il tempo è scaduto.',
  TURN_REFUSED: 'Questa mossa non è permessa.',
  TURN_INCOMPLETE: 'Questa mossa non è ancora completa.',

  NO_CLOCK: 'Questa partita si gioca senza orologio.',
  TIME_IS_LEFT: 'C’è ancora tempo sull’orologio.',
  CLOCK_STANDS: 'Nessun orologio è in funzione.',
  CLOCK_NOT_PAUSED: 'L’orologio non è stato fermato.',
  NOT_BY_DAYS: 'Non è possibile in una partita con giorni per mossa.',
  ENOUGH_TIME: 'L’altro giocatore ha già tempo in abbondanza.',
  NO_OUTAGE: 'Non c’è tempo da restituire.',

  ALREADY_ASKED: 'È già stato proposto e attende una risposta.',
  ASKED_THIS_TURN: 'L’hai già chiesto. Chiedilo di nuovo dopo la tua prossima mossa.',
  NOTHING_ASKED: 'Non c’è nessuna proposta a cui rispondere.',
  OWN_OFFER: 'Questa è una tua proposta; a rispondere è l’altro giocatore.',
  ONLY_TOGETHER: 'È possibile solo se entrambi giocano sullo stesso dispositivo.',
  NOTHING_TO_TAKE_BACK: 'Non c’è nessuna mossa da annullare.',
  TAKEBACKS_SPENT: 'A questo punto non puoi più annullare altre mosse. Continua a giocare.',
  LOG_FULL:
    'La partita è diventata troppo lunga per proposte e annullamenti. Puoi sempre muovere o arrenderti.',
  NOT_LINKED: 'In questa partita nulla è collegato a un altro gioco.',
  LINK_UNDER_WAY: 'È stato annunciato un potenziale: decidete prima se agisce.',
  NOTHING_ANNOUNCED: 'Non è stato annunciato nessun potenziale.',
  ANNOUNCE_FIRST: 'In questo incontro un potenziale da vincere si annuncia prima.',
  NO_USE: 'Si annuncia solo ciò che va vinto, un potenziale alla volta.',
  GOES_ON_OTHERWISE: 'Questo turno è cominciato in un altro modo. Continua da ciò che è deciso.',
  OWN_ANNOUNCEMENT: 'L’hai annunciato tu; tocca all’avversario rispondere.',
  NOT_NOW: 'Questo non si accorda con ciò che sta succedendo.',
  BAD_LOT: 'Così non si può tirare a sorte. Ricarica la pagina e riprova.',
  NOT_ACROSS_LINK: 'Quello che ha deciso un altro gioco non si riprende.',

  ONLY_APART: 'È possibile solo se i giocatori usano dispositivi diversi.',
  NOTHING_TO_CLAIM:
    'Una partita si può reclamare solo dopo la prima mossa e mentre tocca al giocatore assente.',
  TOO_EARLY_TO_CLAIM:
    'L’altro giocatore può ancora tornare. Aspetta ancora un po’ prima di reclamare la partita.',

  TOO_LATE_TO_ABORT: 'Una partita si può annullare solo prima della prima mossa.',
  MATCH_NOT_OVER: 'La partita non è ancora finita.',
  REMATCH_MADE: 'C’è già una rivincita.',

  LOG_VERSION: 'Questa partita è stata salvata da un’altra versione di Korong, qui sconosciuta.',
  LOG_EVENT: 'Questa partita non è stata salvata per intero; la voce {number} è inutilizzabile.',

  'over.resignation': 'Vince il {winner}: il {loser} ha abbandonato.',
  'over.time': 'Vince il {winner}: il tempo del {loser} è scaduto.',
  'over.agreement': 'Pareggio: i due giocatori si sono accordati.',
  'over.absence': 'Vince il {winner}: il {loser} ha lasciato la partita.',
  'over.absenceDraw': 'Pareggio: uno dei giocatori ha lasciato la partita.',
  'over.length': 'Pareggio: la partita ha raggiunto la lunghezza massima.',
  'over.aborted': 'La partita è stata annullata prima della prima mossa.',

  // Linked games with a name
  BAD_AWAY_NAME:
    'Il nome di un gioco lontano dallo schermo ha da 1 a 40 caratteri, senza caratteri di controllo.',
};
