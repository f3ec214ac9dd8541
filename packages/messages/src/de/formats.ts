import type { Translation } from '../areas.js';

export const formats: Translation<'formats'> = {
  FILE_EMPTY: 'Darin steht nichts.',
  FILE_TOO_LONG: 'Das ist zu lang für eine Partieaufzeichnung.',
  FORMAT_UNKNOWN: 'Eine solche Aufzeichnung kann Korong nicht lesen: „{excerpt}“',
  SGF_BROKEN: 'Die SGF-Datei ist hier fehlerhaft, oder ihr Ende fehlt: „{excerpt}“',
  JSON_BROKEN: 'Das ist kein gültiges JSON: „{excerpt}“',
  FIELD_WRONG: 'Das fehlt oder hat die falsche Form: „{excerpt}“',
  RECORD_REFUSED: '{reason}',
  OTHER_GAME: 'Dieses Spiel gibt es bei Korong nicht: „{excerpt}“',
  ZERTZ_NOT_YET: 'ZÈRTZ kann noch nicht gelesen werden.',
  OTHER_VARIANT: 'Diese Version ist unbekannt: „{excerpt}“',
  SEVERAL_VARIANTS: 'Der Text sagt nicht, welche Version es ist. Möglich sind: {choices}.',
  BOARD_CHANGED: 'Hier wurde das Spielbrett umgestellt: „{excerpt}“. Solche Partien lassen sich nicht lesen.',
  UNKNOWN_WORD: 'Was „{excerpt}“ bedeutet, ist nicht bekannt.',
  UNKNOWN_PLAYER: 'Es ist nicht klar, wer das gespielt hat: „{excerpt}“',
  WRONG_SIDE: '„{excerpt}“ kommt von der Seite, die nicht am Zug ist.',
  STEP_INCOMPLETE: '„{excerpt}“ ist kein vollständiger Zug.',
  STEP_REFUSED: '„{excerpt}“ ist nicht möglich. {reason}',
  ROWS_CROSS: 'Reihen kreuzen sich, und die Aufzeichnung sagt nicht, welche entfernt wird: „{excerpt}“',
  OTHER_RESERVE:
    'Die Partie geht weiter, obwohl eine Seite keine Spielsteine mehr hat: „{excerpt}“. Sie wurde mit mehr Spielsteinen gespielt, als die Regeln erlauben.',

  'formats.line': 'Zeile {line}: {reason}',
  'formats.fileLine': '{file}, Zeile {line}: {reason}',
  'formats.turn': 'Zug {turn}: {reason}',
  'formats.binary': '{file} ist keine Textdatei: Darin ist keine Partie.',
  'formats.about':
    'Liest Partien von boardspace.net (SGF), Board Game Arena, gipf.com, webgipf, Abstract Play und Korong.',
  'formats.drop': 'Du kannst Dateien auch einfach auf diese Seite ziehen.',
  'formats.several': '{n, plural, one {# Partie wurde gelesen.} other {# Partien wurden gelesen.}}',
  'formats.refused':
    '{n, plural, one {# Partie ließ sich nicht lesen.} other {# Partien ließen sich nicht lesen.}}',
  'formats.refused.more': '… und {n} weitere nicht lesbare.',
  'formats.add':
    '{n, plural, one {Die gelesene Partie hinzufügen} other {Die # gelesenen Partien hinzufügen}}',
  'formats.dropped':
    '{n, plural, one {# Schritt nach dem Ende wurde weggelassen.} other {# Schritte nach dem Ende wurden weggelassen.}}',
  'formats.ask': 'Der Text sagt nicht, welche Version es ist. Welche wurde gespielt?',

  'export.copy': 'Partie kopieren',
  'export.copyFailed': 'Das Kopieren hat nicht geklappt. Lade die Partie stattdessen herunter.',
  'export.download': 'Partie herunterladen',
  'export.position': 'Stellung kopieren',
  'export.svg': 'Bild (SVG)',
  'export.png': 'Bild (PNG)',
  'export.title': 'Speichern als',
  'export.json': 'JSON',
  'export.sgf': 'SGF wie bei boardspace.net',
  'export.abstract-play': 'JSON wie bei Abstract Play',
  'export.gif': 'Animiertes Bild (GIF)',
  'export.cannot': 'In dieses Format passt diese Partie nicht.',
  'export.drawing': 'Bild {n} von {all} wird gezeichnet …',
};
