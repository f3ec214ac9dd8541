import type { Translation } from '../../areas.js';

export const lessons: Translation<'gipf/lessons'> = {
  'first.lesson': 'Primi passi',
  'tactics.lesson': 'Pezzi GIPF e tattica',
  'strategy.lesson': 'Giocare bene',

  'intro.0': 'Il Bianco ha tre pezzi in riserva, il Nero due. Chi deve spingere e non ha più pezzi perde.',
  'intro.1': 'Il Bianco spinge un pezzo dal bordo. Tutta la linea avanza di una casella.',
  'intro.2': 'Il Nero spinge un pezzo. Gliene resta uno.',
  'intro.3': 'Il Bianco spinge ancora: quattro pezzi bianchi formano un allineamento.',
  'intro.4': 'L’allineamento torna nella riserva del Bianco. I due pezzi neri dietro di esso sono catturati.',
  'intro.5': 'Il Nero spinge il suo ultimo pezzo.',
  'intro.6': 'Il Bianco spinge. Il Nero non ha più pezzi da spingere: il Bianco vince!',

  'push.title': 'Fai entrare un pezzo',
  'push.goal': 'Giochi con il Bianco. Porta un pezzo da un punto del bordo alla casella segnata.',
  'push.hint': 'Scegli un punto accanto alla casella segnata, poi la casella stessa. Due punti portano lì.',
  'push.done': 'Il tuo pezzo è sul tavoliere, e nella tua riserva ce n’è uno in meno.',
  'push.elsewhere': 'Una spinta permessa, ma il tuo nuovo pezzo deve arrivare nella casella segnata.',

  'chain.title': 'Spingi un’intera catena',
  'chain.goal':
    'Ogni casella ha un nome: la lettera della colonna, poi il numero, come scritto intorno al tavoliere. Spingi via il pezzo nero dal centro, e5.',
  'chain.hint':
    'Una spinta muove tutti i pezzi che si toccano, fino al primo vuoto. Quale catena arriva a e5?',
  'chain.done': 'Quattro pezzi sono avanzati di una casella ciascuno, e ora al centro c’è il tuo pezzo.',
  'chain.gap':
    'Su quella linea c’era un vuoto, perciò la spinta si è fermata in d4. La catena fino a e5 non deve avere vuoti.',
  'chain.elsewhere':
    'Il pezzo nero è ancora in e5. Spingi lungo la linea su cui i pezzi si susseguono senza vuoti.',

  'closed.title': 'Una linea chiusa',
  'closed.goal':
    'La colonna b è piena: dalle sue estremità non si può spingere nulla. Porta comunque un pezzo bianco in b3.',
  'closed.hint': 'Altre linee incrociano la colonna b. Entra dal punto a2 o a3.',
  'closed.done': 'Una linea piena è chiusa solo nella propria direzione. Di lato potevi ancora spingere.',
  'closed.elsewhere': 'In b3 non c’è ancora un pezzo bianco. Spingine uno di lato.',

  'row.title': 'Quattro in fila',
  'row.goal': 'Completa un allineamento di quattro e rimuovilo.',
  'row.hint': 'Hai tre pezzi nella colonna d. Spingine un altro dal basso.',
  'row.done': 'I tuoi quattro pezzi sono tornati nella riserva: ne hai più di prima della spinta.',
  'row.none': 'Ancora nessun allineamento. Dove hai tre pezzi contigui?',

  'capture.title': 'Cattura',
  'capture.goal': 'Completa un allineamento in modo da catturare due pezzi neri.',
  'capture.hint': 'Due spinte formano un allineamento. Scegli quella con pezzi neri dietro l’allineamento.',
  'capture.done':
    'I pezzi del Nero stavano dietro il tuo allineamento senza vuoti, perciò vengono catturati. Quei due non torneranno più.',
  'capture.few': 'Un allineamento, ma nessuna cattura. L’altra linea finisce con pezzi neri.',
  'capture.none': 'Ancora nessun allineamento. Hai tre pezzi in linea da b2 a d4, e tre nella colonna d.',

  'chooseRow.title': 'Quale allineamento?',
  'chooseRow.goal': 'Due dei tuoi allineamenti si incrociano. Rimuovi quello che cattura di più.',
  'chooseRow.hint':
    'Che cosa c’è dietro ciascun allineamento? I pezzi neri che lo prolungano vengono catturati.',
  'chooseRow.done':
    'Due pezzi catturati. Ciò che resta dell’altro allineamento rimane sul tavoliere e può ancora servire.',
  'chooseRow.few': 'Quell’allineamento non cattura nulla. Dietro l’altro ci sono due pezzi neri.',

  'bothRows.title': 'L’ordine giusto',
  'bothRows.goal':
    'Hai due allineamenti che si incontrano in e7. Scegli l’ordine in cui puoi rimuoverli entrambi.',
  'bothRows.hint':
    'Rimuovendo l’allineamento nella colonna e, escono tutti i pezzi che vi si susseguono senza vuoti, anche quello in e7. Comincia dall’altro allineamento.',
  'bothRows.done':
    'Dopo il primo allineamento l’allineamento nella colonna e era ancora completo, perciò hai potuto rimuovere anche quello.',
  'bothRows.one':
    'Con l’allineamento nella colonna e è uscito anche il pezzo in e7, e l’altro allineamento ha perso il suo quarto pezzo. Comincia dall’altro allineamento.',

  'saveReserve.title': 'L’ultimo pezzo',
  'saveReserve.goal': 'Ti resta un solo pezzo in riserva. Fai una spinta che ti restituisca dei pezzi.',
  'saveReserve.hint': 'Tre dei tuoi pezzi stanno sulla linea che comincia in b5.',
  'saveReserve.done':
    'Sono tornati quattro pezzi. Tieni pronto un allineamento per i momenti difficili. Verso la fine conta anche la riserva dell’avversario: spesso decide un solo pezzo.',
  'saveReserve.empty':
    'Ora la tua riserva è vuota. Perderai non appena dovrai spingere. Completa invece un allineamento.',

  'keep.title': 'Conserva il tuo pezzo GIPF',
  'keep.goal':
    'Questo è il gioco standard e ti resta un solo pezzo GIPF. Rimuovi il tuo allineamento senza perdere la partita.',
  'keep.hint':
    'Tocca l’allineamento. Il tuo pezzo GIPF in e4 è allora segnato per restare: lascialo così e rimuovi l’allineamento. Se tocchi di nuovo il pezzo, uscirà.',
  'keep.done':
    'Il tuo pezzo GIPF resta sul tavoliere, e il pezzo nero dietro l’allineamento viene catturato.',
  'keep.tookLast':
    'Così hai rimosso dal tavoliere il tuo ultimo pezzo GIPF, e senza pezzi GIPF si perde immediatamente. Fallo restare.',

  'takeGipf.title': 'Cattura l’ultimo pezzo GIPF',
  'takeGipf.goal': 'Al Nero resta un solo pezzo GIPF. Vinci subito la partita.',
  'takeGipf.hint':
    'Completa il tuo allineamento nella colonna e. Il pezzo GIPF nero si troverà subito dietro.',
  'takeGipf.done': 'Il Nero non ha più pezzi GIPF sul tavoliere. Hai vinto!',
  'takeGipf.left':
    'L’allineamento era giusto, ma hai lasciato il pezzo GIPF nero sul tavoliere. Fallo uscire con l’allineamento.',
  'takeGipf.none':
    'Ancora nessun allineamento. Quale spinta riunisce quattro dei tuoi pezzi davanti al pezzo GIPF?',

  'secondGipf.title': 'Torneo: un altro pezzo GIPF',
  'secondGipf.goal': 'Questo è il gioco da torneo. Fai entrare un secondo pezzo GIPF.',
  'secondGipf.hint':
    'Assicurati che accanto al tavoliere sia scelto il pezzo GIPF, poi tocca un punto e una casella.',
  'secondGipf.done':
    'Due pezzi della tua riserva sono ora un pezzo GIPF. Puoi continuare così fino al tuo primo pezzo singolo.',
  'secondGipf.single':
    'Quello era un pezzo singolo. Dopo il tuo primo pezzo singolo non puoi più far entrare pezzi GIPF.',

  'doubleThreat.title': 'Doppia minaccia',
  'doubleThreat.goal':
    'Fai una spinta dopo la quale tu possa completare un allineamento nel prossimo turno, qualunque cosa faccia il Nero.',
  'doubleThreat.hint':
    'Tre pezzi in fila sono una minaccia, e anche quattro con un solo vuoto. Cerca una spinta che crei due minacce, per esempio con un pezzo che arriva in d4.',
  'doubleThreat.done': 'Il Nero può fermare una delle tue minacce, ma non tutte.',
  'doubleThreat.stopped':
    'Il Nero ha una spinta che ferma tutte le tue minacce. Crea due minacce che nessuna spinta possa fermare da sola.',

  'stop.title': 'Ferma l’ultima speranza',
  'stop.goal':
    'Il Nero ha un solo pezzo in riserva, ma minaccia di completare un allineamento. Impediscilo, e il Nero non si salva più.',
  'stop.hint': 'Il Nero vuole spingere da e9. Spingi di lato un pezzo in e8.',
  'stop.done':
    'L’ultimo pezzo del Nero non gli restituisce nulla. Poi il Nero dovrà spingere con la riserva vuota, e vincerai tu.',
  'stop.threat':
    'Il Nero può ancora completare un allineamento e riavere dei pezzi. Separa i tre pezzi nella colonna e.',

  'makeThem.title': 'Fai rimuovere pezzi al Nero',
  'makeThem.goal':
    'Il Nero minaccia nella colonna d un allineamento che cattura il tuo pezzo in d6. Completa tu un allineamento per il Nero, in modo che non catturi nulla.',
  'makeThem.hint': 'Spingi il pezzo nero da c5 in d6. Il tuo lascia allora la colonna d.',
  'makeThem.done':
    'Il Nero deve rimuovere quattro pezzi dal tavoliere e non cattura nulla. E con la prossima spinta puoi completare un allineamento.',
  'makeThem.costs':
    'Così l’allineamento del Nero è completo, ma il tuo pezzo in d6 lo prolunga e viene catturato. Spingi da un altro lato.',
  'makeThem.none':
    'Il Nero non deve rimuovere nulla. Quale spinta porta un quarto pezzo nero nella colonna d?',

  'countBoth.title': 'Conta entrambe le riserve',
  'countBoth.goal':
    'Ti resta un pezzo in riserva, e anche al Nero. Inoltre il Nero minaccia un allineamento. Trova la spinta che vince.',
  'countBoth.hint':
    'Due spinte completano un tuo allineamento. Dopo quale delle due l’ultimo pezzo del Nero non può più formare un allineamento?',
  'countBoth.done':
    'Il tuo allineamento ha catturato un pezzo della colonna e. L’ultimo pezzo del Nero non gli restituisce nulla, e tu ne hai quattro in riserva: vinci.',
  'countBoth.row':
    'La tua riserva è più piena, ma il Nero spinge da e9, riprende un allineamento e la partita continua. Scegli l’allineamento che cattura.',
  'countBoth.empty':
    'Ora la tua riserva è vuota, e perdi quando dovrai spingere di nuovo. Completa un allineamento.',

  'giveOwn.title': 'Rinuncia a un pezzo GIPF',
  'giveOwn.goal':
    'La tua riserva è vuota, il Nero ha tre pezzi. Rimuovi il tuo allineamento in modo da avere, dopo la spinta, più pezzi in riserva del Nero.',
  'giveOwn.hint':
    'Un pezzo GIPF che riprendi vale due pezzi, e ne hai un altro in h4. Tocca l’allineamento, poi il pezzo in e4 perché esca, e rimuovi l’allineamento.',
  'giveOwn.done':
    'Sono tornati cinque pezzi, e dopo la spinta ne restano quattro. Il pezzo GIPF in h4 ti tiene in partita.',
  'giveOwn.kept':
    'Hai tenuto entrambi i pezzi GIPF, ma nella tua riserva restano due pezzi, e il Nero ne ha tre. Rinuncia a quello in e4.',

  'leaveTheirs.title': 'Lascia un pezzo GIPF al suo posto',
  'leaveTheirs.goal':
    'Hai un allineamento e con esso potresti catturare il pezzo GIPF nero in c6. Rimuovilo in modo che il Nero non possa rispondere con un allineamento.',
  'leaveTheirs.hint': 'La colonna c è piena, quindi il Nero non può spingervi. E se c6 fosse vuota?',
  'leaveTheirs.done':
    'Il pezzo GIPF nero tiene chiusa la colonna c. Il tuo ultimo pezzo GIPF, in c5, è al sicuro.',
  'leaveTheirs.took':
    'Hai catturato due pezzi, ma ora la colonna c è aperta: il Nero spinge da c1, forma un allineamento e cattura il tuo ultimo pezzo GIPF.',
};
