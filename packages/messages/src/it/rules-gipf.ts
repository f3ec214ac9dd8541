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

  'project.heading': 'GIPF as a project: potentials',
  'potentials.title': 'Other games lend a hand',
  'potentials.text':
    'GIPF has room for more: five other games can each lend it a **potential**. A potential is a small piece that rides on one of your pieces until you use it, once, for something that no other piece can do. A piece without a potential is called a **basic piece**, a piece with one a **loaded piece**.',
  'potentials.shows':
    'Loaded pieces of White and Black. From left to right: ZÈRTZ, a ball; YINSH, a ring; DVONN, three bars; TAMSK, an hourglass; PÜNCT, three dots.',
  'agreement.title': 'What you agree on',
  'agreement.text':
    'Before the game, both players agree on the start, **standard or tournament**; on the number of basic pieces, 18 each unless you say otherwise; on the **kinds of potentials**, with three to six of each kind; and on whether potentials are **free** or **linked** to other games. Both may have the same potentials, or each their own favourites.',
  'limits.title': 'Within limits',
  'limits.text':
    'Each player has at least one kind of potential and between 12 and 24 basic pieces. There is no handicap.',
  'loaded.title': 'Bringing in a loaded piece',
  'loaded.text':
    'A loaded piece comes in by a push like any other. It costs **one piece from your reserve and one potential**.',
  'loaded.shows': 'White brings in a ZÈRTZ, Black a YINSH, and then White a YINSH.',
  'entryOrder.title': 'The order',
  'entryOrder.text':
    'First GIPF-pieces, then loaded pieces, then basic ones. With **your first loaded piece** your right to bring in GIPF-pieces ends. With **your first basic piece** you can bring in neither any more, and the potentials that have not come in are lost.',
  'entryOrder.shows':
    'A tournament start. Both bring in one more GIPF-piece and then a loaded piece. White’s basic piece on c2 ends it for White; Black may still bring in potentials.',
  'loadedStay.title': 'Loaded pieces in a row',
  'loadedStay.text':
    'A loaded piece is pushed on, and counts, like any other piece. When you take a row, you decide for **each loaded piece** that would leave with it, yours or your opponent’s, whether it goes or stays, as with GIPF-pieces.',
  'loadedStay.shows':
    'White takes the row, leaves the white loaded piece standing on e4, and lets the black one on e6 go.',
  'loadedGoes.title': 'When a loaded piece goes',
  'loadedGoes.text':
    'A loaded piece that goes, goes **as a whole**. The piece returns to its owner’s reserve or is captured, as always. The potential is **out of the game**.',
  'loadedGoes.shows':
    'The same row. White takes the white loaded piece back: its piece is in the reserve again, its YINSH is out of the game.',
  'oneGoes.title': 'One has to go',
  'oneGoes.text':
    'If a row consists of GIPF-pieces and loaded pieces only, **at least one of them has to go**. In games with potentials this also replaces the tournament rule that four GIPF-pieces may stay.',
  'oneGoes.shows': 'All four pieces of White’s row could stay, so White has to choose one that goes: d4.',
  'use.title': 'Using a potential',
  'use.text':
    'To use a potential **is your turn**, instead of a push. The potential leaves its piece and acts, each kind in its own way. The piece stays where it is, as a basic piece. Then rows are settled as after a push.',
  'use.shows': 'White’s YINSH slides from d3 to d6. Then Black’s ZÈRTZ jumps from f5 to d4.',
  'usedGoes.title': 'After its use',
  'usedGoes.text':
    'A used potential stays on the board as a piece of your colour and counts in rows. When it leaves with a row, **it has to go**, and it is out of the game; it never comes to a reserve.',
  'usedGoes.shows':
    'The YINSH completes White’s row. Three pieces return to the reserve, and the YINSH is out of the game.',

  'kinds.heading': 'The five potentials',
  'zertz.title': 'ZÈRTZ jumps',
  'zertz.text':
    'A ZÈRTZ jumps in a straight line over **one or more pieces side by side**, of any kind and colour, onto the first empty point behind them.',
  'zertz.shows': 'From c3 the ZÈRTZ can jump to c5 or to f5. It jumps over d4 and e5.',
  'yinsh.title': 'YINSH slides',
  'yinsh.text':
    'A YINSH slides in a straight line over **empty points**, as far as you like. It does not jump.',
  'yinsh.shows': 'All points are marked that the YINSH can reach. It slides to h5.',
  'dvonn.title': 'DVONN hops on top',
  'dvonn.text':
    'A DVONN hops onto a neighbouring point with a **basic piece of the opponent**, with an opponent’s piece that is **loaded with a DVONN**, or with an opponent’s **DVONN that stands on a piece of yours**. Whoever is on top owns the point.',
  'dvonn.shows':
    'Of the black pieces around it the DVONN can hop onto three: the basic piece on d3, the one loaded with a DVONN on c4, and the DVONN on a white piece on e4. The piece on c3 carries something else. It hops onto d3.',
  'stack.title': 'Stacks',
  'stack.text':
    'A DVONN on top can be topped again by the other side, and so a stack can grow, its colours changing from DVONN to DVONN. It counts as **one piece of the colour on top**, and is pushed on as a whole. Touch a stack to see what is in it.',
  'stack.shows': 'White’s DVONN hops onto a piece loaded with a DVONN. Black tops it, and White tops that.',
  'beneath.title': 'What is beneath comes back',
  'beneath.text':
    'When a stack leaves with a row, **only its top goes**, and that DVONN is out of the game. What was beneath stands there again, counts again, and may complete another row.',
  'beneath.shows':
    'White takes the row in column d. The DVONN on d4 goes, the black piece beneath it stands again, and it completes a row for Black.',
  'directly.title': 'Directly beneath',
  'directly.text':
    'Whether a DVONN stands on a piece of yours is decided by what is directly beneath it. A loaded piece that is uncovered can be used again.',
  'directly.shows':
    'Black’s row takes the black DVONN off c4. White’s loaded piece stands there again, and White uses its DVONN.',
  'tamsk.title': 'TAMSK works in the middle',
  'tamsk.text':
    'When your piece loaded with a TAMSK is **pushed onto e5** by you, you have **one more push** in the same turn, and the TAMSK itself comes in with it as a piece. Nothing is taken off between the two pushes. If you do not use it at once, the TAMSK is out of the game. The details of this rule are ours.',
  'tamsk.shows': 'White’s push brings the TAMSK to e5. It comes in from g1 and completes a row.',
  'tamskTheirs.title': 'Pushed there by the opponent',
  'tamskTheirs.text':
    'If your opponent pushes it onto e5, you have the extra push at the **start of your next turn**, before your regular move, and only if the piece is still on e5. Nothing is taken off between the two.',
  'tamskTheirs.shows':
    'Black’s push brings White’s TAMSK to e5. White brings it in from c1, makes a regular push from i5, and only then takes the row.',
  'punct.title': 'PÜNCT takes on GIPF-pieces',
  'punct.text':
    'A PÜNCT hops onto a neighbouring point with an opponent’s piece that is **loaded with a PÜNCT**, with an opponent’s **PÜNCT that stands on a piece of yours**, or with an **opponent’s GIPF-piece**. On another PÜNCT all is as with DVONN, and such stacks can grow in the same way. The details about PÜNCT are ours.',
  'punct.shows':
    'The PÜNCT can hop onto the piece loaded with a PÜNCT on d3, the PÜNCT on a white piece on e4, or the GIPF-piece on d5. It hops onto d3.',
  'neutralise.title': 'Neutralise a GIPF-piece',
  'neutralise.text':
    'On a GIPF-piece you choose one of two things. **Neutralise** it: its upper piece is captured, and the PÜNCT stands on the lower one. It is a GIPF-piece no longer. When the PÜNCT goes, the lower piece stands there as a basic piece.',
  'neutralise.shows':
    'The PÜNCT neutralises the GIPF-piece on e5 and completes a row. The PÜNCT goes with it, and a black basic piece is left on e5.',
  'convert.title': 'Convert a GIPF-piece',
  'convert.text':
    'Or, if you have a piece in reserve, **convert** it: both its pieces are captured, and the PÜNCT and a piece from your reserve stand there as a **GIPF-piece of yours**. If you take it off later, only the piece returns to your reserve; the PÜNCT is out of the game.',
  'convert.shows': 'Both black pieces on e5 are captured. A white GIPF-piece stands there now.',
  'punctLast.title': 'Losing the last one to a PÜNCT',
  'punctLast.text':
    'If a PÜNCT neutralises or converts your last GIPF-piece, you have lost, as after any other loss of the last one.',
  'punctLast.shows': 'Black’s last GIPF-piece is neutralised. White wins.',
  'noPiece.title': 'The end of the game',
  'noPiece.text':
    'With an empty reserve you go on **as long as you can use a potential**. You lose when it is your move and you can neither push nor use a potential. And as always, you lose when you have no GIPF-piece left on the board.',
  'noPiece.shows':
    'White has nothing in reserve and uses the last potential. Black pushes, and White has lost.',

  'linked.heading': 'Linked games',
  'twoForms.title': 'A use has to be won',
  'twoForms.text':
    'In a linked match, other games interrupt the GIPF game. You agree on one of two forms. **Always**, as the rulebook has it: a potential acts only after its linked game has been won. Or **by challenge**, as the author advised later: you announce the use of a potential, and your opponent may challenge it or let it act. Each player has one, two or three challenges in a game.',
  'won.title': 'If you win the linked game',
  'won.text':
    'The GIPF game waits while you play the linked game. If the player who announced the use **wins it, the potential acts**, and the turn goes on.',
  'won.shows': 'White announces the YINSH from c3 to e5 and wins the linked game. The YINSH acts.',
  'lost.title': 'If you do not win it',
  'lost.text':
    'Otherwise the use is **denied**; a draw is not enough. The potential stays loaded, and the player who announced it has to **do something else** in this turn. In a later turn it may be announced again.',
  'lost.shows':
    'White announces the same use, but does not win. The YINSH stays on c3, and White makes a push.',
  'nothingElse.title': 'Nothing else to do',
  'nothingElse.text': 'If your use is denied and you can do nothing else, **you lose** the GIPF game.',
  'nothingElse.shows':
    'White’s reserve is empty. The use of the last potential is denied, and White has lost.',
  'linkedGames.title': 'Which games',
  'linkedGames.text':
    'For each kind of potential you agree on a linked game: **YINSH**, **YINSH blitz**, **GIPF basic**, **a throw of a die** each, or **any game away from the screen** whose winner both players confirm. With the die, the player who announced needs at least as much as the challenger. Colours of a linked game are drawn by lot.',
  'linkedApart.title': 'A game of its own',
  'linkedApart.text':
    'A linked game has a clock of its own, or none; the clock of the GIPF game stands still meanwhile. If you resign a linked game, or your time runs out in it, you lose that game only. A linked game is never interrupted by another one.',
  'another.title': 'Another potential',
  'another.text':
    'After a denied use you may announce another potential in the same turn, but not the same one. A TAMSK whose push is denied is out of the game.',
  'another.shows':
    'The use of the YINSH on c3 is denied. White announces the ZÈRTZ on g5 instead, and it acts.',
};
