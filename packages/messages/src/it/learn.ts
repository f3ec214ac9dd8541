import type { Translation } from '../areas.js';

export const learn: Translation<'learn'> = {
  'rules.contents': 'In questa pagina',
  'rules.house': 'Regola della casa',
  'rules.houseNote':
    'Dove le regole pubblicate lasciano aperta una questione, o dove lo schermo richiede qualcosa di diverso, abbiamo stabilito una regola nostra. Queste regole sono contrassegnate con **Regola della casa**.',
  'rules.source': 'YINSH e GIPF sono giochi di Kris Burm. Ne spieghiamo le regole con parole nostre.',
  'rules.statistics': 'Statistiche: che cosa insegnano le partite del computer',
  'rules.linkTo': 'Collegamento a “{title}”',

  'demo.play': 'Mostra',
  'demo.again': 'Rivedi',
  'demo.pause': 'Pausa',
  'demo.goOn': 'Continua',
  'demo.analyse': 'Analizza',
  'demo.analyse.title': 'Analizza questa posizione: {title}',
  'demo.step': 'Un passo',
  'demo.reset': 'Torna all’inizio',
  'demo.controls': 'Dimostrazione di “{title}”',
  'demo.progress': 'Passo {n} di {all}',

  'learn.title': 'Impara YINSH e GIPF',
  'learn.description':
    'Brevi lezioni interattive di YINSH e GIPF, dalla prima mossa alle tattiche semplici, con errori spiegati e suggerimenti.',
  'learn.heading': 'Impara giocando',
  'learn.lead':
    'Brevi esercizi su un vero tavoliere, dalla prima mossa alle tattiche semplici. Prova pure: ogni errore viene spiegato e non si può rompere nulla.',
  'learn.progress':
    '{n, plural, =0 {Ancora nessun esercizio risolto} one {# esercizio risolto su {all}} other {# esercizi risolti su {all}}}',
  'learn.begin': 'Comincia',
  'learn.goOn': 'Continua',
  'learn.repeat': 'Rifai tutto',
  'learn.readRules': 'Leggi le regole',
  'learn.kept': 'I tuoi progressi restano solo su questo dispositivo.',
  'learn.forget': 'Cancella i miei progressi',
  'learn.forgotten': 'I tuoi progressi sono stati cancellati.',
  'learn.puzzles': 'Problemi',
  'learn.puzzles.text':
    'Trova la mossa migliore: oltre mille posizioni per ogni gioco, una nuova ogni giorno. Ogni soluzione è dimostrata.',
  'learn.puzzles.do': 'Risolvi problemi',

  'intro.title': 'Come si vince',
  'intro.skip': 'Vai all’esercizio 1',
  'intro.begin': 'Comincia l’esercizio 1',

  'lesson.tasks': 'Esercizi',
  'lesson.part': 'Lezione {n}: {title}',
  'lesson.number': 'Esercizio {n} di {all}',
  'lesson.solved': 'Risolto',
  'lesson.open': 'Non ancora risolto',
  'lesson.board': 'Tavoliere dell’esercizio “{title}”',
  'lesson.hint': 'Suggerimento',
  'lesson.undo': 'Annulla',
  'lesson.again': 'Riprova',
  'lesson.next': 'Prossimo esercizio',
  'lesson.nextRow': 'Altro allineamento',
  'lesson.well': 'Ben fatto!',
  'lesson.notQuite': 'Non proprio.',
  'lesson.other': 'È una mossa permessa, ma non è quella richiesta qui.',
  'lesson.finished': 'Hai risolto tutti gli esercizi. Ora puoi giocare una partita vera!',
  'lesson.playNow': 'Gioca una partita',
  'lesson.playLevel1': 'Gioca subito al livello 1',
  'lesson.allTasks': 'Tutte le lezioni',
  'lesson.needsScript': 'Gli esercizi richiedono JavaScript. Le regole si possono leggere anche senza.',
  'lesson.decide': 'La tua decisione?',
};
