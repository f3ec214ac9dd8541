import type { Translation } from '../../areas.js';

export const statistics: Translation<'gipf/statistics'> = {
  'variant.gipf.basic': 'GIPF base',
  'variant.gipf.standard': 'GIPF standard',
  'variant.gipf.tournament': 'GIPF torneo',

  'handicap.heading': 'Quanto vale un pezzo in più',
  'handicap.text':
    'Nel GIPF base un pezzo in più decide il {one} delle partite tra giocatori pari. Usalo con cautela come vantaggio iniziale.',
  'handicap.shows': 'Partite vinte da chi riceve il vantaggio',
  'handicap.more': '{n, plural, one {# pezzo in più} other {# pezzi in più}}',

  'gipfs.heading': 'Quanti pezzi GIPF portare in gioco',
  'gipfs.text':
    'Nel gioco da torneo entrambi i giocatori ne portano circa quattro. Uno è troppo poco: ottiene solo il {one}. Da due a sette le differenze sono piccole.',
  'gipfs.chosen':
    'Pezzi GIPF portati in gioco, in percentuale delle partite: barre bianche per il Bianco, scure per il Nero',
  'gipfs.alt': '{n}: Bianco {white}, Nero {black}',
  'gipfs.forced': 'Risultato di un giocatore che deve portarne tanti',
};
