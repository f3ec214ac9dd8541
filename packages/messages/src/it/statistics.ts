import type { Translation } from '../areas.js';

export const statistics: Translation<'statistics'> = {
  'statistics.title': 'Statistiche di YINSH e GIPF',
  'statistics.description':
    'Che cosa insegnano migliaia di partite di YINSH e GIPF giocate dal computer, in immagini: il vantaggio del Bianco, dove vanno gli anelli, quanto vale un allineamento, il vantaggio iniziale e quanti pezzi GIPF portare in gioco.',
  'statistics.heading': 'Che cosa insegnano le partite del computer',
  'statistics.lead':
    'I nostri giocatori artificiali hanno giocato {games} partite di YINSH e GIPF contro sé stessi, e noi abbiamo contato. Questi numeri descrivono il loro gioco; sui giochi in sé non dimostrano nulla.',
  'statistics.read':
    'Come leggere le immagini: il punto è il risultato in percentuale; una vittoria conta uno, una partita senza vincitore mezzo. La fascia intorno mostra quanto può dipendere dal caso. La linea al centro è il 50%.',
  'statistics.interval': 'da {low} a {high}',

  'white.heading': 'Il vantaggio del Bianco',
  'white.text':
    'Nello YINSH standard e nel GIPF base i colori sono quasi pari. Il blitz favorisce nettamente il Bianco, con il {blitz}. Gioca due partite, scambiando i colori.',
  'white.shows': 'Risultato del Bianco',

  'limits.heading': 'Che cosa sono questi numeri',
  'limits.text':
    'Da entrambe le parti giocava la stessa rete neurale, con poco tempo per mossa. Un giocatore più forte può vedere diversamente un primo allineamento o un sesto pezzo GIPF. Le fasce sono intervalli di confidenza al 95%.',
};
