import type { Translation } from '../areas.js';

export const formats: Translation<'formats'> = {
  FILE_EMPTY: 'Er staat niets in.',
  FILE_TOO_LONG: 'Dit is te lang voor een partij.',
  FORMAT_UNKNOWN: 'Zo’n partijverslag kan Korong niet lezen: “{excerpt}”',
  SGF_BROKEN: 'De SGF is hier beschadigd, of het einde ontbreekt: “{excerpt}”',
  JSON_BROKEN: 'Dit is geen geldige JSON: “{excerpt}”',
  FIELD_WRONG: 'Dit ontbreekt of heeft de verkeerde vorm: “{excerpt}”',
  RECORD_REFUSED: '{reason}',
  OTHER_GAME: 'Dit spel heeft Korong niet: “{excerpt}”',
  ZERTZ_NOT_YET: 'ZÈRTZ kan nog niet worden gelezen.',
  OTHER_VARIANT: 'Deze versie is onbekend: “{excerpt}”',
  SEVERAL_VARIANTS: 'De tekst zegt niet welke versie het is. Mogelijk zijn: {choices}.',
  BOARD_CHANGED:
    'Hier is het speelbord anders opgesteld: “{excerpt}”. Zulke partijen kunnen niet worden gelezen.',
  UNKNOWN_WORD: 'Het is niet bekend wat “{excerpt}” betekent.',
  UNKNOWN_PLAYER: 'Het is niet duidelijk welke speler dit is: “{excerpt}”',
  WRONG_SIDE: '“{excerpt}” komt van de kant die niet aan zet is.',
  STEP_INCOMPLETE: '“{excerpt}” is geen volledige zet.',
  STEP_REFUSED: '“{excerpt}” is niet mogelijk. {reason}',
  ROWS_CROSS: 'Rijen kruisen elkaar, en het verslag zegt niet welke wordt weggenomen: “{excerpt}”',
  OTHER_RESERVE:
    'De partij gaat door nadat een kant geen stukken meer heeft: “{excerpt}”. Er is gespeeld met meer stukken dan de regels toestaan.',

  'formats.line': 'Regel {line}: {reason}',
  'formats.fileLine': '{file}, regel {line}: {reason}',
  'formats.turn': 'Zet {turn}: {reason}',
  'formats.binary': '{file} is geen tekstbestand: er staat geen partij in.',
  'formats.about':
    'Leest partijen van boardspace.net (SGF), Board Game Arena, gipf.com, webgipf, Abstract Play en Korong.',
  'formats.drop': 'Je kunt bestanden ook gewoon op deze pagina laten vallen.',
  'formats.several': '{n, plural, one {# partij gelezen.} other {# partijen gelezen.}}',
  'formats.refused':
    '{n, plural, one {# partij kon niet worden gelezen.} other {# partijen konden niet worden gelezen.}}',
  'formats.refused.more': '… en nog {n} onleesbare.',
  'formats.add': '{n, plural, one {De gelezen partij toevoegen} other {De # gelezen partijen toevoegen}}',
  'formats.dropped':
    '{n, plural, one {# stap na het einde is weggelaten.} other {# stappen na het einde zijn weggelaten.}}',
  'formats.ask': 'De tekst zegt niet welke versie het is. Welke is er gespeeld?',

  'export.copy': 'Partij kopiëren',
  'export.copyFailed': 'Kopiëren is niet gelukt. Download de partij in plaats daarvan.',
  'export.download': 'Partij downloaden',
  'export.position': 'Stelling kopiëren',
  'export.svg': 'Afbeelding (SVG)',
  'export.png': 'Afbeelding (PNG)',
  'export.title': 'Bewaren als',
  'export.json': 'JSON',
  'export.sgf': 'SGF, zoals op boardspace.net',
  'export.abstract-play': 'JSON, zoals op Abstract Play',
  'export.gif': 'Bewegend beeld (GIF)',
  'export.cannot': 'Deze partij past niet in dit formaat.',
  'export.drawing': 'Beeld {n} van {all} wordt getekend…',
};
