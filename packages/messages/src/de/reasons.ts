import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'Es wurde nichts eingegeben.',
  TEXT_TOO_LONG: 'Diese Eingabe ist zu lang: „{text}“',
  TEXT_UNREADABLE: 'Das lässt sich nicht lesen: „{text}“.',
  NO_SUCH_POINT: 'Auf diesem Spielbrett gibt es kein „{text}“.',
  SEVERAL_FIT: 'Das passt auf mehr als eine Reihe. Nenne die Schnittpunkte, die geräumt werden sollen.',

  GAME_OVER: 'Die Partie ist zu Ende.',
  ROW_MUST_BE_TAKEN: 'Entferne zuerst eine Reihe. Reihen stehen auf {at}.',

  MUST_LEAVE_POINT: 'Start und Ziel sind beide {at}. Wähle ein anderes Ziel.',
  NOT_IN_LINE: 'Diese Punkte liegen nicht auf einer Linie: {at}.',

  TURN_ENDED: 'Der Zug ist schon vor „{text}“ zu Ende.',
  TURN_NOT_FINISHED: 'Ein früherer Zug ist nicht vollständig.',
  'premove.illegal': 'Dein Vorauszug {text} geht nicht mehr. {why}',

  UNKNOWN_GAME: 'Ein Spiel namens „{text}“ gibt es nicht. Zur Wahl stehen: {choices}.',
  UNKNOWN_VARIANT: 'Dieses Spiel hat keine Version „{text}“. Zur Wahl stehen: {choices}.',
  UNKNOWN_OPTION: 'Dieses Spiel hat keine Option „{text}“.',

  POSITION_FORMAT: 'Das ist keine Stellung dieses Spiels: „{text}“',
  POSITION_VERSION: 'Die Version dieses Stellungstextes ist hier nicht bekannt: „{text}“',
  POSITION_FIELD:
    'Dieser Teil des Stellungstextes fehlt, ist unbekannt oder steht an der falschen Stelle: „{text}“',
  POSITION_BOARD: 'Das Spielbrett im Stellungstext ist ab Zeichen {place} fehlerhaft.',
  IMPOSSIBLE_ROWS: 'Die Reihen auf dem Spielbrett passen nicht zu dem, was als Nächstes zu tun ist.',
  IMPOSSIBLE_SIDE: 'Diese Seite kann hier nicht am Zug sein.',
  IMPOSSIBLE_PHASE: 'Mit diesem Spielbrett kann diese Phase der Partie nicht erreicht worden sein.',

  RECORD_VERSION: 'Die Version dieser Aufzeichnung ist hier nicht bekannt: „{text}“',
  RECORD_HEADER:
    'Das sieht nicht nach einer Partieaufzeichnung aus: Die Kopfzeile „{text}“ fehlt, ist doppelt oder falsch.',
  RECORD_TEXT: 'Dieser Teil der Aufzeichnung lässt sich nicht lesen: „{text}“',
  RECORD_NUMBER: 'Diese Zugnummer ist nicht die nächste: „{text}“',
  RECORD_CLOCK: 'Diese Zeitangabe ist falsch oder folgt auf keinen Zug: „{text}“',
  RECORD_VARIATION: 'Hier kann keine Variante stehen: „{text}“',
  RECORD_SIZE:
    'Das ist zu viel für eine Analyse: höchstens 10.000 Züge, und Varianten höchstens 40-fach verschachtelt.',
  RECORD_JSON: 'Das ist nicht das JSON einer Aufzeichnung; der Fehler liegt bei „{text}“.',
  RECORD_RESULT: 'Das Ergebnis „{text}“ passt nicht dazu, wie die Partie geendet hat.',
};
