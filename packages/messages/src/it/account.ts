import type { Translation } from '../areas.js';

export const account: Translation<'account'> = {
  'ask.unreachable': 'Il server non è raggiungibile. Sei online?',
  'ask.wait': 'Riprova tra {n, plural, one {# secondo} other {# secondi}}.',
  'ask.retry': 'Riprova',
  'ask.loading': 'Richiesta al server…',
  'ask.noScript': 'Questa pagina ha bisogno di JavaScript.',
  'form.empty': 'Questo campo non può restare vuoto.',
  'form.show': 'Mostra',
  'form.show.label': 'Mostra il testo inserito: {field}',
  'form.busy': 'Un momento…',
  'form.name': 'Nome',

  'list.game': '{game}: {white} – {black}',
  'list.guest': 'ospite',
  'list.anonymous': 'Giocatore eliminato',
  'list.turns': '{n, plural, =0 {nessuna mossa} one {# mossa} other {# mosse}}',
  'list.running': 'Ancora in corso',
  'list.won': 'Ha vinto {name}',
  'list.draw': 'Pareggio',
  'list.off': 'Annullata',
  'list.ending.resignation': 'per abbandono',
  'list.ending.time': 'per il tempo',
  'list.ending.absence': 'l’avversario se n’era andato',
  'list.ending.agreement': 'di comune accordo',
  'list.ending.length': 'la partita era diventata troppo lunga',
  'list.linked.challenge': 'con sfida',
  'list.linked.always': 'ogni uso va vinto',
  'list.days': '{n, plural, one {# giorno} other {# giorni}} per mossa',
  'list.watch': 'Guarda',
  'list.play': 'Gioca',
  'list.due': 'Tocca a te',
  'list.replay': 'Rivedi',
  'list.download': 'Scarica',
  'list.more': 'Altre partite',
  'list.added': '{n, plural, one {Mostrata # altra partita.} other {Mostrate altre # partite.}}',

  'account.title': 'Il tuo nome e il tuo account – Korong',
  'account.description':
    'Il tuo nome per giocare online: come ospite o con un account. Accedi, recupera l’account, esporta o elimina i tuoi dati.',
  'account.heading': 'Il tuo account',
  'account.lead':
    'Per giocare basta un nome. Con un account le tue partite restano tue, su ogni dispositivo.',

  'account.guest.heading': 'Giochi come {name}',
  'account.guest.text':
    'Giochi come ospite: solo questo browser sa che tu sei {name}. Crea un account: le tue partite verranno con te e potrai accedere ovunque.',
  'account.guest.rename': 'Cambia nome',
  'account.guest.rename.do': 'Cambia nome',
  'account.guest.renamed': 'D’ora in poi ti chiami {name}.',
  'account.guest.page': 'Le tue partite',
  'account.guest.leave': 'Esci',
  'account.guest.leave.ask': 'Uscire e non essere più {name}?',
  'account.guest.leave.text':
    'Un ospite non ha password. Le tue partite restano dove sono, ma nessuno potrà più accedere come {name}, e le partite in corso non si potranno più continuare.',
  'account.guest.leave.do': 'Esci comunque',
  'account.guest.leave.no': 'Resta {name}',

  'account.in.heading': 'Accesso effettuato come {name}',
  'account.in.page': 'Le tue partite',
  'account.in.play': 'Gioca online',
  'account.signOut': 'Esci',
  'account.signedOut': 'Hai chiuso la sessione.',
  'account.signedIn': 'Hai effettuato l’accesso come {name}.',

  'account.http':
    'Questo indirizzo comincia con http e non con https: chi ascolta sulla rete potrebbe leggere la tua password. A casa, tra persone di fiducia, va bene così; scegli però una password che non usi da nessun’altra parte.',

  'account.signIn.heading': 'Accedi',
  'account.signIn.guest':
    'Le partite che hai giocato come ospite con il nome {name} non verranno con te; se invece crei un account, sì.',
  'account.signIn.do': 'Accedi',
  'account.signIn.wrong': 'Nome o password errati.',
  'account.signIn.forgot': 'Password dimenticata?',
  'account.password': 'La tua password',

  'account.make.heading': 'Crea un account',
  'account.make.guest': 'Le partite che hai giocato come {name} diventeranno partite dell’account.',
  'account.make.name.hint': 'Gli altri lo vedono. Al massimo {n} caratteri.',
  'account.make.password.hint':
    'Almeno {n} caratteri. Alcune parole una dopo l’altra sono facili da ricordare.',
  'account.make.do': 'Crea account',
  'account.make.privacy': 'Non viene chiesto nessun indirizzo e-mail.',
  'account.make.privacy.link': 'Che cosa viene conservato su di te',

  'account.code.heading': 'Conserva il tuo codice di recupero',
  'account.code.text':
    'Se un giorno dimentichi la password, con questo codice puoi rientrare. Viene mostrato solo adesso e non è conservato da nessun’altra parte: scrivilo o salvalo.',
  'account.code.new': 'Il vecchio codice di recupero non vale più. Questo è quello nuovo.',
  'account.code.label': 'Codice di recupero di {name}',
  'account.code.copy': 'Copia',
  'account.code.copied': 'Copiato.',
  'account.code.copyFailed': 'Non è stato possibile copiarlo. Salvalo in un file o scrivilo.',
  'account.code.save': 'Salva in un file',
  'account.code.file': 'Korong, {address}\nNome: {name}\nCodice di recupero: {code}',
  'account.code.kept': 'L’ho conservato',

  'account.recover.heading': 'Scegli una nuova password',
  'account.recover.text':
    'Con il codice di recupero che ti è stato mostrato quando hai creato l’account. Se non ce l’hai, può aiutarti il gestore di questo server.',
  'account.recover.code': 'Codice di recupero',
  'account.recover.new': 'Nuova password',
  'account.recover.do': 'Imposta e accedi',
  'account.recover.wrong': 'Nome o codice di recupero errati.',
  'account.recover.back': 'Torna all’accesso',

  'account.change.heading': 'Cambia password',
  'account.change.old': 'Password attuale',
  'account.change.new': 'Nuova password',
  'account.change.do': 'Cambia password',
  'account.change.done': 'La password è cambiata. Tutti gli altri dispositivi sono stati disconnessi.',

  'account.sessions.heading': 'Le tue sessioni aperte',
  'account.sessions.text': 'Se non ne riconosci una, disconnettila e cambia la password.',
  'account.sessions.this': 'questo browser',
  'account.sessions.unknown': 'Un browser sconosciuto',
  'account.sessions.when': 'Accesso: {since}; ultima attività: {seen}',
  'account.sessions.end': 'Disconnetti',
  'account.sessions.end.label': 'Disconnetti: {device}, accesso: {date}',
  'account.sessions.ended': 'Quella sessione è chiusa.',

  'account.data.heading': 'I tuoi dati',
  'account.data.export.text':
    'Il tuo nome, le tue sessioni, le tue partite con tutte le mosse e ciò che hai scritto nelle chat, in un unico file.',
  'account.data.export': 'Scarica i miei dati',
  'account.data.exported': 'I tuoi dati sono stati salvati in un file.',
  'account.delete.open': 'Elimina account…',
  'account.delete.heading': 'Eliminare il tuo account?',
  'account.delete.text': 'Non si può tornare indietro.',
  'account.delete.name':
    'Vengono eliminati il tuo nome, la tua password, le tue sessioni e ciò che hai scritto nelle chat.',
  'account.delete.games':
    'Le partite che hai giocato restano, perché appartengono anche ai tuoi avversari, ma senza il tuo nome.',
  'account.delete.studies': 'I tuoi studi verranno eliminati.',
  'account.delete.running':
    'Le partite in corso non si possono continuare: dove c’è un orologio, perdi per il tempo.',
  'account.delete.free': 'Qualcun altro potrà prendere il tuo nome.',
  'account.erase.open': 'Elimina tutto su di me…',
  'account.erase.heading': 'Eliminare tutto ciò che riguarda {name}?',
  'account.erase.name':
    'Vengono eliminati il tuo nome, la sessione di questo browser e ciò che hai scritto nelle chat.',
  'account.erase.do': 'Elimina per sempre',
  'account.erase.no': 'Conserva tutto',
  'account.erased': 'Tutto ciò che ti riguarda è stato eliminato.',
  'account.delete.password': 'La tua password, per conferma',
  'account.delete.do': 'Elimina per sempre',
  'account.delete.no': 'Conserva l’account',
  'account.deleted': 'Il tuo account è stato eliminato.',

  'player.title': 'Un giocatore e le sue partite – Korong',
  'player.description': 'Le partite di YINSH e GIPF che un giocatore ha in corso e quelle che ha finito qui.',
  'player.heading': 'Un giocatore',
  'player.named': 'Partite di {name} – Korong',
  'player.ask': 'Di chi vuoi vedere le partite?',
  'player.ask.name': 'Nome di un giocatore',
  'player.ask.do': 'Mostra',
  'player.none': 'Nessun giocatore si chiama {name}. Gli ospiti non si trovano cercandone il nome.',
  'player.guest': 'Ospite',
  'player.account': 'Giocatore con account',
  'player.engine': 'Il computer di questo server',
  'player.since': 'Primo ingresso: {date}',
  'player.you': 'Sei tu.',
  'player.you.link': 'Al tuo account',
  'player.running': 'Partite in corso',
  'player.over': 'Partite finite',
  'player.running.none': 'Nessuna partita in corso.',
  'player.over.none': 'Ancora nessuna partita finita.',
  'player.archive': 'Cerca fra tutte le partite di {name}',

  'archive.title': 'Archivio: tutte le partite giocate qui – Korong',
  'archive.description':
    'Trova partite di YINSH e GIPF giocate su questo server, per giocatore, variante e data. Rivedile e scaricale.',
  'archive.heading': 'Archivio delle partite',
  'archive.lead': 'Ogni partita giocata qui viene conservata e si può rivedere.',
  'archive.form': 'Che cosa cercare',
  'archive.player': 'Giocatore',
  'archive.game': 'Gioco',
  'archive.any': 'Qualsiasi',
  'archive.variant': 'Variante',
  'archive.status': 'Stato',
  'archive.status.over': 'Finita',
  'archive.status.running': 'In corso',
  'archive.from': 'Cominciata dal',
  'archive.to': 'Cominciata entro il',
  'archive.do': 'Cerca',
  'archive.reset': 'Mostra tutte',
  'archive.results': 'Partite',
  'archive.none': 'Nessuna partita trovata.',
  'archive.none.hint': 'Lascia vuoto qualche campo per trovarne di più.',
  'archive.found': '{n, plural, one {# partita} other {# partite}}',
  'archive.found.more': '{n, plural, one {La partita più recente} other {Le # partite più recenti}}',

  'privacy.title': 'Privacy: che cosa viene conservato su di te, e per quanto tempo – Korong',
  'privacy.description':
    'Che cosa conserva questo server sui giocatori, per quanto tempo, chi lo vede e come ottenere o eliminare i tuoi dati.',
  'privacy.heading': 'Privacy',
  'privacy.lead':
    'Qui puoi imparare e giocare senza dire niente a nessuno. Solo se giochi online il server conserva qualcosa su di te, e questa pagina dice tutto.',

  'privacy.alone.heading': 'Quando giochi sul tuo dispositivo',
  'privacy.alone.text':
    'Le lezioni, le partite contro il computer e le partite in due su un solo dispositivo restano nella memoria del tuo browser, insieme alle tue impostazioni. Niente di tutto questo viene inviato altrove.',

  'privacy.online.heading': 'Quando giochi online',
  'privacy.online.text': 'Allora il server conserva:',
  'privacy.online.name': 'il **nome** che scegli, e da quando sei qui',
  'privacy.online.games':
    'le **partite**: chi ha giocato, ogni mossa con la sua ora, gli orologi, il risultato',
  'privacy.online.chat':
    'ciò che scrivi nella **chat** di una partita, e le **segnalazioni** su un giocatore',
  'privacy.online.studies':
    'gli **studi** che salvi con un account; sono elencati solo quelli che rendi pubblici',
  'privacy.online.session':
    'per ogni browser con cui giochi: quando è stato visto per la prima e per l’ultima volta, e che tipo di browser è',
  'privacy.online.account':
    'con un account anche la tua **password** e il tuo **codice di recupero**, entrambi solo come impronte da cui nessuno può ricavarli',
  'privacy.online.puzzles':
    'con un account anche i tuoi **problemi**: quali hai provato, se li hai risolti, e il tuo punteggio',
  'privacy.online.not':
    'Non chiede indirizzi e-mail, né il tuo vero nome, né la data di nascita, né pagamenti.',

  'privacy.who.heading': 'Chi lo vede',
  'privacy.who.text':
    'Tutti vedono il tuo nome e le tue partite: è a questo che serve un archivio. Le partite che non erano nell’elenco pubblico le trova nell’archivio solo chi le ha giocate, ma chiunque abbia il link può guardarle. La chat di una partita la legge chiunque guardi quella partita. Le segnalazioni le legge solo il gestore.',
  'privacy.who.others':
    'Niente viene ceduto ad altri. Queste pagine non caricano nulla da altri siti, non c’è pubblicità e niente ti segue.',

  'privacy.long.heading': 'Per quanto tempo',
  'privacy.long.games':
    'Le partite restano per sempre. Il tuo nome nelle partite e ciò che hai scritto nelle chat restano finché non li fai eliminare.',
  'privacy.long.reports':
    'Le segnalazioni restano finché servono al gestore. Quelle che hai fatto tu spariscono insieme al tuo account o ai tuoi dati di ospite.',
  'privacy.long.session':
    'Un browser che non si vede da {days} giorni viene dimenticato; a quel punto accedi di nuovo.',
  'privacy.long.guest':
    'Dopo lo stesso tempo viene dimenticato anche un ospite che non ha giocato né scritto nulla.',
  'privacy.long.address':
    'Il tuo indirizzo di rete resta nella memoria volatile al massimo per un’ora, per frenare gli abusi. Non viene salvato. Finché una tua partita attende nella lobby, con essa si conserva un hash del tuo indirizzo, fatto con una chiave segreta, solo per riconoscere altre partite aperte dallo stesso indirizzo. Un indirizzo escluso dal gestore resta salvato finché dura l’esclusione.',
  'privacy.long.logs':
    'Il registro del server dice che tipo di richiesta è arrivata e quanto tempo ha preso, senza nomi, indirizzi o testi.',

  'privacy.cookie.heading': 'Due cookie',
  'privacy.cookie.text':
    'Quando scegli un nome o accedi, il server imposta un cookie, **korong_session**. Dice di quale browser si tratta e nient’altro; nessuno script può leggerlo e nessun altro sito lo riceve. Senza un nome non c’è nessun cookie. Con un account ce n’è un secondo, **korong_device**: permette di riconoscere questo browser anche dopo l’uscita, così i tentativi sbagliati di altri non possono bloccarti. Non apre nulla e vale finché vale la tua password.',

  'privacy.rights.heading': 'Portare via o eliminare i tuoi dati',
  'privacy.rights.export':
    'Nella pagina del tuo account puoi scaricare in qualsiasi momento, in un file, il tuo nome, le tue sessioni, le tue partite e i tuoi messaggi.',
  'privacy.rights.delete':
    'Lì puoi anche eliminare il tuo account o i tuoi dati di ospite: nome, password, sessioni e ciò che hai scritto nelle chat spariscono subito. Le tue partite restano senza il tuo nome, perché sono anche dei tuoi avversari.',
  'privacy.rights.link': 'Al tuo account',

  'privacy.host.heading': 'Chi è responsabile',
  'privacy.host.text':
    'Chi gestisce questo server: Korong è un software libero che chiunque può ospitare. Il gestore può leggere ciò che è conservato qui, può averne delle copie e può mettere davanti al server programmi che tengono registri propri. Se hai domande, rivolgiti alla persona da cui hai avuto questo indirizzo.',

  // Games with potentials, each kind in its own form
  'list.linked.acquire': 'da acquisire',
  'list.linked.each': 'ogni tipo a modo suo',
  'list.potentials.none': 'nessun potenziale',
};
