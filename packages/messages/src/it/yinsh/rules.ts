import type { Translation } from '../../areas.js';

export const rules: Translation<'yinsh/rules'> = {
  'page.title': 'Le regole di YINSH',
  'page.description':
    'Le regole complete di YINSH con tavolieri animati: anelli, pedine da girare, salti, allineamenti di cinque, la variante blitz e le nostre regole della casa.',
  'page.heading': 'Le regole di YINSH',
  'page.lead':
    'YINSH è un gioco per due di Kris Burm. Muovi anelli, i tuoi anelli lasciano dietro di sé delle pedine, e ogni salto ne gira alcune. Per le regole bastano cinque minuti; ognuna ha un tavoliere che la mostra.',

  'begin.heading': 'Prima di cominciare',
  'aim.title': 'Lo scopo del gioco',
  'aim.text':
    'Forma allineamenti di **cinque pedine** del tuo colore. Ogni allineamento ti permette di rimuovere dal tavoliere uno dei tuoi anelli. Vince chi rimuove per primo **tre anelli**. Ogni anello rimosso ti avvicina alla vittoria, ma te ne lascia meno con cui giocare.',
  'aim.shows':
    'Il Bianco completa un allineamento di cinque, lo rimuove e rimuove il terzo anello: il Bianco vince.',
  'board.title': 'Il tavoliere',
  'board.text':
    'Si gioca sulle **85 intersezioni** delle linee, le caselle. Le linee sono diritte e seguono tre direzioni. Quasi tutte le intersezioni hanno sei vicine; quelle sul bordo ne hanno meno. Un’intersezione si indica con la sua lettera e il suo numero, per esempio f6. Viste dal lato del Bianco, le colonne vanno dalla a alla k, da sinistra a destra, e i numeri crescono verso il Nero.',
  'board.shows': 'Le sei vicine di f6 sono evidenziate.',
  'pieces.title': 'Il materiale',
  'pieces.text':
    'Ogni giocatore ha **cinque anelli**. I due giocatori hanno in comune una riserva di **51 pedine**, bianche da un lato e nere dall’altro. Una pedina appartiene dunque al giocatore il cui colore è rivolto in alto, e questo può cambiare.',
  'pieces.shows': 'Il tavoliere vuoto, con tutti gli anelli accanto e la riserva piena.',
  'placing.title': 'Piazzare gli anelli',
  'placing.text':
    'I colori si tirano a sorte; comincia il Bianco. A turno si piazza **un anello su una casella vuota** qualsiasi, finché tutti e dieci gli anelli non sono sul tavoliere.',
  'placing.shows': 'I due giocatori piazzano a turno i loro cinque anelli.',

  'move.heading': 'La tua mossa',
  'marker.title': 'Una pedina, poi l’anello',
  'marker.text':
    'Scegli uno dei tuoi anelli. Metti **al suo interno** una pedina della riserva, con il tuo colore rivolto in alto. Poi **quell’anello deve muoversi**; la pedina resta dov’è.',
  'marker.shows':
    'Una pedina bianca viene messa nell’anello in f5. L’anello si muove in f8, la pedina resta.',
  'slide.title': 'Dove può andare un anello',
  'slide.text':
    'Un anello si muove **in linea retta**, di una o più caselle, passando su quante caselle vuote vuoi. Si ferma sempre su una casella vuota.',
  'slide.shows': 'Tutte le intersezioni che l’anello in f5 può raggiungere sono evidenziate. Si muove in f8.',
  'jump.title': 'Saltare le pedine',
  'jump.text':
    'Lungo il percorso un anello può **saltare pedine** di qualsiasi colore, purché siano contigue, senza vuoti. Prima del salto può passare su caselle vuote, ma dopo il salto deve fermarsi sulla **prima casella vuota dietro le pedine**.',
  'jump.shows': 'L’anello in d3 salta tre pedine e arriva in h7, subito dietro di esse.',
  'blocked.title': 'Che cosa ferma un anello',
  'blocked.text':
    'Un anello non supera mai un altro anello. Se subito dietro le pedine c’è un anello, o il bordo del tavoliere, manca lo spazio per fermarsi e il salto non è possibile.',
  'blocked.shows':
    'L’anello in f4 non può saltare verso l’alto lungo la colonna, perché l’anello nero in f8 non lascia spazio dietro le pedine. Si possono raggiungere solo le intersezioni evidenziate.',
  'flip.title': 'Girare le pedine',
  'flip.text':
    'Quando l’anello si è fermato, **ogni pedina che ha saltato viene girata**: la bianca diventa nera e la nera diventa bianca. La pedina appena messa non si gira. Le pedine non si muovono mai.',
  'flip.shows':
    'L’anello salta da f3 a f7. La pedina bianca in f5 diventa nera, quella nera in f6 diventa bianca.',

  'rows.heading': 'Gli allineamenti',
  'row.title': 'Un allineamento e un anello',
  'row.text':
    '**Cinque pedine dello stesso colore** contigue su una linea formano un allineamento. Se l’allineamento è tuo, rimetti le sue cinque pedine nella riserva e poi rimuovi dal tavoliere **uno dei tuoi anelli**, quello che vuoi.',
  'row.shows': 'Il Bianco completa l’allineamento da c3 a g7, lo rimuove e rimuove l’anello in b5.',
  'ringGap.title': 'Un anello non conta',
  'ringGap.text':
    'Solo le pedine formano un allineamento. Un anello in mezzo a loro lascia un vuoto, anche se è tuo. Ma quando si sposta, la pedina che lascia dietro di sé può colmare il vuoto.',
  'ringGap.shows':
    'Con l’anello in e5 non c’è ancora un allineamento. L’anello si sposta, la sua pedina resta, e ora sono cinque.',
  'seven.title': 'Più di cinque',
  'seven.text':
    'Si rimuovono sempre **esattamente cinque** pedine contigue. Se in fila ce ne sono più di cinque, il proprietario dell’allineamento sceglie quali cinque rimuovere, chiunque le abbia allineate. Le altre restano. Nell’edizione italiana sceglie invece chi ha completato l’allineamento; qui seguiamo tutte le altre edizioni.',
  'seven.shows':
    'L’anello lascia c4, e nella colonna c ci sono sette pedine bianche. Il Bianco rimuove quelle da c2 a c6 e un anello; c1 e c7 restano.',
  'several.title': 'Due allineamenti insieme',
  'several.text':
    'Una sola mossa può completare più allineamenti tuoi. Li rimuovi uno dopo l’altro: **allineamento, anello, allineamento, anello**, finché non hai più allineamenti completi.',
  'several.shows': 'Un salto completa due allineamenti bianchi. Il Bianco li rimuove entrambi, e due anelli.',
  'crossing.title': 'Allineamenti che si incrociano',
  'crossing.text':
    'Se due tuoi allineamenti hanno una pedina in comune, scegline uno. Rimuovendolo, di solito spezzi l’altro. Ciò che resta dell’altro allineamento rimane sul tavoliere e non conta nulla.',
  'crossing.shows':
    'Due allineamenti bianchi si incrociano in e5. Il Bianco rimuove quello nella colonna e; quattro pedine dell’altro restano.',
  'forOpponent.title': 'Un allineamento per l’avversario',
  'forOpponent.text':
    'Un allineamento appartiene al giocatore del suo colore, chiunque l’abbia formato. Se la tua mossa completa un allineamento per l’avversario, è lui a rimuoverlo **all’inizio del suo turno**, e poi muove come al solito.',
  'forOpponent.shows':
    'Il salto del Bianco fa diventare nera una pedina e completa un allineamento nero. Il Nero lo rimuove, rimuove un anello e poi muove.',
  'forBoth.title': 'Allineamenti per entrambi',
  'forBoth.text':
    'Se una mossa completa allineamenti di entrambi i colori, **chi ha mosso rimuove per primo i suoi**. L’altro giocatore rimuove i propri all’inizio del suo turno.',
  'forBoth.shows':
    'Il salto del Bianco completa un allineamento per ogni colore. Il Bianco rimuove quello bianco, poi il Nero quello nero.',

  'end.heading': 'La fine della partita',
  'win.title': 'Vincere',
  'win.text':
    'Quando rimuovi il tuo **terzo anello**, vinci immediatamente. Gli allineamenti ancora sul tavoliere non contano più. Se dunque una mossa completa l’allineamento decisivo di entrambi i giocatori, vince chi ha mosso.',
  'win.shows':
    'Entrambi i giocatori hanno rimosso due anelli. La mossa completa un allineamento per ciascuno e il Bianco rimuove per primo il suo: il Bianco vince.',
  'blitz.title': 'La variante blitz',
  'blitz.text':
    'Per una partita breve, o per imparare, gioca la variante blitz: si vince con il **primo anello** rimosso. Tutto il resto è uguale.',
  'blitz.shows': 'Il Bianco completa un allineamento, rimuove un anello e ha vinto.',
  'pool.title': 'Quando le pedine finiscono',
  'pool.text':
    'Se un giocatore deve muovere e la riserva è vuota, la partita è finita. Vince chi ha rimosso più anelli. Se il numero è uguale, è pareggio.',
  'pool.shows':
    'Il Bianco mette l’ultima pedina e non forma allineamenti. Il Bianco ha rimosso due anelli, il Nero uno: il Bianco vince.',
  'lastRow.title': 'Un allineamento con l’ultima pedina',
  'lastRow.text':
    'Se la mossa con l’ultima pedina completa degli allineamenti, prima si rimuovono questi, di chiunque siano. Le loro pedine tornano nella riserva e la partita continua.',
  'lastRow.shows':
    'Il Bianco mette l’ultima pedina, e il salto completa un allineamento nero. Il Nero lo rimuove insieme a un anello, e ci sono di nuovo pedine.',
  'pass.title': 'Quando nessun anello può muoversi',
  'pass.text':
    'Se nessuno dei tuoi anelli può muoversi, devi passare. Altrimenti non è permesso passare. Se entrambi i giocatori passano uno dopo l’altro, la partita finisce e decidono gli anelli rimossi, come quando finiscono le pedine.',
  'pass.shows':
    'Tutti e quattro gli anelli bianchi sono bloccati, perciò il Bianco passa. Il Nero muove e ne libera uno.',
  'undo.title': 'Tornare indietro',
  'undo.text': 'Qui puoi annullare i passi finché non hai confermato la mossa.',

  'strategy.heading': 'Giocare bene',
  'behind.title': 'Restare indietro ha i suoi vantaggi',
  'behind.text':
    'Ogni allineamento **ti costa un anello**. Chi è in svantaggio ha più anelli: più mosse, e più modi per minacciare e difendersi. Non avere quindi fretta di completare un allineamento; guarda prima che cosa minaccia l’avversario.',
  'behind.shows':
    'Il Nero ha rimosso due anelli e minaccia un terzo allineamento. Il Bianco ha ancora cinque anelli: prima spezza quell’allineamento, poi ne completa uno bianco.',
  'gift.title': 'Regalare un allineamento',
  'gift.text':
    'Un allineamento che completi per l’avversario gli costa **un anello e cinque pedine**. È un male se è il suo terzo, o se apre la strada al successivo. Può essere un bene se la tua mossa minaccia più di quanto lui guadagna.',
  'gift.shows':
    'Al Bianco serve ancora un allineamento. Il salto in e6 ne completa uno per il Nero, solo il secondo, e ne minaccia due bianchi. Il Nero può fermarne uno, e il Bianco vince.',
  'thirdRow.title': 'Conta il terzo allineamento',
  'thirdRow.text':
    'Il primo allineamento non decide nulla. **Mantieni l’equilibrio**: resta vicino, conserva i tuoi anelli buoni e prepara il prossimo allineamento prima di completare questo. Un allineamento sicuro può aspettare.',
  'thirdRow.shows':
    'Il Bianco ha rimosso un anello e potrebbe completare subito un allineamento nella colonna e. Invece prepara la colonna f, poi completa entrambi gli allineamenti con un solo salto e vince.',
  'whichRing.title': 'A quale anello rinunciare',
  'whichRing.text':
    'Rinuncia all’anello che fa di meno: **bloccato**, lontano dal gioco o senza minacce. Tieni gli anelli che possono completare il tuo **prossimo allineamento** e quelli che fermano l’avversario.',
  'whichRing.shows':
    'Il Bianco rimuove un allineamento e l’anello in k7, lontano dal gioco. Gli anelli in d5 e f7 minacciano due allineamenti. Il Nero ne spezza uno, il Bianco completa l’altro e vince.',
  'learnBlitz.title': 'Impara con il blitz',
  'learnBlitz.text':
    'Nella **variante blitz** basta un allineamento per vincere. Una partita dura pochi minuti, e impari a vedere le minacce. Gioca due partite, scambiando i colori: qui il Bianco ha un netto vantaggio.',
  'learnBlitz.shows':
    'Blitz: l’anello del Bianco va in g6 e minaccia due allineamenti. Il Nero ne ferma uno, il Bianco completa l’altro e vince.',
};
