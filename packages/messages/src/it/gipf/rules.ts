import type { Translation } from '../../areas.js';

export const rules: Translation<'gipf/rules'> = {
  'page.title': 'Le regole di GIPF',
  'page.description':
    'Le regole complete di GIPF con tavolieri animati: spinte, allineamenti di quattro, catture, pezzi GIPF, il gioco base, standard e da torneo e le nostre regole della casa.',
  'page.heading': 'Le regole di GIPF',
  'page.lead':
    'GIPF è un gioco per due di Kris Burm. Spingi i pezzi dal bordo, e tutto ciò che trovano sulla loro strada avanza. Comincia dal gioco base; il gioco standard e quello da torneo non fanno che aggiungere qualcosa.',

  'begin.heading': 'Il gioco base: prima di cominciare',
  'aim.title': 'Lo scopo del gioco',
  'aim.text':
    'Cattura i pezzi dell’avversario finché non gli resta più nulla da spingere. Lo fai con gli allineamenti: **quattro dei tuoi pezzi** in linea tornano a te, e con loro esce tutto ciò che prolunga l’allineamento. Ogni spinta ti costa un pezzo della riserva. Se devi spingere e **non hai più pezzi, perdi**. I pezzi ripresi ti tengono in gioco, ma si vince **catturando**.',
  'aim.shows':
    'Il Bianco completa un allineamento di quattro, lo riprende e cattura il pezzo nero che gli sta dietro.',
  'board.title': 'Il tavoliere',
  'board.text':
    'I pezzi stanno sulle **37 caselle**, là dove le linee si intersecano. Tutt’attorno ci sono **24 punti**, da cui i pezzi entrano. I punti stessi non fanno parte dell’area di gioco: su un punto non resta mai nulla. Viste dal lato del Bianco, le colonne vanno dalla a alla i, da sinistra a destra, e i numeri crescono verso il Nero; l’angolo e1 punta verso il Bianco.',
  'board.shows': 'Tutti i 24 punti sono evidenziati. Un pezzo entra da a3 e si sposta in b4.',
  'start.title': 'L’inizio',
  'start.text':
    'Ogni giocatore ha **15 pezzi**: tre sul tavoliere, un angolo sì e uno no, e **12 in riserva**. I colori si tirano a sorte; comincia il Bianco, poi si gioca a turno. Le riserve e i pezzi catturati restano in vista: entrambi i giocatori possono contarli in ogni momento.',
  'start.shows': 'L’inizio del gioco base e le prime spinte.',

  'push.heading': 'Spingere',
  'push.title': 'Una spinta',
  'push.text':
    'La tua mossa è **una spinta**. Metti un pezzo della tua riserva su un punto e spingilo lungo una linea fino alla prima casella. Se lì c’è un pezzo, di qualsiasi colore, avanza di una casella nella stessa direzione. Da ciascuno dei sei punti d’angolo parte una sola linea, da ogni altro punto due: scegli tu quale.',
  'push.shows': 'Il Bianco spinge da a1. Il pezzo nero in b2 avanza in c3.',
  'chain.title': 'Spingere più pezzi',
  'chain.text':
    'Un pezzo spinto può spingere il successivo, e così via. Tutti i pezzi che si toccano sulla linea avanzano di **esattamente una casella**. Oltre un vuoto non si muove nulla.',
  'chain.shows': 'Il Bianco spinge da e1. Tre pezzi avanzano di una casella; il pezzo in e7 resta fermo.',
  'closed.title': 'Una linea piena è chiusa',
  'closed.text':
    'Nessun pezzo può essere spinto fuori dal tavoliere. Se una linea **non ha caselle vuote**, non puoi spingere nulla da nessuna delle sue due estremità.',
  'closed.shows':
    'La colonna b è piena, perciò i punti b1 e b6 sono chiusi per questa linea. Ma da a2 un’altra linea porta a b3.',

  'rows.heading': 'Allineamenti e catture',
  'row.title': 'Un allineamento di quattro',
  'row.text':
    '**Quattro o più pezzi dello stesso colore** contigui su una linea formano un allineamento. Il proprietario deve rimuoverlo subito, chiunque l’abbia formato. Rimuoverlo non costa un turno.',
  'row.shows': 'Il Bianco completa un allineamento di quattro nella colonna d e lo rimuove.',
  'extension.title': 'Che cosa esce con l’allineamento',
  'extension.text':
    'Insieme all’allineamento esce anche **ogni pezzo che lo prolunga senza vuoti**, a entrambe le estremità e di qualsiasi colore. Da ciascun lato ci si ferma alla prima casella vuota.',
  'extension.shows':
    'Il Bianco rimuove i pezzi da e2 a e5, ed esce anche il pezzo nero in e6. Quello in e8 resta, perché e7 è vuota.',
  'captured.title': 'Di nuovo in riserva, o catturati',
  'captured.text':
    'I tuoi pezzi tornano nella **tua riserva**. I pezzi dell’avversario vengono **catturati** e sono fuori dal gioco.',
  'captured.shows': 'Il Bianco riprende quattro pezzi. Il pezzo nero in c2 viene catturato.',
  'order.title': 'Allineamenti per entrambi',
  'order.text':
    'Se una spinta forma allineamenti per entrambi i giocatori, **chi ha spinto rimuove per primo tutti i suoi**. Poi l’altro giocatore rimuove ciò che è ancora completo, e quindi fa la spinta successiva.',
  'order.shows':
    'La spinta del Bianco completa un allineamento per ogni colore. Il Bianco rimuove quello bianco, il Nero quello nero; poi il Nero spinge.',
  'several.title': 'Più allineamenti',
  'several.text': 'Se hai più allineamenti e non si incrociano, devi rimuoverli **tutti**.',
  'several.shows': 'Una spinta completa due allineamenti bianchi. Il Bianco li rimuove entrambi.',
  'crossing.title': 'Allineamenti che si incrociano',
  'crossing.text':
    'Se i tuoi allineamenti si incrociano, **scegli tu** quale rimuovere per primo. Se poi all’altro restano meno di quattro pezzi, rimane sul tavoliere.',
  'crossing.shows':
    'Due allineamenti bianchi si incrociano in e5. Il Bianco rimuove quello nella colonna e; tre pezzi dell’altro restano.',
  'crossingMeans.title': 'Quando gli allineamenti si incrociano',
  'crossingMeans.text':
    'Due allineamenti si incrociano quando entrambi farebbero uscire un pezzo dalla stessa casella, anche se quel pezzo si limita a prolungarne uno. Che cosa prolunga un allineamento si decide nel momento in cui lo si rimuove, non prima.',
  'crossingMeans.shows':
    'Il pezzo in e7 uscirebbe con l’uno o con l’altro allineamento. Il Bianco rimuove prima l’allineamento da b4 a e7. L’allineamento nella colonna e è ancora completo, perciò il Bianco rimuove anche quello.',

  'end.heading': 'La fine della partita',
  'reserve.title': 'Riserva vuota',
  'reserve.text': 'Se devi spingere e la tua riserva è **vuota, perdi**.',
  'reserve.shows': 'Il Bianco spinge. Il Nero non ha più nulla in riserva e perde.',
  'rescue.title': 'Salvo grazie a un allineamento',
  'rescue.text':
    'La riserva vuota da sola non fa perdere. Se prima hai un allineamento da rimuovere, i suoi pezzi tornano e puoi di nuovo spingere. Il regolamento non ne parla; l’abbiamo aggiunto perché gli allineamenti si rimuovono sempre prima della spinta successiva.',
  'rescue.shows':
    'La riserva del Bianco è vuota, ma la spinta del Nero completa un allineamento bianco. Il Bianco lo rimuove e può spingere.',
  'handicap.title': 'Vantaggio',
  'handicap.text':
    'Per compensare una differenza di forza, nel gioco base il giocatore più debole può cominciare con **uno, due o tre pezzi in più** in riserva.',
  'handicap.shows': 'Il Nero comincia con due pezzi in più in riserva.',
  'draw.title': 'Niente pareggi',
  'draw.text':
    'Le regole non conoscono il pareggio, e le posizioni possono ripetersi. Non si resta mai bloccati: finché hai un pezzo in riserva, da qualche parte c’è una linea aperta.',
  'draw.shows': 'Anche su un tavoliere affollato c’è sempre una via d’entrata.',
  'agreed.title': 'Accordarsi per il pareggio',
  'agreed.text':
    'I due giocatori possono accordarsi per il pareggio. Il regolamento non conosce il pareggio; l’abbiamo aggiunto perché una partita può andare avanti senza fine se nessuno dei due fa progressi.',
  'undo.title': 'Tornare indietro',
  'undo.text':
    'A un vero tavoliere vale la regola “pezzo toccato, pezzo giocato”. Qui puoi annullare i passi finché non hai confermato la mossa.',

  'standard.heading': 'Il gioco standard',
  'standardStart.title': 'I pezzi GIPF',
  'standardStart.text':
    'Ogni giocatore ha **18 pezzi**. La partita comincia con tre **pezzi GIPF** a testa, sulle stesse caselle del gioco base. Un pezzo GIPF è fatto di due pezzi, uno sopra l’altro. Ogni giocatore ha 12 pezzi in riserva. Si spingono pezzi singoli; i pezzi GIPF vengono spinti avanti come tutti gli altri.',
  'standardStart.shows': 'L’inizio del gioco standard e le prime spinte.',
  'choice.title': 'Restare o uscire',
  'choice.text':
    'In un allineamento un pezzo GIPF conta come **un pezzo**. Quando rimuovi un allineamento, decidi per **ogni pezzo GIPF** che uscirebbe con esso, tuo o dell’avversario, se esce o se resta.',
  'choice.shows':
    'Il Bianco rimuove l’allineamento, lascia il pezzo GIPF bianco in e4 e cattura quello nero in e6.',
  'crossingKept.title': 'Un pezzo GIPF all’incrocio di due allineamenti',
  'crossingKept.text':
    'Se due tuoi allineamenti si incrociano su un pezzo GIPF e lo lasci dov’è, il secondo allineamento è **ancora completo**. Devi rimuovere anche quello, e puoi scegliere di nuovo.',
  'crossingKept.shows':
    'Due allineamenti bianchi si incrociano in e5. Il Bianco lascia il pezzo GIPF, rimuove un allineamento e poi l’altro.',
  'worthTwo.title': 'Vale due pezzi',
  'worthTwo.text':
    'Un tuo pezzo GIPF che rimuovi torna nella tua riserva come **due pezzi singoli**; nel gioco standard restano tali. Un pezzo GIPF catturato costa due pezzi al suo proprietario.',
  'worthTwo.shows':
    'Il Bianco rimuove tutto: cinque pezzi tornano nella riserva e due pezzi neri vengono catturati.',
  'lastGipf.title': 'L’ultimo pezzo GIPF',
  'lastGipf.text':
    'Se non hai **più pezzi GIPF sul tavoliere, perdi** immediatamente, anche se l’ultimo l’hai rimosso tu. Come sempre, perdi anche se devi spingere e la riserva è vuota.',
  'lastGipf.shows': 'Il Bianco cattura l’ultimo pezzo GIPF del Nero e vince.',
  'bothLast.title': 'Gli ultimi due insieme',
  'bothLast.text':
    'Se un solo allineamento porta via sia il tuo ultimo pezzo GIPF sia quello dell’avversario, vince chi ha rimosso l’allineamento.',
  'bothLast.shows':
    'L’allineamento porta via l’unico pezzo GIPF di ciascun giocatore. L’ha rimosso il Bianco, perciò il Bianco vince.',

  'tournament.heading': 'Il gioco da torneo',
  'firstPush.title': 'Un tavoliere vuoto',
  'firstPush.text':
    'Il gioco da torneo comincia con un **tavoliere vuoto** e **18 pezzi** in ogni riserva. La tua prima spinta deve far entrare un **pezzo GIPF**, che ti costa due pezzi della riserva. Questa forma è facoltativa: il gioco standard è completo anche senza.',
  'firstPush.shows': 'Entrambi i giocatori fanno entrare due pezzi GIPF ciascuno.',
  'rightEnds.title': 'Quanti ne vuoi, fino al primo pezzo singolo',
  'rightEnds.text':
    'Puoi continuare a far entrare pezzi GIPF finché non spingi **il tuo primo pezzo singolo**. Da quel momento fai entrare solo pezzi singoli. Ogni giocatore lo decide per sé, e perdere o riprendere un pezzo GIPF non cambia nulla.',
  'rightEnds.shows':
    'Il Bianco fa entrare un pezzo singolo e d’ora in poi può far entrare solo pezzi singoli. Il Nero può ancora far entrare un pezzo GIPF.',
  'inAgain.title': 'Da due pezzi, di nuovo un pezzo GIPF',
  'inAgain.text':
    'Nel gioco da torneo i pezzi in riserva sono tutti uguali. Finché non hai spinto un pezzo singolo, due di essi possono entrare come pezzo GIPF, anche se lo sono già stati. Il regolamento lascia aperta la questione.',
  'inAgain.shows':
    'Il Bianco riprende due pezzi GIPF. Il Nero spinge, e il Bianco fa entrare di nuovo un pezzo GIPF.',
  'tournamentLast.title': 'Perdere l’ultimo pezzo GIPF',
  'tournamentLast.text':
    'Come nel gioco standard, perdi quando non hai più pezzi GIPF sul tavoliere. Questo vale a partire dalla tua prima spinta.',
  'tournamentLast.shows': 'Il Bianco cattura l’ultimo pezzo GIPF del Nero e vince.',
  'fourStay.title': 'Quattro pezzi GIPF possono restare',
  'fourStay.text':
    'Un allineamento con **quattro o più pezzi GIPF** contigui può essere lasciato sul tavoliere. Decidi ogni volta di nuovo: prima della tua spinta e dopo. È una conseguenza del regolamento, che permette a ogni pezzo GIPF di un allineamento di restare; le regole brevi dell’autore lo dicono espressamente.',
  'fourStay.shows': 'Il Bianco ha quattro pezzi GIPF nella colonna b e ogni volta decide di lasciarli.',
  'singlesGo.title': 'I pezzi singoli escono comunque',
  'singlesGo.text':
    'Se lasci sul tavoliere un allineamento del genere, i **pezzi singoli** che lo prolungano devono comunque uscire: i tuoi tornano nella tua riserva, quelli dell’avversario vengono catturati.',
  'singlesGo.shows':
    'Quattro pezzi GIPF restano nella colonna e, ma il pezzo singolo in e2 torna nella riserva.',

  'strategy.heading': 'Giocare bene',
  'anySide.title': 'Nessun lato del tavoliere è tuo',
  'anySide.text':
    'Puoi spingere da **qualsiasi punto**, anche accanto ai pezzi dell’avversario. Guarda ogni linea da **entrambe le estremità**: la spinta migliore arriva spesso dal lato opposto.',
  'anySide.shows':
    'Il Bianco spinge due volte dal bordo opposto, completa da lì un allineamento nella colonna d e cattura un pezzo.',
  'onBoard.title': 'Sul tavoliere un pezzo vale di più',
  'onBoard.text':
    'Un pezzo in riserva non minaccia nulla. Chi ha **più pezzi sul tavoliere** può minacciare più allineamenti insieme. Non completare quindi un allineamento solo per riempire la riserva.',
  'onBoard.shows':
    'La spinta del Bianco minaccia due allineamenti. Il Nero ne ferma uno, e il Bianco completa l’altro.',
  'makeThem.title': 'Fai rimuovere pezzi all’avversario',
  'makeThem.text':
    'Un allineamento va rimosso anche se l’hai formato tu. L’avversario ha allora **quattro pezzi in meno sul tavoliere**, e lì il vantaggio è tuo. Bada che nessun tuo pezzo prolunghi l’allineamento.',
  'makeThem.shows':
    'Il Nero minaccia nella colonna f un allineamento che cattura f6. Il Bianco lo completa prima, in modo che non catturi nulla. Il Nero deve rimuoverlo, e poi il Bianco forma un allineamento.',
  'opened.title': 'Un allineamento rimosso libera caselle',
  'opened.text':
    'Un allineamento rimosso lascia **caselle vuote**. Una linea chiusa si apre, una catena si spezza, una minaccia nasce o sparisce. Prima di completare un allineamento, guarda ogni linea che lo incrocia.',
  'opened.shows':
    'La colonna c è chiusa. Il Bianco rimuove l’allineamento da c6 a f5. Ora c6 è vuota: il Bianco può spingere da c1, e cattura.',
  'countBoth.title': 'Conta entrambe le riserve',
  'countBoth.text':
    'Verso la fine **decide un solo pezzo**. Se non ci saranno altri allineamenti, a chi deve spingere serve **un pezzo in più** dell’altro. Conta prima di ogni allineamento: che cosa torna a te, e che cosa perde l’avversario?',
  'countBoth.shows':
    'Il Bianco ha due pezzi in riserva, il Nero uno. Non si formano allineamenti, e il Nero resta senza per primo.',
  'ownAndTheirs.title': 'Il tuo pezzo GIPF e il suo',
  'ownAndTheirs.text':
    'Rinuncia a un pezzo GIPF **tuo** quando ti servono i suoi due pezzi e ne hai un altro sul tavoliere. Lascia un pezzo GIPF **dell’avversario** quando toglierlo gli aprirebbe una linea.',
  'ownAndTheirs.shows':
    'Il Bianco riprende il pezzo GIPF bianco in e6 come due pezzi, ma lascia quello nero in g6: tiene chiusa la colonna g, dove il Nero catturerebbe l’ultimo pezzo GIPF del Bianco.',

  'project.heading': 'GIPF come progetto: i potenziali',
  'potentials.title': 'Altri giochi danno una mano',
  'potentials.text':
    'GIPF può dare di più: altri cinque giochi possono prestargli ciascuno un **potenziale**. Combinare i giochi è facoltativo: GIPF è completo anche da solo. Un potenziale è un piccolo pezzo che sta sopra uno dei tuoi pezzi finché non lo usi, una sola volta, per fare ciò che nessun altro pezzo può fare. Un pezzo senza potenziale si chiama **pezzo base**, un pezzo con un potenziale **pezzo carico**.',
  'potentials.shows':
    'Pezzi carichi del Bianco e del Nero. Da sinistra a destra: ZÈRTZ, una biglia; YINSH, un anello; DVONN, tre barre; TAMSK, una clessidra; PÜNCT, tre puntini.',
  'loaded.title': 'Far entrare un pezzo carico',
  'loaded.text':
    'Un pezzo carico entra con una spinta, come ogni altro. Costa **un pezzo della tua riserva e un potenziale**.',
  'loaded.shows': 'Il Bianco fa entrare uno ZÈRTZ, il Nero uno YINSH, e poi il Bianco uno YINSH.',
  'onePotential.title': 'Un potenziale per pezzo',
  'onePotential.text': 'Un pezzo porta **un solo potenziale**, mai più di uno.',
  'entryOrder.title': 'L’ordine d’entrata',
  'entryOrder.text':
    'Prima i pezzi GIPF, poi i pezzi carichi, poi i pezzi base. Con **il tuo primo pezzo carico** finisce il tuo diritto di far entrare pezzi GIPF. Con **il tuo primo pezzo base** non puoi più far entrare né gli uni né gli altri, e i potenziali non ancora entrati sono persi.',
  'entryOrder.shows':
    'Un inizio da torneo. Entrambi fanno entrare un altro pezzo GIPF e poi un pezzo carico. Il pezzo base del Bianco in c2 mette fine a tutto ciò per il Bianco; il Nero può ancora far entrare potenziali.',
  'loadedStay.title': 'Pezzi carichi in un allineamento',
  'loadedStay.text':
    'Un pezzo carico viene spinto avanti, e conta, come ogni altro pezzo. Quando rimuovi un allineamento, decidi per **ogni pezzo carico** che uscirebbe con esso, tuo o dell’avversario, se esce o se resta, come per i pezzi GIPF.',
  'loadedStay.shows':
    'Il Bianco rimuove l’allineamento, lascia il pezzo carico bianco in e4 e fa uscire quello nero in e6.',
  'loadedGoes.title': 'Quando un pezzo carico esce',
  'loadedGoes.text':
    'Un pezzo carico che esce, esce **per intero**. Il pezzo torna nella riserva del suo proprietario o viene catturato, come sempre. Il potenziale è **fuori dal gioco**.',
  'loadedGoes.shows':
    'Lo stesso allineamento. Il Bianco riprende il pezzo carico bianco: il pezzo è di nuovo nella riserva, il suo YINSH è fuori dal gioco.',
  'oneGoes.title': 'Almeno uno deve uscire',
  'oneGoes.text':
    'Se un allineamento è fatto solo di pezzi GIPF e pezzi carichi, **almeno uno di essi deve uscire**. Nelle partite con i potenziali questo sostituisce anche la regola da torneo per cui quattro pezzi GIPF possono restare.',
  'oneGoes.shows':
    'L’allineamento del Bianco contiene solo pezzi GIPF e pezzi carichi. Il Bianco fa uscire quello in d4.',
  'use.title': 'Usare un potenziale',
  'use.text':
    'Usare un potenziale **prende il posto della spinta**. Il potenziale lascia il suo pezzo e agisce, ogni tipo a modo suo. Il pezzo resta dov’è, come pezzo base. Poi gli allineamenti si rimuovono come dopo una spinta.',
  'use.shows': 'Lo YINSH del Bianco scivola da d3 in d6. Poi lo ZÈRTZ del Nero salta da f5 in d4.',
  'usedGoes.title': 'Dopo l’uso',
  'usedGoes.text':
    'Un potenziale usato resta sul tavoliere come un pezzo del tuo colore e conta negli allineamenti. Quando il suo allineamento viene rimosso, **non può restare**: è fuori dal gioco; non va mai in una riserva.',
  'usedGoes.shows':
    'Lo YINSH completa l’allineamento del Bianco. Tre pezzi tornano nella riserva, e lo YINSH è fuori dal gioco.',

  'kinds.heading': 'I cinque potenziali',
  'zertz.title': 'ZÈRTZ salta',
  'zertz.text':
    'Uno ZÈRTZ salta in linea retta **uno o più pezzi contigui**, di qualsiasi tipo e colore, e atterra sulla prima casella vuota dietro di loro.',
  'zertz.shows': 'Da c3 lo ZÈRTZ può saltare in c5 o in f5. Salta i pezzi in d4 e in e5.',
  'yinsh.title': 'YINSH scivola',
  'yinsh.text': 'Uno YINSH scivola in linea retta su **caselle vuote**, fin dove vuoi. Non salta.',
  'yinsh.shows': 'Tutte le caselle che lo YINSH può raggiungere sono evidenziate. Scivola in h5.',
  'dvonn.title': 'DVONN salta sui vicini',
  'dvonn.text':
    'Un DVONN salta su una casella vicina dove c’è un **pezzo base dell’avversario**, un pezzo dell’avversario **che porta un DVONN**, oppure un **DVONN** dell’avversario **che sta su un tuo pezzo**. La casella appartiene a chi sta in cima.',
  'dvonn.shows':
    'Dei pezzi neri che ha attorno, il DVONN può saltare su tre: il pezzo base in d3, quello che porta un DVONN in c4 e il DVONN su un pezzo bianco in e4. Il pezzo in c3 porta qualcos’altro. Il DVONN salta in d3.',
  'stack.title': 'Le pile',
  'stack.text':
    'Un DVONN in cima può essere a sua volta coperto dall’altro giocatore: così una pila può crescere, con i colori che si alternano da DVONN a DVONN. Conta come **un pezzo del colore in cima** e viene spinta avanti tutta intera. Tocca una pila per vedere che cosa contiene.',
  'stack.shows':
    'Il DVONN del Bianco salta su un pezzo che porta un DVONN. Il Nero lo copre, e il Bianco copre quello del Nero.',
  'beneath.title': 'Ciò che sta sotto torna',
  'beneath.text':
    'Quando un allineamento porta via una pila, **esce solo la cima**, e quel DVONN è fuori dal gioco. Ciò che stava sotto è di nuovo lì, conta di nuovo e può completare un altro allineamento.',
  'beneath.shows':
    'Il Bianco rimuove l’allineamento nella colonna d. Il DVONN in d4 esce, il pezzo nero che stava sotto è di nuovo lì e completa un allineamento per il Nero.',
  'directly.title': 'Direttamente sotto',
  'directly.text':
    'Che un DVONN stia o no su un tuo pezzo dipende da ciò che gli sta direttamente sotto. Un pezzo carico che torna scoperto si può usare di nuovo.',
  'directly.shows':
    'L’allineamento del Nero porta via il DVONN nero da c4. Il pezzo carico del Bianco è di nuovo lì, e il Bianco usa il suo DVONN.',
  'tamsk.title': 'TAMSK agisce al centro',
  'tamsk.text':
    'Quando **spingi in e5** il tuo pezzo che porta un TAMSK, hai **un’altra spinta** nello stesso turno, con cui entra il TAMSK stesso, come un pezzo. Fra le due spinte non si rimuove nulla. Se non lo usi subito, il TAMSK è fuori dal gioco. I dettagli di questa regola sono nostri.',
  'tamsk.shows':
    'La spinta del Bianco porta il TAMSK in e5. Il TAMSK entra da g1 e completa un allineamento.',
  'tamskTheirs.title': 'Spinto lì dall’avversario',
  'tamskTheirs.text':
    'Se è l’avversario a spingerlo in e5, hai la spinta in più all’**inizio del tuo prossimo turno**, prima della tua mossa normale, e solo se il pezzo è ancora in e5. Fra le due non si rimuove nulla.',
  'tamskTheirs.shows':
    'La spinta del Nero porta in e5 il TAMSK del Bianco. Il Bianco lo fa entrare da c1, fa una spinta normale da i5 e solo allora rimuove l’allineamento.',
  'punct.title': 'PÜNCT affronta i pezzi GIPF',
  'punct.text':
    'Un PÜNCT salta su una casella vicina dove c’è un pezzo dell’avversario **che porta un PÜNCT**, un **PÜNCT** dell’avversario **che sta su un tuo pezzo**, oppure un **pezzo GIPF dell’avversario**. Su un altro PÜNCT tutto va come con DVONN, e queste pile possono crescere allo stesso modo. I dettagli su PÜNCT sono nostri.',
  'punct.shows':
    'Il PÜNCT può saltare sul pezzo che porta un PÜNCT in d3, sul PÜNCT che sta su un pezzo bianco in e4 o sul pezzo GIPF in d5. Salta in d3.',
  'neutralise.title': 'Neutralizzare un pezzo GIPF',
  'neutralise.text':
    'Su un pezzo GIPF scegli una di due cose. O lo **neutralizzi**: il suo pezzo superiore viene catturato, e il PÜNCT si posa su quello inferiore. Non è più un pezzo GIPF. Quando il PÜNCT esce, il pezzo inferiore resta lì come pezzo base.',
  'neutralise.shows':
    'Il PÜNCT neutralizza il pezzo GIPF in e5 e completa un allineamento. Il PÜNCT esce con esso, e in e5 resta un pezzo base nero.',
  'convert.title': 'Convertire un pezzo GIPF',
  'convert.text':
    'Oppure, se hai un pezzo in riserva, lo **converti**: entrambi i suoi pezzi vengono catturati, e il PÜNCT e un pezzo della tua riserva formano al suo posto un **tuo pezzo GIPF**. Se più tardi lo rimuovi, nella tua riserva torna solo il pezzo; il PÜNCT è fuori dal gioco.',
  'convert.shows': 'Entrambi i pezzi neri in e5 vengono catturati. Ora lì c’è un pezzo GIPF bianco.',
  'punctLast.title': 'Perdere l’ultimo per un PÜNCT',
  'punctLast.text':
    'Se un PÜNCT neutralizza o converte il tuo ultimo pezzo GIPF, hai perso, come dopo ogni altra perdita dell’ultimo.',
  'punctLast.shows': 'L’ultimo pezzo GIPF del Nero viene neutralizzato. Il Bianco vince.',
  'noPiece.title': 'La fine della partita',
  'noPiece.text':
    'Con la riserva vuota continui **finché puoi usare un potenziale**. Perdi quando tocca a te e non puoi né spingere né usare un potenziale. E come sempre, perdi quando non hai più pezzi GIPF sul tavoliere.',
  'noPiece.shows':
    'Il Bianco non ha nulla in riserva e usa l’ultimo potenziale. Il Nero spinge, e il Bianco ha perso.',

  'linked.heading': 'Le partite collegate',
  'won.title': 'Se vinci la partita collegata',
  'won.text':
    'La partita di GIPF aspetta mentre giocate la partita collegata. Se il giocatore che ha annunciato l’uso **la vince, il potenziale agisce**, e il turno continua.',
  'won.shows': 'Il Bianco annuncia lo YINSH da c3 in e5 e vince la partita collegata. Lo YINSH agisce.',
  'notWon.title': 'Se non la vinci',
  'notWon.text':
    'Altrimenti l’uso è **negato**; un pareggio non basta. Il potenziale resta sul suo pezzo, e il giocatore che l’ha annunciato deve **fare qualcos’altro** in questo turno. In un turno successivo il potenziale può essere annunciato di nuovo.',
  'notWon.shows':
    'Il Bianco annuncia lo stesso uso, ma non vince. Lo YINSH resta in c3, e il Bianco fa una spinta.',
  'nothingElse.title': 'Nient’altro da fare',
  'nothingElse.text': 'Se il tuo uso è negato e non puoi fare nient’altro, **perdi** la partita di GIPF.',
  'nothingElse.shows':
    'La riserva del Bianco è vuota. L’uso dell’ultimo potenziale è negato, e il Bianco ha perso.',
  'linkedApart.title': 'Una partita a sé',
  'linkedApart.text':
    'Una partita collegata ha un orologio suo, o nessuno; intanto l’orologio della partita di GIPF è fermo. Se abbandoni una partita collegata, o se lì scade il tuo tempo, perdi solo quella partita. Una partita collegata non viene mai interrotta da un’altra.',
  'another.title': 'Un altro potenziale',
  'another.text':
    'Dopo un uso negato puoi annunciare un altro potenziale nello stesso turno, ma non di nuovo lo stesso. Un TAMSK la cui spinta è negata è fuori dal gioco.',
  'another.shows': 'L’uso dello YINSH in c3 è negato. Il Bianco annuncia invece lo ZÈRTZ in g5, che agisce.',

  // The menu: what is agreed on, and the three forms of linked play
  'menuChoice.title': 'Mettersi d’accordo',
  'menuChoice.text':
    'Prima della partita i due giocatori si accordano sull’inizio, **base, standard o da torneo**, con o senza vantaggio; sul numero di pezzi base, 15 a testa nel gioco base e 18 altrimenti, se non stabiliscono diversamente; sui **tipi di potenziali** e su quanti di ogni tipo. Per ogni tipo decidono anche se è **libero** o **collegato** a un altro gioco. Entrambi possono avere gli stessi potenziali, oppure ciascuno i suoi preferiti.',
  'menuLimits.title': 'Entro certi limiti',
  'menuLimits.text':
    'Ogni giocatore ha fra 12 e 24 pezzi base e fino a sei potenziali per ogni tipo; i numeri possono essere diversi. Un giocatore può non avere potenziali, ma non entrambi.',
  'threeForms.title': 'Il diritto d’uso va conquistato',
  'threeForms.text':
    'In un incontro collegato, altri giochi interrompono la partita di GIPF. Per ogni tipo vi accordate su una di tre forme. **Sempre**, come vuole il regolamento: un potenziale agisce solo dopo che la sua partita collegata è stata vinta. **Con sfida**, come l’autore ha consigliato in seguito: annunci l’uso di un potenziale, e l’avversario può lanciare una sfida o lasciarlo agire. Ogni giocatore ha una, due o tre sfide in una partita, per tutti i tipi insieme. Oppure **da acquisire**: la partita collegata si gioca quando il pezzo carico deve entrare.',
  'acquired.title': 'Acquisire un potenziale',
  'acquired.text':
    'Un potenziale **da acquisire** si annuncia quando il suo pezzo deve entrare. Se vinci la partita collegata, il pezzo entra, e in seguito usi il potenziale **liberamente**. Altrimenti il potenziale **resta nella tua riserva**, e in questo turno devi fare altro.',
  'acquired.shows':
    'Il Bianco non vince lo ZÈRTZ. Resta nella riserva, e il Bianco fa entrare invece uno YINSH.',
  'anyGame.title': 'Quali giochi',
  'anyGame.text':
    'Per ogni tipo collegato vi accordate su un gioco: **qualsiasi gioco e variante** di qui, **un lancio di dado** a testa, oppure **un gioco lontano dallo schermo** a cui date un nome, per esempio il domino. Con il dado, chi ha annunciato deve tirare almeno quanto chi ha lanciato la sfida. Entrambi i giocatori indicano il risultato di un gioco lontano dallo schermo, anche un pareggio. Se si contraddicono, viene chiesto di nuovo a entrambi; dopo la terza volta vale come non vinta. I colori di una partita collegata si tirano a sorte.',
};
