import type { Translation } from '../../areas.js';

export const projectLessons: Translation<'gipf/projectLessons'> = {
  'free.lesson': 'Pezzi carichi: ZÈRTZ e YINSH',
  'stacks.lesson': 'DVONN, TAMSK, PÜNCT e le pile',
  'linked.lesson': 'Partite collegate',

  'load.title': 'Fai entrare un pezzo carico',
  'load.goal':
    'Giochi con il Bianco. Ogni giocatore ha tre ZÈRTZ e tre YINSH da far entrare. Spingi sul tavoliere un pezzo che porta uno ZÈRTZ.',
  'load.hint':
    'Assicurati che accanto al tavoliere sia scelto ZÈRTZ. Poi tocca un punto e una casella, come per ogni spinta.',
  'load.done':
    'Un pezzo carico ti costa un pezzo e un potenziale. Viene spinto avanti, e conta, come ogni altro pezzo.',
  'load.yinsh': 'Questo pezzo porta uno YINSH: il suo segno è un anello. Il segno di uno ZÈRTZ è una biglia.',
  'load.basic':
    'Quello era un pezzo senza potenziale. Dopo il primo di questi non puoi più far entrare pezzi carichi: i potenziali non ancora entrati sono persi.',

  'slide.title': 'YINSH scivola',
  'slide.goal':
    'Usare un potenziale prende il posto della spinta. Uno YINSH lascia il suo pezzo e scivola in linea retta, solo su caselle vuote. Completa un allineamento con lo YINSH in c3.',
  'slide.hint': 'Tocca c3, poi la casella che manca nella colonna e.',
  'slide.done':
    'Lo YINSH ha contato come un tuo pezzo. Ma in un allineamento un potenziale usato deve uscire, ed è fuori dal gioco. Il suo pezzo è ancora in c3.',
  'slide.elsewhere':
    'Lo YINSH può andare lì, ma non completa nessun allineamento. Quale casella manca nella colonna e?',
  'slide.push': 'Quella era una spinta. Tocca il pezzo carico in c3 e scegli dove va il suo YINSH.',

  'jump.title': 'ZÈRTZ salta',
  'jump.goal':
    'Uno ZÈRTZ salta in linea retta uno o più pezzi contigui, tuoi o del Nero, e atterra sulla prima casella vuota dietro di loro. Completa un allineamento con lo ZÈRTZ in c3.',
  'jump.hint': 'In una direzione salta i pezzi in d4 e in e5. Dove atterra?',
  'jump.done':
    'Lo ZÈRTZ ha colmato il vuoto nella colonna f. È uscito con l’allineamento, e il pezzo nero che lo prolungava è catturato.',
  'jump.elsewhere': 'È un salto, ma non completa nessun allineamento. Prova l’altra direzione.',
  'jump.push': 'Quella era una spinta. Tocca il pezzo carico in c3 e scegli dove atterra il suo ZÈRTZ.',

  'keepLoaded.title': 'Restare o uscire',
  'keepLoaded.goal':
    'Nel tuo allineamento c’è un pezzo carico, e un pezzo carico nero lo prolunga. Rimuovi l’allineamento in modo che il tuo pezzo carico resti e quello del Nero esca.',
  'keepLoaded.hint':
    'Scegli come con i pezzi GIPF: tocca l’allineamento, tocca un pezzo carico per farlo restare o uscire, poi rimuovi l’allineamento.',
  'keepLoaded.done':
    'Puoi ancora usare il tuo YINSH. Il pezzo carico del Nero è uscito per intero: il pezzo è catturato, e il suo ZÈRTZ è fuori dal gioco.',
  'keepLoaded.tookOwn':
    'È uscito anche il tuo pezzo carico. Hai riavuto il pezzo, ma il suo YINSH è fuori dal gioco. Fallo restare.',
  'keepLoaded.leftTheirs':
    'Il pezzo carico del Nero è ancora lì, e il suo ZÈRTZ può essere usato contro di te. Fallo uscire con l’allineamento.',

  'lastResort.title': 'Con la riserva vuota',
  'lastResort.goal':
    'La tua riserva è vuota, perciò non puoi spingere. Ma puoi ancora usare un potenziale. Trova l’uso che ti restituisce dei pezzi.',
  'lastResort.hint': 'La linea da d5 a g3 ha un solo vuoto. Quale dei tuoi potenziali può raggiungerlo?',
  'lastResort.done':
    'Con la riserva vuota continui finché puoi usare un potenziale. E ora hai di nuovo pezzi da spingere.',
  'lastResort.nothing': 'La tua riserva è ancora vuota. Usa un potenziale per completare un allineamento.',

  'hop.title': 'DVONN salta su un pezzo vicino',
  'hop.goal':
    'Un DVONN salta su un pezzo base nero vicino, cioè senza potenziale. La casella appartiene a chi sta in cima. Completa un allineamento con il DVONN in c4.',
  'hop.hint': 'Quale pezzo nero sta fra i tuoi pezzi nella colonna d?',
  'hop.done':
    'Con l’allineamento è uscita solo la cima. Il DVONN è fuori dal gioco, e il pezzo nero che stava sotto è di nuovo scoperto in d4.',
  'hop.elsewhere': 'Ora quella casella è tua, ma non completa nessun allineamento. Guarda la colonna d.',
  'hop.push':
    'Quella era una spinta. Tocca il pezzo carico in c4, poi il pezzo su cui deve saltare il suo DVONN.',

  'tower.title': 'Una pila cresce',
  'tower.goal':
    'Un DVONN nero sta sul tuo pezzo in e4, perciò la casella è del Nero. Poiché sta su un tuo pezzo, il tuo DVONN può saltargli sopra. Completa il tuo allineamento.',
  'tower.hint': 'Tocca e4 per vedere che cosa c’è. Poi tocca d4 e di nuovo e4.',
  'tower.done':
    'Con il tuo DVONN in cima la casella era tua. È uscito con l’allineamento, e ora in cima c’è di nuovo il DVONN nero: ciò che sta sotto torna sempre.',
  'tower.elsewhere': 'Ora quella casella è tua, ma non completa nessun allineamento. Salta sulla pila in e4.',
  'tower.push': 'Quella era una spinta. Usa il DVONN in d4.',

  'middle.title': 'TAMSK agisce al centro',
  'middle.goal':
    'Quando il tuo TAMSK viene spinto in e5, hai subito un’altra spinta, con cui entra il TAMSK stesso. Spingilo lì e completa un allineamento con la seconda spinta.',
  'middle.hint': 'Prima spingi da e1. Poi fai entrare il TAMSK da g1.',
  'middle.done': 'Due spinte in un solo turno. Il TAMSK ha contato nell’allineamento; ora è fuori dal gioco.',
  'middle.noRow':
    'Il TAMSK è entrato, ma non completa nessun allineamento. Dove stanno insieme tre dei tuoi pezzi?',
  'middle.forgone': 'Hai rinunciato alla seconda spinta, perciò il TAMSK è fuori dal gioco.',
  'middle.elsewhere': 'Prima il TAMSK deve arrivare in e5. Spingi avanti di una casella la colonna e.',

  'convert.title': 'Converti un pezzo GIPF',
  'convert.goal':
    'Un PÜNCT può saltare su un pezzo GIPF nero vicino. Allora neutralizza il pezzo GIPF, oppure lo converte in uno tuo. Converti quello in e5.',
  'convert.hint': 'Tocca d4 e poi e5. Passa all’altra scelta prima di confermare.',
  'convert.done':
    'Entrambi i pezzi neri sono catturati. Lì c’è ora un tuo pezzo GIPF, fatto del PÜNCT e di un pezzo della tua riserva.',
  'convert.neutralised':
    'L’hai neutralizzato: il suo pezzo superiore è catturato, e il PÜNCT sta su quello inferiore. Il Nero ha un pezzo GIPF in meno, ma tu non ne hai uno in più.',
  'convert.stacked':
    'Il PÜNCT è saltato su un pezzo che porta un PÜNCT. Può farlo, ma il pezzo GIPF è ancora del Nero.',
  'convert.push': 'Quella era una spinta. Usa il PÜNCT in d4.',

  'lastGipf.title': 'L’ultimo pezzo GIPF',
  'lastGipf.goal': 'Al Nero resta un solo pezzo GIPF. Vinci subito la partita.',
  'lastGipf.hint': 'Neutralizzato o convertito, non è più un pezzo GIPF del Nero.',
  'lastGipf.done': 'Il Nero non ha più pezzi GIPF. Hai vinto!',
  'lastGipf.stacked': 'Hai usato il tuo PÜNCT, e il pezzo GIPF del Nero è ancora in d5.',
  'lastGipf.other': 'Il pezzo GIPF del Nero è ancora in d5. Quale dei tuoi potenziali può saltargli sopra?',

  'announce.title': 'Annuncia l’utilizzo',
  'announce.goal':
    'In questo incontro si può lanciare una sfida contro l’uso di un potenziale, perciò l’uso va prima annunciato. Annuncia lo scivolamento che completa il tuo allineamento.',
  'announce.hint': 'Tocca c6, poi la casella che manca nella colonna f. Annuncia l’uso con il pulsante.',
  'announce.done':
    'Ora il Nero lascia agire lo YINSH oppure lancia una sfida. Il Nero lancia una sfida! La partita di GIPF aspetta, e decide una partita di YINSH blitz.',
  'announce.elsewhere':
    'Quell’uso non completa nessun allineamento. Forse dovrai lottare per ottenerlo, perciò scegline uno migliore.',
  'announce.push': 'Quella era una spinta. Si annunciano solo gli usi: tocca il pezzo carico in c6.',

  'between.title': 'La partita intermedia',
  'between.goal':
    'La sorte ti ha dato il Bianco in questa partita di YINSH blitz. Vincila: decide il primo anello rimosso.',
  'between.hint':
    'La tua quinta pedina viene dall’anello in e3. Muovilo senza saltare le tue pedine, poi rimuovi l’allineamento e un anello.',
  'between.done':
    'Hai vinto la partita collegata. Perciò nella partita di GIPF il tuo YINSH agisce, e il tuo allineamento è completo.',
  'between.flipped':
    'Hai saltato le tue stesse pedine e le hai girate. Muovi l’anello in e3 in un’altra direzione.',
  'between.notYet':
    'Così non vinci ancora. Quale anello può lasciare dietro di sé la quinta pedina di un allineamento?',

  'denied.title': 'Negato',
  'denied.goal':
    'Questa volta hai perso la partita collegata. Il pezzo in c3 resta carico, ma in questo turno non puoi più usare il suo YINSH. Trova un altro modo per completare l’allineamento. Il Nero non ha più sfide.',
  'denied.hint': 'Nello stesso turno puoi annunciare un altro potenziale. Guarda h5.',
  'denied.done':
    'Una partita persa ti costa l’uso in questo turno, non il potenziale: più tardi potrai annunciare di nuovo lo YINSH in c3.',
  'denied.none': 'Così non completi nessun allineamento. Con il tuo secondo YINSH potresti.',

  'challenge.title': 'Lanciare una sfida?',
  'challenge.goal':
    'Il Nero annuncia lo YINSH da c3 in e5. Ti restano un pezzo GIPF e una sfida. Che cosa fai?',
  'challenge.hint': 'Quale allineamento completerebbe il Nero, e che cosa catturerebbe?',
  'challenge.done':
    'Quell’uso avrebbe fatto vincere la partita al Nero. Ora il Nero deve prima vincere la partita collegata, e un pareggio non basta.',
  'challenge.waive':
    'Allora lo YINSH agisce. Il Nero completa un allineamento nella colonna e, cattura il tuo ultimo pezzo GIPF in e7 e vince.',

  'waive.title': 'O lasciarlo agire?',
  'waive.goal': 'Il Nero annuncia lo YINSH da c3 in c2. Ti resta una sfida. Che cosa fai?',
  'waive.hint': 'Il Nero completa così un allineamento, o minaccia di completarne uno?',
  'waive.done':
    'Quest’uso non ti danneggia. Conservi la tua sfida per uno che ti danneggerebbe, e il Nero ha uno YINSH in meno.',
  'waive.challenge': 'Così spenderesti la tua unica sfida per un uso che non ti danneggia.',

  'die.title': 'Un lancio di dado',
  'die.goal':
    'Per ZÈRTZ vi siete accordati su un dado. Hai annunciato il salto da c3 in f5, e il Nero ha lanciato una sfida. Tiri un 4, e anche il Nero. Che cosa succede?',
  'die.hint': 'Chi ha annunciato deve tirare almeno quanto chi ha lanciato la sfida.',
  'die.done': 'Un numero uguale basta. Lo ZÈRTZ agisce e completa il tuo allineamento.',
  'die.stays':
    'Devi tirare almeno quanto il Nero, e l’hai fatto. Lo ZÈRTZ resterebbe solo se avessi tirato di meno.',
};
