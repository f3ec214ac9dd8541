import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'Non è stato scritto nulla.',
  TEXT_TOO_LONG: 'È troppo lungo per essere letto: “{text}”',
  TEXT_UNREADABLE: 'Testo illeggibile: “{text}”.',
  NO_SUCH_POINT: 'Su questo tavoliere non c’è “{text}”.',
  SEVERAL_FIT: 'Corrisponde a più di un allineamento. Indica le caselle da liberare.',

  GAME_OVER: 'La partita è finita.',
  RING_MUST_BE_PLACED: 'Gli anelli non sono ancora tutti sul tavoliere: indica una casella vuota.',
  RING_MUST_MOVE: 'Ora si deve muovere un anello: indica dove si trova e dove va, per esempio f6-f9.',
  ROW_MUST_BE_TAKEN: 'Prima rimuovi un allineamento. Allineamenti presenti: {at}.',
  RING_MUST_BE_TAKEN: 'L’allineamento è stato rimosso; ora rimuovi uno dei tuoi anelli.',
  PIECE_MUST_BE_PUSHED:
    'Non c’è nessun allineamento da rimuovere. Spingi un pezzo sul tavoliere da un punto, per esempio a1-b2.',

  POINT_OCCUPIED: '{at}: casella occupata. Scegline una vuota.',
  NO_RING_THERE: 'Non c’è nessun anello in {at}.',
  NOT_YOUR_RING: 'L’anello in {at} non è tuo.',
  MUST_LEAVE_POINT: 'L’anello deve lasciare {at}.',
  NOT_IN_LINE: '{at} non sono sulla stessa linea.',
  RING_IN_THE_WAY: 'L’anello in {at} sbarra la strada; gli anelli non si saltano mai.',
  MUST_STOP_BEHIND_MARKERS: 'Dopo un salto l’anello si ferma subito dietro le pedine, in {at}.',
  LANDS_ON_MARKER: 'In {at} c’è una pedina. Un anello deve fermarsi su una casella vuota.',
  LANDS_ON_RING: 'In {at} c’è un anello. Un anello deve fermarsi su una casella vuota.',
  NOT_FIVE: 'Un allineamento è fatto di esattamente cinque pedine contigue; qui non è così: {at}.',
  NOT_YOUR_MARKERS: 'Non è un tuo allineamento: in {at} non c’è una pedina del tuo colore.',
  CANNOT_PASS: 'Può passare solo chi non può muovere. Tu puoi muovere un anello in {at}.',

  NOT_A_DOT: '{at} non è un punto. I pezzi entrano dai punti attorno al tavoliere.',
  NOT_AN_ENTRY:
    'Un pezzo non può entrare così ({at}). Scegli un punto e la casella accanto, per esempio a1-b2.',
  LINE_FULL: 'Questa linea è piena ({at}); non vi si può spingere nulla.',
  WRONG_LANDING:
    'Il pezzo spinto più lontano non arriva lì. Prima ciò che è stato scritto, poi ciò che è giusto: {at}.',
  DOT_NEEDED: 'In {at} c’è un pezzo: indica perciò da quale punto lo spingi.',
  GIPF_PIECE_FIRST:
    'Nel gioco da torneo la tua prima spinta fa entrare un pezzo GIPF: scrivi una G davanti, per esempio Ga1-b2.',
  NO_GIPF_PIECE_ENTERS: 'In questa partita non si fanno entrare pezzi GIPF.',
  GIPF_RIGHT_ENDED: 'Hai già fatto entrare un pezzo singolo; ormai puoi far entrare soltanto pezzi singoli.',
  NOT_A_ROW: 'Non c’è nessun allineamento di quattro in {at}.',
  NOT_YOUR_ROW: 'L’allineamento in {at} non è tuo: non puoi rimuoverlo.',
  ROW_ALREADY_SETTLED:
    'Hai lasciato sul tavoliere l’allineamento in {at}; ti sarà proposto di nuovo dopo la prossima spinta.',
  POINT_TWICE: 'Indicato due volte: {at}.',
  NOT_IN_ROW: 'Non fa parte di questo allineamento: {at}.',
  MUST_GO_TOO: 'Con l’allineamento rimuovi anche {at}; solo un pezzo GIPF o un pezzo carico può restare.',
  CANNOT_STAY: 'Questo pezzo non può restare ({at}); possono farlo solo i pezzi GIPF e i pezzi carichi.',
  NOT_CAPTURED: 'Il pezzo in {at} è tuo e torna nella tua riserva; lì non va nessun asterisco.',
  NO_POTENTIALS: 'Questa partita si gioca senza potenziali.',
  NO_POTENTIAL_LEFT: 'Non hai più potenziali di quel tipo da far entrare.',
  POTENTIALS_ENDED: 'Hai già fatto entrare un pezzo base; ormai non entra più nessun pezzo carico.',
  RESERVE_EMPTY:
    'Per questo non hai più pezzi base in riserva. Puoi ancora usare un potenziale sul tavoliere.',
  NOT_LOADED: 'In {at} non c’è nessun tuo pezzo che porta questo potenziale.',
  TAMSK_WORKS_IN_THE_MIDDLE:
    'Un TAMSK non si usa dove si trova ({at}); agisce quando il suo pezzo viene spinto in e5.',
  NOTHING_TO_JUMP: 'Dalla prima casella verso la seconda non c’è nulla da saltare: {at}.',
  MUST_LAND_BEHIND:
    'Uno ZÈRTZ atterra sulla prima casella vuota dietro ciò che salta. Prima ciò che è stato scritto, poi ciò che è giusto: {at}.',
  WAY_BLOCKED: '{at} sbarra la strada. Uno YINSH scivola solo su caselle vuote.',
  NOT_ADJACENT: '{at} non sono vicine. Questo potenziale salta su una casella vicina.',
  NOTHING_TO_TOP: 'Questo potenziale non può saltare su ciò che c’è in {at}.',
  SAY_WHAT_BECOMES: 'Di’ che cosa diventa il pezzo GIPF in {at}: =P alla fine lo neutralizza, =G lo fa tuo.',
  NO_GIPF_PIECE_THERE: 'In {at} non c’è nessun pezzo GIPF avversario che un PÜNCT possa cambiare.',
  DENIED_ALREADY: 'L’uso del potenziale in {at} ti è stato negato in questo turno. Fai qualcos’altro.',
  NOTHING_IS_DENIED: 'Si può negare solo l’uso di un potenziale, e solo in un incontro collegato.',
  EXTRA_PUSH_DUE: 'Il tuo TAMSK è al centro: spingilo da un punto, per esempio Ta1-b2, o rinuncia con T-.',
  ONE_MUST_GO:
    'Non può restare tutto: {at}. Da un allineamento di soli pezzi GIPF e pezzi carichi almeno uno deve uscire.',

  TURN_ENDED: 'La mossa finisce già prima di “{text}”.',
  TURN_NOT_FINISHED: 'Una mossa precedente non è completa.',

  UNKNOWN_GAME: 'Non c’è nessun gioco chiamato “{text}”. Ci sono yinsh e gipf.',
  UNKNOWN_VARIANT:
    'Questo gioco non ha una variante “{text}”. YINSH ha standard e blitz, GIPF ha basic, standard e tournament.',
  UNKNOWN_OPTION: 'Questo gioco non ha un’opzione “{text}”.',
  BAD_HANDICAP:
    'Un vantaggio si scrive white=N o black=N, con N da 1 a 3, ed esiste solo nel gioco base di GIPF. “{text}” non è un vantaggio.',
  BAD_POTENTIALS:
    'I potenziali si scrivono come Z3Y3: da tre a sei di ogni tipo usato (Z, Y, D, T, P), in GIPF standard o da torneo. “{text}” è qualcos’altro.',
  BAD_PIECES: 'Con i potenziali ogni giocatore ha da 12 a 24 pezzi base. “{text}” è qualcos’altro.',

  POSITION_FORMAT: 'Questa non è una posizione di questo gioco: “{text}”',
  POSITION_VERSION: 'Questo testo di posizione è di una versione sconosciuta: “{text}”',
  POSITION_FIELD: 'Questa parte del testo di posizione manca, è sconosciuta o fuori posto: “{text}”',
  POSITION_BOARD: 'Il tavoliere nel testo di posizione è sbagliato a partire dal carattere {place}.',
  IMPOSSIBLE_RINGS: 'Nessuna partita porta a questo numero di anelli.',
  IMPOSSIBLE_MARKERS: 'Nessuna partita porta a questo numero di pedine.',
  IMPOSSIBLE_PIECES: 'Nessuna partita porta a questi pezzi sul tavoliere.',
  IMPOSSIBLE_RESERVE: 'La riserva non corrisponde ai pezzi sul tavoliere.',
  IMPOSSIBLE_ENTRY: 'I diritti di far entrare pezzi GIPF non corrispondono al tavoliere.',
  IMPOSSIBLE_POTENTIALS:
    'Questa posizione non può verificarsi: ci sono più potenziali di quelli concordati, o non corrispondono.',
  IMPOSSIBLE_ROWS: 'Gli allineamenti sul tavoliere non corrispondono a ciò che è richiesto.',
  IMPOSSIBLE_SIDE: 'Qui non può toccare a questo giocatore.',
  IMPOSSIBLE_PHASE: 'Con questo tavoliere non si può essere arrivati a questa fase della partita.',

  RECORD_VERSION: 'Questa notazione di partita è di una versione sconosciuta: “{text}”',
  RECORD_HEADER:
    'Questa non sembra la notazione di una partita: l’intestazione “{text}” manca, è doppia o sbagliata.',
  RECORD_TEXT: 'Questa parte della notazione è illeggibile: “{text}”',
  RECORD_NUMBER: 'Questo numero di mossa non è quello successivo: “{text}”',
  RECORD_CLOCK: 'Questo tempo dell’orologio è sbagliato o non segue nessuna mossa: “{text}”',
  RECORD_JSON: 'Questo non è il JSON di una partita; il problema è in “{text}”.',
  RECORD_RESULT: 'Il risultato “{text}” non corrisponde a com’è finita la partita.',
};
