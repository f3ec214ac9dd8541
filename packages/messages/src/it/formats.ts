import type { Translation } from '../areas.js';

export const formats: Translation<'formats'> = {
  FILE_EMPTY: 'Non contiene nulla.',
  FILE_TOO_LONG: 'È troppo lungo per essere una partita.',
  FORMAT_UNKNOWN: 'Non è una registrazione che Korong sappia leggere: “{excerpt}”',
  SGF_BROKEN: 'Qui l’SGF è danneggiato, o manca la fine: “{excerpt}”',
  JSON_BROKEN: 'Non è JSON valido: “{excerpt}”',
  FIELD_WRONG: 'Questo manca o ha la forma sbagliata: “{excerpt}”',
  RECORD_REFUSED: '{reason}',
  OTHER_GAME: 'Korong non ha questo gioco: “{excerpt}”',
  ZERTZ_NOT_YET: 'ZÈRTZ non si può ancora leggere.',
  OTHER_VARIANT: 'Questa variante è sconosciuta: “{excerpt}”',
  SEVERAL_VARIANTS: 'Il testo non dice di quale variante si tratta. Varianti possibili: {choices}.',
  BOARD_CHANGED:
    'Qui la disposizione sul tavoliere è stata cambiata: “{excerpt}”. Partite così non si possono leggere.',
  UNKNOWN_WORD: 'Non si sa che cosa significhi “{excerpt}”.',
  UNKNOWN_PLAYER: 'Non è chiaro quale giocatore sia: “{excerpt}”',
  WRONG_SIDE: '“{excerpt}” viene dalla parte che non è di turno.',
  STEP_INCOMPLETE: '“{excerpt}” non è una mossa completa.',
  STEP_REFUSED: '“{excerpt}” non è possibile. {reason}',
  ROWS_CROSS:
    'Alcuni allineamenti si incrociano e la registrazione non dice quale viene rimosso: “{excerpt}”',
  OTHER_RESERVE:
    'La partita continua dopo che una parte ha finito i pezzi: “{excerpt}”. È stata giocata con più pezzi di quelli previsti dalle regole.',

  'formats.line': 'Riga {line}: {reason}',
  'formats.fileLine': '{file}, riga {line}: {reason}',
  'formats.turn': 'Mossa {turn}: {reason}',
  'formats.binary': '{file} non è un file di testo: non contiene partite.',
  'formats.about':
    'Legge partite di boardspace.net (SGF), Board Game Arena, gipf.com, webgipf, Abstract Play e Korong.',
  'formats.drop': 'Puoi anche trascinare i file in qualsiasi punto di questa pagina.',
  'formats.several':
    '{n, plural, one {# partita letta.} many {# di partite lette.} other {# partite lette.}}',
  'formats.refused':
    '{n, plural, one {# partita non si è potuta leggere.} many {# di partite non si sono potute leggere.} other {# partite non si sono potute leggere.}}',
  'formats.refused.more': '… e ancora {n} che non è stato possibile leggere.',
  'formats.add':
    '{n, plural, one {Aggiungi la partita letta} many {Aggiungi le # di partite lette} other {Aggiungi le # partite lette}}',
  'formats.dropped':
    '{n, plural, one {# azione dopo la fine è stata omessa.} many {# di azioni dopo la fine sono state omesse.} other {# azioni dopo la fine sono state omesse.}}',
  'formats.ask': 'Il testo non dice di quale variante si tratta. Quale è stata giocata?',

  'export.copy': 'Copia partita',
  'export.copyFailed': 'Non è stato possibile copiarla. Prova a scaricarla.',
  'export.download': 'Scarica partita',
  'export.position': 'Copia posizione',
  'export.svg': 'Immagine (SVG)',
  'export.png': 'Immagine (PNG)',
  'export.title': 'Salva come',
  'export.json': 'JSON',
  'export.sgf': 'SGF, come su boardspace.net',
  'export.abstract-play': 'JSON, come su Abstract Play',
  'export.gif': 'Immagine animata (GIF)',
  'export.cannot': 'Questo formato non può contenere questa partita.',
  'export.drawing': 'Immagine {n} di {all}…',
};
