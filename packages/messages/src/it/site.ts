import type { Translation } from '../areas.js';

export const site: Translation<'site'> = {
  'app.name': 'Korong: YINSH e GIPF',

  skip: 'Vai al contenuto',
  close: 'Chiudi',
  'part.lost': 'Una parte di questa pagina non è stata caricata. Sei online?',
  'part.again': 'Riprova',
  'nav.label': 'Principale',
  'nav.play': 'Gioca',
  'nav.online': 'Online',
  'nav.learn': 'Impara',
  'nav.puzzles': 'Problemi',
  'nav.rules': 'Regole',
  'nav.analysis': 'Analisi',
  'nav.games': 'Partite',
  'nav.settings': 'Impostazioni',
  'nav.due': 'Tocca a te',
  'nav.menu': 'Menu',
  'nav.sign': 'Accedi',
  'nav.language': 'Lingua: {name}',

  'footer.label': 'Altre pagine',
  'footer.archive': 'Archivio delle partite',
  'footer.about': 'Informazioni',
  'footer.programmers': 'Per programmatori',
  'footer.statistics': 'Statistiche',
  'footer.privacy': 'Privacy',
  'footer.keys': 'Comandi da tastiera',
  'footer.credit':
    'YINSH e GIPF sono giochi di Kris Burm. Korong ne è una realizzazione indipendente e gratuita.',

  'home.title': 'Korong: YINSH e GIPF da imparare e giocare',
  'home.description':
    'Impara e gioca ai giochi da tavolo YINSH e GIPF: online, in due su un solo dispositivo o contro il computer. Gratis, senza account, anche senza rete.',
  'home.heading': 'Anelli, dischi e niente da nascondere',
  'home.lead':
    'YINSH e GIPF sono giochi da tavolo di puro ragionamento. Li impari in pochi minuti, poi sfidi un amico o il computer.',
  'home.running': '{n, plural, one {# partita in corso} other {# partite in corso}}',
  'home.running.more': 'Più di {n} partite in corso',
  'home.open':
    '{n, plural, one {# giocatore aspetta un avversario} other {# giocatori aspettano un avversario}}',
  'home.continue': 'Continua la tua partita',
  'home.continue.do': 'Continua',
  'home.continue.lead': 'È come l’hai lasciata.',
  'home.next': 'La tua partita in corso',
  'home.next.against': '{game} contro {name}',
  'home.next.computer': '{game} contro il computer',
  'home.next.play': 'Gioca',
  'home.rules': 'Regole',
  'home.puzzles.heading': 'Problemi',
  'home.puzzles.text':
    'Trova la mossa migliore: oltre mille posizioni per ogni gioco, una nuova ogni giorno. Ogni soluzione è dimostrata.',
  'home.puzzles.do': 'Risolvi problemi',
  'home.more': 'Che cosa trovi qui',
  'home.lessons.heading': 'Lezioni da giocare',
  'home.lessons.text':
    'Brevi esercizi, dalla prima mossa alla vera tattica. Una risposta sbagliata viene spiegata, non solo rifiutata.',
  'home.computer.heading': 'Un computer per ogni livello',
  'home.computer.text':
    'Dieci livelli, da un primo avversario indulgente a uno fortissimo. Funziona sul tuo dispositivo.',
  'home.friend.heading': 'In due allo stesso tavoliere',
  'home.friend.text': 'Gioca faccia a faccia su un telefono, un tablet o un computer, con o senza orologio.',
  'home.online.heading': 'Con chiunque, ovunque',
  'home.online.text':
    'Manda un link e gioca, in pochi minuti o con qualche giorno per mossa. Basta un nome; con un account le tue partite restano tutte insieme.',
  'home.review.heading': 'Ogni partita si può rivedere',
  'home.review.text':
    'Rivedi le tue partite mossa per mossa, chiedi al computer che cosa ne pensa e salvale come testo. Nell’archivio ci sono le partite degli altri.',
  'home.yours.heading': 'Tutto tuo',
  'home.yours.text':
    'Niente pubblicità, e nessuno ti segue. Tranne le partite online, tutto resta sul tuo dispositivo e funziona anche senza rete.',

  'settings.title': 'Impostazioni – Korong',
  'settings.description':
    'Lingua, colori, tavoliere, suoni, velocità e conferma delle mosse. Conservate solo su questo dispositivo.',
  'settings.heading': 'Impostazioni',
  'settings.lead': 'Ogni modifica vale subito e resta su questo dispositivo.',
  'settings.look': 'Aspetto',
  'settings.language': 'Lingua',
  'settings.scheme': 'Colori',
  'settings.scheme.system': 'Come il dispositivo',
  'settings.scheme.light': 'Chiaro',
  'settings.scheme.dark': 'Scuro',
  'settings.board': 'Tavoliere',
  'settings.board.wood': 'Legno',
  'settings.board.slate': 'Ardesia',
  'settings.board.contrast': 'Alto contrasto',
  'settings.coordinates': 'Mostra i nomi di linee e intersezioni',
  'settings.motion': 'Animazioni e suoni',
  'settings.speed': 'Velocità dei pezzi',
  'settings.speed.0': 'Immediata',
  'settings.speed.0.5': 'Lenta',
  'settings.speed.1': 'Normale',
  'settings.speed.2': 'Veloce',
  'settings.speed.note':
    'Se il tuo dispositivo chiede meno animazioni, i pezzi si spostano sempre immediatamente.',
  'settings.sound': 'Suoni di anelli e dischi',
  'settings.play': 'Gioco',
  'settings.confirm': 'Conferma della mossa',
  'settings.confirm.single': 'Appena è completa',
  'settings.confirm.double': 'Con un secondo clic nello stesso posto',
  'settings.confirm.button': 'Con un pulsante',
  'settings.forced': 'Scegli per me quando c’è una sola possibilità',
  'settings.thinking': 'Mostra che cosa pensa il computer',
  'settings.device': 'Questo dispositivo',
  'settings.reset': 'Ripristina tutto',
  'settings.reset.done': 'Tutte le impostazioni sono tornate come all’inizio.',
  'settings.install': 'Installa Korong',
  'settings.install.text': 'Si apre come un’app a sé, anche offline.',
  'settings.offline.ready': 'È tutto su questo dispositivo: Korong funziona offline.',
  'settings.offline.not':
    'Korong funziona offline solo se l’indirizzo comincia con https. Con questo indirizzo funziona tutto il resto.',
  'settings.offline.soon': 'Korong si sta preparando a funzionare offline.',

  'about.title': 'Informazioni su Korong: di chi sono questi giochi, che cosa viene conservato',
  'about.description':
    'YINSH e GIPF sono giochi di Kris Burm. Korong è una realizzazione indipendente e libera che non chiede indirizzi e-mail, non mostra pubblicità e non parla di te a nessuno.',
  'about.heading': 'Informazioni su Korong',
  'about.lead':
    '**Korong** è una parola ungherese che significa “disco”, l’oggetto con cui si gioca a entrambi i giochi. Qui puoi impararli, giocarci e studiarli, in nove lingue, gratis.',
  'about.games.heading': 'Di chi sono questi giochi',
  'about.games.text':
    'YINSH e GIPF sono stati ideati da **Kris Burm**. Fanno parte del progetto GIPF, una serie di giochi da tavolo per due giocatori che comprende anche ZÈRTZ, DVONN, TAMSK e PÜNCT.',
  'about.games.independent':
    'Korong è un’opera indipendente. Non è legata a Kris Burm né agli editori dei suoi giochi, e non usa nessuna delle loro immagini né dei loro testi.',
  'about.games.buy':
    'Se i giochi ti piacciono, procurati quelli veri: tenere in mano anelli e dischi è tutta un’altra cosa.',
  'about.games.link': 'Il sito del progetto GIPF',
  'about.stored.heading': 'Che cosa viene conservato, e dove',
  'about.stored.text':
    'A parte le partite online, quello che fai qui resta su questo dispositivo, nella memoria del tuo browser:',
  'about.stored.games': 'le tue partite, finite e non finite',
  'about.stored.lessons': 'a che punto sei con le lezioni',
  'about.stored.settings': 'le tue impostazioni',
  'about.stored.you': 'se giochi online, il tuo nome e quali partite ti aspettano',
  'about.stored.pages': 'le pagine stesse, perché funzionino anche offline',
  'about.stored.none':
    'Niente di tutto questo viene inviato altrove. Non c’è pubblicità, e nessun altro sito viene a sapere della tua visita. Per giocare online serve un nome, e il server conserva le partite: la pagina sulla privacy dice esattamente che cosa viene conservato.',
  'about.privacy': 'Privacy',
  'about.stored.delete':
    'Per cancellare tutto, elimina i dati di questo sito nelle impostazioni del tuo browser.',
  'about.computer.heading': 'Come gioca il computer',
  'about.computer.text':
    'Pensa sul tuo dispositivo, con una ricerca e una piccola rete neurale che ha imparato giocando contro sé stessa. Ai livelli più bassi esamina meno possibilità e ogni tanto sceglie una mossa che non è la migliore.',
  'about.computer.link': 'Che cosa insegnano le sue partite',
  'about.free.heading': 'Software libero',
  'about.free.text': 'Il programma è sotto licenza MIT: chiunque può usarlo, modificarlo e costruirci sopra.',
  'about.free.link': 'Che cosa c’è per i programmatori',

  'programmers.title': 'YINSH e GIPF per programmatori: libreria, arbitro, motore – Korong',
  'programmers.description':
    'Una libreria TypeScript con le regole complete di YINSH e GIPF, un arbitro che parla in righe JSON e un motore che parla UGI.',
  'programmers.heading': 'Per programmatori',
  'programmers.lead':
    'Tutto ciò di cui sono fatte queste pagine si può usare anche da solo: le regole, un arbitro per programmi in qualsiasi linguaggio e il motore.',
  'programmers.start.heading': 'Per cominciare',
  'programmers.start.text': 'Con Node 20 o successivo e npm, in una copia del codice sorgente:',
  'programmers.library.heading': 'Le regole come libreria',
  'programmers.library.text':
    'Entrambi i giochi come valori immutabili in TypeScript: passi permessi, un motivo per tutto ciò che viene rifiutato, testi per posizioni e partite intere. Niente orologio, niente caso, niente input o output: perciò funziona ovunque.',
  'programmers.prints': 'Risultato:',
  'programmers.referee.heading': 'Un arbitro per ogni linguaggio',
  'programmers.referee.text':
    'Legge un passo o una mossa per riga e a ogni riga risponde con una riga di JSON: a chi tocca, che cosa è permesso e com’è finita la partita. Ciò che rifiuta, lo rifiuta con un codice.',
  'programmers.referee.answer': 'Dopo “f6”, in breve:',
  'programmers.engine.heading': 'Il motore',
  'programmers.engine.text':
    'Parla la Universal Game Interface, come i motori di scacchi parlano la loro, e ha dieci livelli. Può analizzare posizioni e disputare incontri contro il tuo programma.',
  'programmers.more':
    'La cartella “docs” nel codice sorgente dice il resto: la notazione, i motivi dei rifiuti, il formato delle reti, quanto è forte.',

  'lost.title': 'Pagina non trovata – Korong',
  'lost.description': 'A questo indirizzo non c’è nessuna pagina.',
  'lost.heading': 'Questa intersezione è vuota',
  'lost.text':
    'A questo indirizzo non c’è nessuna pagina. Forse è stata spostata, o c’è un errore nell’indirizzo.',
  'lost.home': 'Alla pagina iniziale',

  'update.ready': 'È pronta una nuova versione di Korong.',
  'update.now': 'Aggiorna ora',
  'update.later': 'Più tardi',
  'offline.ready': 'Ora Korong funziona anche offline.',
  'offline.language':
    'Questa lingua non è ancora su questo dispositivo. Sceglila una volta mentre sei online.',
  'offline.missing': '{name} non è ancora su questo dispositivo. Disponibile qui:',
  'play.needsScript': 'Per giocare serve JavaScript. Attivalo nel browser.',

  'keys.heading': 'Comandi da tastiera',
  'keys.everywhere': 'Ovunque',
  'keys.help': 'Questo aiuto',
  'keys.close': 'Chiudi ciò che è aperto',
  'keys.board': 'Sul tavoliere',
  'keys.arrows': 'All’intersezione successiva in quella direzione',
  'keys.six': 'Lungo le sei direzioni delle linee',
  'keys.touch': 'Tocca l’intersezione',
  'keys.escape': 'Annulla un passo di questa mossa',
  'keys.review': 'Per rivedere una partita',
  'keys.turns': 'Una mossa indietro o avanti',
  'keys.ends': 'All’inizio o alla fine',
  'keys.variations': 'Altre varianti',
  'key.enter': 'Invio',
  'key.space': 'Spazio',
  'key.escape': 'Esc',
  'key.home': 'Home',
  'key.end': 'Fine',
};
