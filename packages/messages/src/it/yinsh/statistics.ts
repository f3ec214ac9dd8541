import type { Translation } from '../../areas.js';

export const statistics: Translation<'yinsh/statistics'> = {
  'variant.yinsh.standard': 'YINSH standard',
  'variant.yinsh.blitz': 'YINSH blitz',

  'rings.heading': 'Dove vanno gli anelli',
  'rings.text':
    'Più il colore di una casella è intenso, più spesso vi è stato messo un anello. Nello YINSH standard non c’è una casella preferita, e il centro è piuttosto evitato. Nel blitz tutto va al centro: il Bianco comincia in f6 nel {f6} delle partite.',
  'rings.all': 'Tutti e dieci gli anelli',
  'rings.white': 'Primo anello del Bianco',
  'rings.black': 'Primo anello del Nero',
  'rings.scale': 'Da {low} a {high} degli anelli su una casella',
  'rings.alt':
    '{title}. In f6: {middle}. Su ogni casella intorno: {around}. Su ciascuna delle altre, in media: {rest}.',

  'together.heading': 'Gli anelli stanno insieme',
  'together.text':
    'Due anelli dello stesso giocatore sono vicini molto più spesso che se messi a caso. La posizione conta: con anelli messi a caso un giocatore ha ottenuto solo il {random}.',
  'together.shows': 'Coppie di anelli di un giocatore che stanno vicini',
  'together.random': 'Messi a caso',

  'row.heading': 'Quanto vale un allineamento',
  'row.text':
    'Il primo allineamento vale il suo anello, e poco più: il {level} delle partite arriva al 2 pari. Perciò il computer trattiene gli allineamenti. Finché non ha rimosso anelli, ne completa uno solo nel {held} dei turni in cui potrebbe.',
  'row.shows': 'Risultato del giocatore che …',
  'row.lead': 'conduce {own} a {other}',
  'row.level': 'ha appena pareggiato, {own} a {own}',
  'row.taken': 'ha dovuto completare il primo allineamento',
  'row.left': 'ha dovuto lasciare il primo allineamento',
};
