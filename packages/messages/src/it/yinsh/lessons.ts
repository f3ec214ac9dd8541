import type { Translation } from '../../areas.js';

export const lessons: Translation<'yinsh/lessons'> = {
  'first.lesson': 'Primi passi',
  'tactics.lesson': 'Tattica',
  'strategy.lesson': 'Giocare bene',

  'intro.0': 'Finora il Bianco ha rimosso un anello. Con tre anelli rimossi si vince.',
  'intro.1': 'Un anello si muove in linea retta e lascia una pedina dove si trovava.',
  'intro.2': 'Il Nero salta una pedina bianca e la gira: ora è nera.',
  'intro.3': 'Il Bianco salta una pedina nera e la gira. Cinque pedine bianche formano un allineamento.',
  'intro.4': 'Il Bianco rimuove l’allineamento dal tavoliere…',
  'intro.5': '… e rimuove un secondo anello bianco.',
  'intro.6': 'Il Nero fa una mossa.',
  'intro.7': 'Il Bianco sposta un anello. La pedina che lascia completa un altro allineamento.',
  'intro.8': 'Anche questo allineamento lascia il tavoliere.',
  'intro.9': 'Il Bianco rimuove il terzo anello e vince!',

  'place.title': 'Piazza un anello',
  'place.goal':
    'Giochi con il Bianco e hai ancora un anello. Piazzalo su una casella vuota che non sia sul bordo del tavoliere.',
  'place.hint':
    'Vicino al centro gli anelli possono andare in più direzioni. Tocca una qualsiasi casella vuota all’interno del tavoliere.',
  'place.done':
    'Da lì partono linee in tutte e sei le direzioni; solo gli anelli accanto al tuo ne bloccano alcune. Il Nero piazza l’ultimo anello, poi cominciano le mosse.',
  'place.edge':
    'È permesso, ma un anello sul bordo ha meno possibilità di movimento. Scegli un’intersezione più all’interno.',

  'move.title': 'Muovi un anello',
  'move.goal':
    'Ogni casella ha un nome: la lettera della colonna, poi il numero, come scritto intorno al tavoliere. Muovi uno dei tuoi anelli in h8, la casella segnata.',
  'move.hint': 'Un anello si muove in linea retta. L’anello in e5 ha una linea libera fino a h8.',
  'move.done':
    'Il tuo anello ha lasciato una pedina bianca in e5. È così che le pedine arrivano sul tavoliere.',
  'move.elsewhere':
    'Una mossa permessa, ma l’anello deve finire in h8. Quale dei tuoi anelli ha una linea libera fin lì?',

  'jump.title': 'Salta e gira',
  'jump.goal': 'Salta tre pedine nere per farle diventare tutte bianche.',
  'jump.hint': 'Le pedine nere in e4, f5 e g6 sono contigue. Quale anello è sulla loro stessa linea?',
  'jump.done': 'Un salto, tre pedine: ora sono tutte tue. Si arriva subito dietro l’ultima.',
  'jump.own': 'Hai saltato una pedina bianca, che è diventata nera. Un salto gira entrambi i colori.',
  'jump.few': 'Così giri una pedina nera. C’è un salto che ne gira tre.',
  'jump.slide': 'Non hai girato nulla. Muovi un anello lungo la linea delle tre pedine nere.',

  'takeRow.title': 'Rimuovi un allineamento',
  'takeRow.goal': 'Hai un allineamento di cinque. Rimuovilo, poi rimuovi l’anello che ti serve di meno.',
  'takeRow.hint':
    'Tocca prima l’allineamento. Poi guarda i tuoi anelli: uno è bloccato e non può muoversi affatto.',
  'takeRow.done':
    'L’anello in a5 era bloccato. I tuoi quattro anelli migliori restano, e ti bastano altri due allineamenti.',
  'takeRow.strongRing':
    'Quell’anello poteva ancora muoversi. L’anello in a5 è bloccato da anelli neri: è di quello che puoi fare a meno.',

  'makeRow.title': 'Forma un allineamento',
  'makeRow.goal': 'Completa un allineamento di cinque, rimuovilo e rimuovi un anello.',
  'makeRow.hint':
    'Il tuo anello in e5 occupa un vuoto fra quattro pedine. Che cosa lascia dietro di sé quando si muove?',
  'makeRow.done': 'L’anello non contava, ma la pedina che ha lasciato sì.',
  'makeRow.own':
    'Quel salto ha fatto diventare nere delle pedine bianche. Muovi invece l’anello in e5, e non lungo la linea delle tue quattro pedine.',
  'makeRow.none': 'Ancora nessun allineamento. Quale anello sta fra quattro delle tue pedine?',

  'flipRow.title': 'Gira l’intrusa',
  'flipRow.goal': 'Completa un allineamento nella colonna f girando una pedina nera.',
  'flipRow.hint': 'La pedina nera in f5 è d’intralcio. Trova un anello che possa saltarla.',
  'flipRow.done': 'Ne giri una, e le cinque sono tue. Attenzione: l’avversario può fare lo stesso con te.',
  'flipRow.own': 'Così fai diventare nera una tua pedina. Gira invece la pedina nera in f5.',
  'flipRow.none': 'La pedina in f5 è ancora nera. Saltala.',

  'seven.title': 'Cinque su sette',
  'seven.goal':
    'Hai sette pedine nella colonna c. Rimuovine cinque, ma tieni unite le tue quattro in fila da c7 a f7. Poi rimuovi un anello qualsiasi.',
  'seven.hint': 'La pedina in c7 appartiene a entrambe le linee. Scegline cinque che non la comprendano.',
  'seven.done':
    'Le quattro da c7 a f7 sono ancora contigue. Ti manca una sola pedina per il prossimo allineamento.',
  'seven.broke':
    'Ora c7 non c’è più, e dell’altra linea ne restano solo tre. Scegline cinque che lascino c7 al suo posto.',

  'notForThem.title': 'Niente regali',
  'notForThem.goal': 'Gira almeno due pedine nere, ma senza completare un allineamento per il Nero.',
  'notForThem.hint':
    'La tua pedina in e5 interrompe l’allineamento del Nero nella colonna e. Lasciala stare e guarda la colonna i.',
  'notForThem.done':
    'Due pedine guadagnate, e la tua mossa non ha completato nessun allineamento per il Nero. Guarda sempre che cosa fa il tuo salto a tutte le pedine.',
  'notForThem.row':
    'Il salto ha fatto diventare nera anche la pedina in e5, e questo completa l’allineamento del Nero nella colonna e.',
  'notForThem.few': 'Così non dai allineamenti al Nero, ma non giri due pedine nere.',

  'block.title': 'Impedisci un allineamento',
  'block.goal':
    'Il Nero sta per completare un allineamento nella colonna d. Fai una mossa dopo la quale il Nero non possa formare un allineamento.',
  'block.hint':
    'Quando l’anello lascerà d6, nella colonna d ci saranno cinque pedine nere contigue. Girane una prima.',
  'block.done':
    'L’allineamento è spezzato. Hai girato una delle sue pedine, e il Nero non può rigirarla e completare l’allineamento in una sola mossa.',
  'block.threat':
    'Il Nero può ancora formare un allineamento alla prossima mossa. Gira una delle pedine nella colonna d.',

  'doubleRow.title': 'Due in un colpo',
  'doubleRow.goal': 'Completa due allineamenti con una sola mossa e rimuovi due anelli.',
  'doubleRow.hint':
    'Il tuo anello in f5 chiude un allineamento quando se ne va. Da quale parte gira anche una pedina che ti serve?',
  'doubleRow.done':
    'Un allineamento con la pedina lasciata, uno con la pedina girata. Due anelli in un colpo!',
  'doubleRow.one':
    'Questo è un allineamento. Muovi lo stesso anello in modo che giri anche la pedina nera in g5.',
  'doubleRow.none':
    'Ancora nessun allineamento. Muovi l’anello in f5, ma non lungo la colonna f: faresti diventare nere le tue stesse pedine.',

  'rowFirst.title': 'Un regalo del Nero',
  'rowFirst.goal':
    'La mossa del Nero ha completato un allineamento per te. Rimuovilo insieme a un anello, poi forma un altro allineamento con la tua mossa.',
  'rowFirst.hint': 'L’anello in f5 ti servirà per la tua mossa, perciò rimuovine un altro.',
  'rowFirst.done':
    'Due anelli in un solo turno: prima l’allineamento che ti ha regalato il Nero, poi il tuo.',
  'rowFirst.neededRing': 'Hai rimosso l’anello in f5, ma ti serviva per il tuo secondo allineamento.',
  'rowFirst.missed':
    'Il primo allineamento è stato rimosso. Portando l’anello fuori dalla colonna f, ne avresti completato lì un altro.',

  'win.title': 'Vinci la partita',
  'win.goal': 'Ogni giocatore ha rimosso due anelli. Trova la mossa che vince subito.',
  'win.hint':
    'Guarda la colonna c. Un salto può completare un allineamento anche per il Nero, ma tu rimuovi prima il tuo.',
  'win.done':
    'Entrambi gli allineamenti erano completi, ma la mossa l’hai fatta tu: il tuo terzo anello esce per primo. Hai vinto!',
  'win.gives':
    'Così completi l’allineamento del Nero nella colonna e, e nessuno dei tuoi. Il Nero rimuove il terzo anello e vince. Cerca un salto che faccia diventare bianca anche la pedina in c4.',
  'win.notYet': 'La partita continua. Cerca un salto che faccia diventare bianca la pedina in c4.',

  'doubleThreat.title': 'Doppia minaccia',
  'doubleThreat.goal':
    'Ogni giocatore ha rimosso due anelli. Fai una mossa dopo la quale il Nero non possa impedirti di vincere nel tuo prossimo turno.',
  'doubleThreat.hint':
    'Due linee di quattro si incrociano su una casella vuota. Che cosa succede se lì c’è un tuo anello?',
  'doubleThreat.done':
    'Il tuo anello in f5 minaccia ora un allineamento su due linee. Il Nero può spezzarne solo una, e tu vinci con l’altra.',
  'doubleThreat.notYet':
    'Da questo il Nero può difendersi. Cerca l’intersezione dove si incrociano due delle tue linee di quattro.',

  'keepRings.title': 'A quale anello rinunciare?',
  'keepRings.goal':
    'Hai rimosso un anello. Rimuovi il tuo allineamento e un secondo anello in modo da poter completare un terzo allineamento nel prossimo turno, qualunque cosa faccia il Nero.',
  'keepRings.hint':
    'Due dei tuoi anelli sono tra quattro tue pedine. Ti servono entrambi, perché il Nero può spezzare una di queste linee.',
  'keepRings.done':
    'I tuoi anelli in f5 e h7 minacciano due allineamenti. Il Nero può spezzarne uno, e tu vinci con l’altro.',
  'keepRings.needed':
    'Quell’anello stava per completare un allineamento. Il Nero può fermare l’unica minaccia rimasta. Rimuovi un anello che non minaccia nulla.',

  'patience.title': 'Non avere fretta',
  'patience.goal':
    'Sei in svantaggio: il Nero ha rimosso due anelli e minaccia un terzo allineamento. Anche tu potresti completarne uno. Trova la mossa che ti tiene in partita.',
  'patience.hint': 'L’anello nero in d6 lascerà una pedina tra le altre nella colonna d. Gira una di quelle.',
  'patience.done':
    'La minaccia è sparita, e il tuo allineamento può aspettare. Con cinque anelli hai più mosse del Nero.',
  'patience.hurried':
    'Hai il tuo allineamento, ma ora il Nero completa il terzo e vince. Prima ferma la minaccia.',
  'patience.threat':
    'Il Nero può ancora completare un terzo allineamento e vincere. Gira una pedina nella colonna d.',

  'gift.title': 'Un allineamento nero che ti aiuta',
  'gift.goal':
    'Tu hai rimosso due anelli, il Nero uno. Trova la mossa dopo la quale vinci nel prossimo turno, qualunque cosa faccia il Nero.',
  'gift.hint':
    'Due delle tue linee di quattro si incrociano in f5. L’unica via per arrivarci completa un allineamento per il Nero. Gli basterebbe?',
  'gift.done':
    'Il Nero rimuove l’allineamento e un secondo anello. Ma il tuo anello in f5 minaccia due allineamenti; il Nero può spezzarne uno, e tu vinci con l’altro.',
  'gift.notYet':
    'Da questo il Nero può difendersi. Non temere di dare un allineamento al Nero: sarebbe solo il secondo.',

  'blitz.title': 'Blitz: basta un allineamento',
  'blitz.goal':
    'Questa è la variante blitz: vince il primo allineamento. Fai una mossa dopo la quale il Nero non possa impedire il tuo.',
  'blitz.hint':
    'Due delle tue linee di quattro si incrociano in e6. Quale anello ha la via libera per arrivarci?',
  'blitz.done':
    'Il tuo anello in e6 minaccia due allineamenti. Il Nero può spezzarne uno, e tu vinci con l’altro.',
  'blitz.notYet':
    'Da questo il Nero può difendersi. Cerca l’intersezione dove si incrociano due delle tue linee di quattro.',
};
