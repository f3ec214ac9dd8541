import type { Translation } from '../areas.js';

export const protocol: Translation<'protocol'> = {
  BAD_REQUEST: 'Il server non capisce questa richiesta. Ricarica la pagina e riprova.',
  BAD_MESSAGE: 'Il server non capisce ciò che è stato inviato. Ricarica la pagina e riprova.',
  TOO_LARGE: 'È troppo in una volta sola. Invia di meno.',
  NOT_FOUND: 'A questo indirizzo non c’è niente. Controlla che sia scritto come ti è stato dato.',
  HELLO_FIRST: 'La connessione non è stata stabilita correttamente. Ricarica la pagina.',
  NO_SESSION: 'Non hai effettuato l’accesso, o non è più valido. Scegli un nome o accedi.',
  FOREIGN_ORIGIN: 'Questa richiesta viene da un altro sito ed è rifiutata. Apri Korong stesso e riprova lì.',
  BANNED: 'Il gestore di questo server ti ha escluso. Solo il gestore può revocare l’esclusione.',
  NOT_ALLOWED: 'Non puoi farlo. Può farlo solo la persona a cui spetta.',
  BAD_PLAYER_NAME:
    'Un nome ha da 1 a 24 caratteri: lettere e cifre di qualsiasi scrittura, spazi, e - _ . o un apostrofo. Non si possono mescolare alfabeti in una parola, e alcuni nomi sono riservati.',
  NAME_TAKEN: 'Qualcuno ha già questo nome, o uno che gli somiglia. Scegline un altro.',
  WEAK_PASSWORD: 'Questa password è troppo facile da indovinare. Usa almeno 8 caratteri, e non il tuo nome.',
  WRONG_PASSWORD: 'La password non è giusta. Riprova, o usa il tuo codice di recupero.',
  WRONG_CODE:
    'Il codice di recupero non è giusto. Riprova; se l’hai perso, può aiutarti il gestore di questo server.',
  NO_ACCOUNT: 'Non c’è nessun account con questo nome. Controlla che sia scritto bene, o creane uno.',
  ALREADY_ACCOUNT: 'Hai già un account. Per crearne un altro, prima esci.',
  GAME_NOT_FOUND: 'Questa partita non esiste. Chiedi un nuovo link a chi te l’ha mandato.',
  GAME_TAKEN:
    'Qualcun altro è stato più veloce: questa partita è cominciata senza di te. Puoi guardarla, o proporne una tu.',
  GAME_NOT_OPEN: 'Questa partita non aspetta più un giocatore. Scegline un’altra, o proponine una tu.',
  OWN_GAME: 'Questa partita è tua. Deve accettarla qualcun altro: mandagli il link.',
  NOT_A_PLAYER: 'In questa partita non giochi. Puoi guardarla.',
  BAD_SETUP: 'Una partita non può cominciare così. Scegli altre impostazioni.',
  ENGINE_NOT_AWAY:
    'Il computer non può giocare a un gioco lontano dallo schermo. Scegli un altro gioco collegato per ogni tipo.',
  TOO_MANY_GAMES: 'Hai troppe partite in attesa. Prima ritirane una.',
  TOO_MANY_LISTED:
    'Nella lobby ci sono già troppe partite dal tuo indirizzo. Creane una tramite link o aspetta che una di esse cominci.',
  PLAYING_ENOUGH:
    'Stai giocando troppe partite di questo tipo contemporaneamente. Prima finiscine o abbandonane una.',
  MATCH_REFUSED: 'In questa partita ora non è possibile.',
  NOT_ABSENT: 'Il tuo avversario è presente, o non è assente da abbastanza tempo. Aspetta ancora un po’.',
  CHAT_TOO_LONG: 'È troppo lungo. Un messaggio della chat ha al massimo 300 caratteri.',
  MUTED: 'Il gestore di questo server ti ha tolto la chat. Puoi continuare a giocare.',
  BAD_POSITION: 'Questa posizione non è possibile. Controllala.',
  NEEDS_ACCOUNT: 'Per questo serve un account. Creane uno: conserverai le tue partite.',
  STUDY_NOT_FOUND: 'Questo studio non esiste, oppure è privato. Chiedi un link a chi lo ha creato.',
  BAD_STUDY: 'Un capitolo di questo studio non è leggibile. Correggilo e salva di nuovo.',
  STUDY_TOO_LARGE:
    'Questo studio è troppo grande per essere salvato. Dividilo, oppure elimina un capitolo o un altro studio.',
  STUDY_CHANGED:
    'Nel frattempo questo studio è stato modificato altrove. Nulla è perso: scegli quale versione tenere.',
  TOO_MANY_STUDIES: 'Hai troppi studi. Prima eliminane uno.',
  GAME_NOT_OVER: 'Si valutano solo le partite finite. Aspetta che questa finisca.',
  PUZZLE_NOT_FOUND: 'Il server non conosce questo problema. Ricarica la pagina per avere i problemi attuali.',

  TOO_MANY_REQUESTS: 'Sono troppe richieste in poco tempo. Aspetta un momento e riprova.',
  TOO_MANY_CONNECTIONS: 'Ci sono troppe connessioni dal tuo indirizzo. Chiudi qualcuna delle tue pagine.',
  TOO_SLOW: 'La connessione era troppo lenta. Riprova.',
  TRY_AGAIN: 'Il server ha problemi a salvare i dati. Niente è andato perduto; presto funzionerà di nuovo.',
  NEWER_LOG: 'Questa partita continua su un server più recente. Tra un momento ci sarà un nuovo tentativo.',
  SERVER_ENDING: 'Il server si sta riavviando. Tra un momento ci sarà un nuovo tentativo.',
  INTERNAL: 'Qualcosa è andato storto sul server. Riprova; se succede ancora, avvisa il gestore.',
};
