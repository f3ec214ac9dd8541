import type { Translation } from '../areas.js';

export const rulesGipf: Translation<'rules-gipf'> = {
  'page.title': 'Le regole di GIPF',
  'page.description':
    'Le regole complete di GIPF con tavolieri animati: spinte, allineamenti di quattro, catture, pezzi GIPF, il gioco base, standard e da torneo e le nostre regole della casa.',
  'page.heading': 'Le regole di GIPF',
  'page.lead':
    'GIPF è un gioco per due di Kris Burm. Spingi i pezzi dal bordo, e tutto ciò che trovano sulla loro strada avanza. Comincia dal gioco base; il gioco standard e quello da torneo non fanno che aggiungere qualcosa.',

  'begin.heading': 'Il gioco base: prima di cominciare',
  'aim.title': 'Lo scopo del gioco',
  'aim.text':
    'Allinea **quattro dei tuoi pezzi** per riaverli, e cattura ciò che sta dietro di loro. Ogni turno ti costa un pezzo della riserva. Se devi spingere e **non hai più pezzi, perdi**.',
  'aim.shows':
    'Il Bianco completa un allineamento di quattro, lo riprende e cattura il pezzo nero che gli sta dietro.',
  'board.title': 'Il tavoliere',
  'board.text':
    'I pezzi stanno sui **37 incroci** delle linee. Tutt’attorno ci sono **24 punti**, da cui i pezzi entrano. I punti stessi non fanno parte dell’area di gioco: su un punto non resta mai nulla.',
  'board.shows': 'Tutti i 24 punti sono evidenziati. Un pezzo entra da a3 e si sposta in b4.',
  'start.title': 'L’inizio',
  'start.text':
    'Ogni giocatore ha **15 pezzi**: tre sul tavoliere, un angolo sì e uno no, e **12 in riserva**. I colori si tirano a sorte; comincia il Bianco, poi si gioca a turno.',
  'start.shows': 'L’inizio del gioco base e le prime spinte.',

  'push.heading': 'Spingere',
  'push.title': 'Una spinta',
  'push.text':
    'La tua mossa è **una spinta**. Metti un pezzo della tua riserva su un punto e spingilo lungo una linea fino al primo incrocio. Se lì c’è un pezzo, di qualsiasi colore, avanza di un incrocio nella stessa direzione. Da ciascuno dei sei punti d’angolo parte una sola linea, da ogni altro punto due: scegli tu quale.',
  'push.shows': 'Il Bianco spinge da a1. Il pezzo nero in b2 avanza in c3.',
  'chain.title': 'Spingere più pezzi',
  'chain.text':
    'Un pezzo spinto può spingere il successivo, e così via. Tutti i pezzi che si toccano sulla linea avanzano di **esattamente un incrocio**. Oltre un vuoto non si muove nulla.',
  'chain.shows': 'Il Bianco spinge da e1. Tre pezzi avanzano di un incrocio; il pezzo in e7 resta fermo.',
  'closed.title': 'Una linea piena è chiusa',
  'closed.text':
    'Nessun pezzo può essere spinto fuori dal tavoliere. Se una linea **non ha incroci liberi**, non puoi spingere nulla da nessuna delle sue due estremità.',
  'closed.shows':
    'La colonna b è piena, perciò i punti b1 e b6 sono chiusi per questa linea. Ma da a2 un’altra linea porta a b3.',

  'rows.heading': 'Allineamenti e catture',
  'row.title': 'Un allineamento di quattro',
  'row.text':
    '**Quattro o più pezzi dello stesso colore** contigui su una linea formano un allineamento. Il proprietario deve rimuoverlo subito, chiunque l’abbia formato. Rimuoverlo non costa un turno.',
  'row.shows': 'Il Bianco completa un allineamento di quattro nella colonna d e lo rimuove.',
  'extension.title': 'Che cosa esce con l’allineamento',
  'extension.text':
    'Insieme all’allineamento esce anche **ogni pezzo che lo prolunga senza vuoti**, a entrambe le estremità e di qualsiasi colore. Da ciascun lato ci si ferma al primo incrocio libero.',
  'extension.shows':
    'Il Bianco rimuove i pezzi da e2 a e5, ed esce anche il pezzo nero in e6. Quello in e8 resta, perché e7 è vuoto.',
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
    'Due allineamenti si incrociano quando entrambi farebbero uscire un pezzo dallo stesso incrocio, anche se quel pezzo si limita a prolungarne uno. Che cosa prolunga un allineamento si decide nel momento in cui lo si rimuove, non prima.',
  'crossingMeans.shows':
    'Il pezzo in e7 uscirebbe con l’uno o con l’altro allineamento. Il Bianco rimuove prima l’allineamento da b4 a e7. La colonna e è ancora completa, perciò il Bianco rimuove anche quella.',

  'end.heading': 'La fine della partita',
  'reserve.title': 'Riserva vuota',
  'reserve.text': 'Se devi spingere e la tua riserva è **vuota, perdi**.',
  'reserve.shows': 'Il Bianco spinge. Il Nero non ha più nulla in riserva e perde.',
  'rescue.title': 'Salvo grazie a un allineamento',
  'rescue.text':
    'La riserva vuota da sola non fa perdere. Se prima hai un allineamento da rimuovere, i suoi pezzi tornano e puoi di nuovo spingere.',
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
  'agreed.text': 'I due giocatori possono accordarsi per il pareggio.',
  'undo.title': 'Tornare indietro',
  'undo.text':
    'A un vero tavoliere vale la regola “pezzo toccato, pezzo giocato”. Qui puoi annullare i passi finché non hai confermato la mossa.',

  'standard.heading': 'Il gioco standard',
  'standardStart.title': 'I pezzi GIPF',
  'standardStart.text':
    'Ogni giocatore ha **18 pezzi**. La partita comincia con tre **pezzi GIPF** a testa, sugli stessi incroci del gioco base. Un pezzo GIPF è fatto di due pezzi, uno sopra l’altro. Ogni giocatore ha 12 pezzi in riserva. Si spingono pezzi singoli; i pezzi GIPF vengono spinti avanti come tutti gli altri.',
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
    'Un tuo pezzo GIPF che rimuovi torna nella tua riserva come **due pezzi singoli**, e tali restano. Un pezzo GIPF catturato costa due pezzi al suo proprietario.',
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
    'Il gioco da torneo comincia con un **tavoliere vuoto** e **18 pezzi** in ogni riserva. La tua prima spinta deve far entrare un **pezzo GIPF**, che ti costa due pezzi della riserva.',
  'firstPush.shows': 'Entrambi i giocatori fanno entrare due pezzi GIPF ciascuno.',
  'rightEnds.title': 'Quanti ne vuoi, fino al primo pezzo singolo',
  'rightEnds.text':
    'Puoi continuare a far entrare pezzi GIPF finché non spingi **il tuo primo pezzo singolo**. Da quel momento fai entrare solo pezzi singoli. Ogni giocatore lo decide per sé, e perdere o riprendere un pezzo GIPF non cambia nulla.',
  'rightEnds.shows':
    'Il Bianco fa entrare un pezzo singolo e d’ora in poi può far entrare solo pezzi singoli. Il Nero può ancora far entrare un pezzo GIPF.',
  'tournamentLast.title': 'Perdere l’ultimo pezzo GIPF',
  'tournamentLast.text':
    'Come nel gioco standard, perdi quando non hai più pezzi GIPF sul tavoliere. Questo vale a partire dalla tua prima spinta.',
  'tournamentLast.shows': 'Il Bianco cattura l’ultimo pezzo GIPF del Nero e vince.',
  'fourStay.title': 'Quattro pezzi GIPF possono restare',
  'fourStay.text':
    'Un allineamento con **quattro o più pezzi GIPF** contigui può essere lasciato sul tavoliere. Decidi ogni volta di nuovo: prima della tua spinta e dopo. Questa regola viene dalle regole brevi dell’autore, non dal regolamento.',
  'fourStay.shows': 'Il Bianco ha quattro pezzi GIPF nella colonna b e ogni volta decide di lasciarli.',
  'singlesGo.title': 'I pezzi singoli escono comunque',
  'singlesGo.text':
    'Se lasci sul tavoliere un allineamento del genere, i **pezzi singoli** che lo prolungano devono comunque uscire: i tuoi tornano nella tua riserva, quelli dell’avversario vengono catturati.',
  'singlesGo.shows':
    'Quattro pezzi GIPF restano nella colonna e, ma il pezzo singolo in e2 torna nella riserva.',
};
