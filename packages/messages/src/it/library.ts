import type { Translation } from '../areas.js';

export const library: Translation<'library'> = {
  'games.title': 'Le mie partite',
  'games.description':
    'Le tue partite, online e su questo dispositivo: continuare, rivedere, salvare, caricare.',
  'games.heading': 'Le mie partite',
  'games.none': 'Ancora nessuna partita. Qui apparirà ogni partita che giochi.',
  'games.loading': 'Ricerca delle tue partite…',
  'games.kept':
    'Le partite segnate “su questo dispositivo” sono salvate solo in questo browser; nessun altro le vede.',
  'games.turns': '{n, plural, =0 {nessuna mossa} one {# mossa} other {# mosse}}',
  'games.here': 'su questo dispositivo',
  'games.online.offline':
    'Sei offline: le tue partite online non compaiono, perché richiedono una connessione.',
  'games.open': 'Continua',
  'games.delete': 'Elimina',
  'games.deleted': 'Partita eliminata.',
  'games.undelete': 'Annulla',
  'games.won': 'Ha vinto il {side}',
  'games.drawn': 'Pareggio',
  'games.off': 'Annullata',
  'games.running': 'Tocca al {side}',
  'games.name': '{game}: {white} – {black}',
  'games.export': 'Esporta tutte le partite',
  'games.load': 'Carica una partita o una posizione',
  'games.load.text': 'Incollala qui',
  'games.load.file': 'Scegli un file',
  'games.load.do': 'Apri',
  'games.load.opponent': 'Continua',
  'games.load.people': 'in due qui',
  'games.load.white': 'con il Bianco contro il computer',
  'games.load.black': 'con il Nero contro il computer',
  'games.refused': 'Impossibile aprire. {reason}',
  'games.refused.turn': 'Impossibile aprire. Mossa {turn}: {reason}',
  'games.refused.links':
    'Impossibile aprire. Mossa {turn}: ciò che la notazione dice di una partita intermedia non torna quando la si rigioca.',
  'games.refused.empty': 'Incolla prima una partita o una posizione, oppure scegli un file.',
  'games.refused.size': 'Questo file è troppo grande per essere una partita.',
  'games.refused.over': 'In questa posizione la partita è già finita; non c’è più nulla da giocare.',
  'games.imported':
    '{n, plural, one {# partita è stata aggiunta all’elenco.} other {# partite sono state aggiunte all’elenco.}}',

  // A game in a link
  'share.note':
    'Il link contiene la partita stessa. Si apre su qualsiasi dispositivo e nulla viene salvato su un server.',
  'share.game': 'Tutta la partita',
  'share.position': 'Questa posizione',
  'share.link': 'Link da condividere',
  'share.copy': 'Copia il link',
  'share.copied': 'Link copiato.',
  'share.byHand': 'Impossibile copiare. Copia il link dal campo.',
  'share.send': 'Invia…',
  'share.long': 'Questa partita è troppo lunga per un link. Scaricala invece.',
  'share.refused': 'Questo link non si può aprire',
  'share.damaged': 'Il link è incompleto o danneggiato. Chiedilo di nuovo.',
  'share.tooLong': 'Il link è troppo lungo per una partita.',
  'share.tooOld': 'Questo browser è troppo vecchio per questo link. Aggiornalo.',
};
