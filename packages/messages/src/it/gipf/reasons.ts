import type { Translation } from '../../areas.js';

export const reasons: Translation<'gipf/reasons'> = {
  PIECE_MUST_BE_PUSHED:
    'Non c’è nessun allineamento da rimuovere. Spingi un pezzo sul tavoliere da un punto, per esempio a1-b2.',

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
  NOTHING_IS_DENIED:
    'Si può negare solo l’uso o l’entrata di un potenziale, e solo in un incontro collegato.',
  EXTRA_PUSH_DUE: 'Il tuo TAMSK è al centro: spingilo da un punto, per esempio Ta1-b2, o rinuncia con T-.',
  ONE_MUST_GO:
    'Non può restare tutto: {at}. Da un allineamento di soli pezzi GIPF e pezzi carichi almeno uno deve uscire.',

  BAD_HANDICAP:
    'Un vantaggio si scrive white=N o black=N, con N da 1 a 3, ed esiste solo nel gioco base di GIPF e con i potenziali. “{text}” non è un vantaggio.',
  BAD_POTENTIALS:
    'I potenziali si scrivono come Z3Y3: da uno a sei di ogni tipo usato (Z, Y, D, T, P), per almeno un giocatore. “{text}” è qualcos’altro.',
  BAD_PIECES: 'Con i potenziali ogni giocatore ha da 12 a 24 pezzi base. “{text}” è qualcos’altro.',

  IMPOSSIBLE_PIECES: 'Nessuna partita porta a questi pezzi sul tavoliere.',
  IMPOSSIBLE_RESERVE: 'La riserva non corrisponde ai pezzi sul tavoliere.',
  IMPOSSIBLE_ENTRY: 'I diritti di far entrare pezzi GIPF non corrispondono al tavoliere.',
  IMPOSSIBLE_POTENTIALS:
    'Questa posizione non può verificarsi: ci sono più potenziali di quelli concordati, o non corrispondono.',

  // What is to be won first
  ENTRY_DENIED:
    'In questo turno non hai vinto questo potenziale. Resta nella tua riserva. Fai qualcos’altro.',
  NOT_TO_BE_WON: 'In questo incontro ciò non va vinto, quindi non può essere negato.',
  BAD_LINKED:
    'Ciò che va vinto si scrive yes, no o con i tipi usati, come {example}: maiuscola per l’uso, minuscola per l’entrata. “{text}” è qualcos’altro.',
};
