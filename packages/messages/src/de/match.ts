import type { Translation } from '../areas.js';

export const match: Translation<'match'> = {
  NOT_STARTED: 'Diese Partie hat noch nicht begonnen.',
  ALREADY_STARTED: 'Diese Partie hat schon begonnen.',
  SETUP_REFUSED: 'So kann eine Partie nicht beginnen.',
  POSITION_OVER: 'In dieser Stellung ist die Partie zu Ende; es gibt nichts mehr zu spielen.',
  BAD_NAME: 'Ein Name hat 1 bis 60 Zeichen.',
  BAD_CLOCK:
    'Eine Uhr zeigt am Anfang 1 Sekunde bis 24 Stunden und gibt höchstens 24 Stunden pro Zug dazu; mit Tagen pro Zug sind es 1 bis 14 Tage.',
  BAD_LINKS:
    'Die verbundenen Spiele passen nicht zu den Potentialen. Wähle ein Spiel für jede Art, die vorkommt.',

  MATCH_OVER: 'Die Partie ist zu Ende.',
  STALE_TURN: 'Die Partie ist inzwischen weitergegangen. Sieh dir das Spielbrett an und wähle neu.',
  NOT_YOUR_TURN: 'Die andere Seite ist am Zug.',
  CLOCK_PAUSED: 'Die Uhr ist angehalten. Lass sie weiterlaufen, um weiterzuspielen.',
  TIME_IS_UP: 'Die Zeit ist abgelaufen.',
  TURN_REFUSED: 'Dieser Zug ist nicht erlaubt.',
  TURN_INCOMPLETE: 'Dieser Zug ist noch nicht vollständig.',

  NO_CLOCK: 'Diese Partie wird ohne Uhr gespielt.',
  TIME_IS_LEFT: 'Es ist noch Zeit auf der Uhr.',
  CLOCK_STANDS: 'Es läuft keine Uhr.',
  CLOCK_NOT_PAUSED: 'Die Uhr wurde nicht angehalten.',
  NOT_BY_DAYS: 'Das geht nicht in einer Partie mit Tagen pro Zug.',
  ENOUGH_TIME: 'Die andere Seite hat schon reichlich Zeit.',
  NO_OUTAGE: 'Es ist keine Zeit zurückzugeben.',

  ALREADY_ASKED: 'Das wurde schon angeboten und wartet noch auf eine Antwort.',
  ASKED_THIS_TURN: 'Darum hast du schon gebeten. Frage nach deinem nächsten Zug noch einmal.',
  NOTHING_ASKED: 'Es gibt kein Angebot, auf das du antworten könntest.',
  OWN_OFFER: 'Das ist dein eigenes Angebot; antworten muss die andere Seite.',
  ONLY_TOGETHER: 'Das geht nur, wenn beide am selben Gerät spielen.',
  NOTHING_TO_TAKE_BACK: 'Es gibt keinen solchen Zug, der zurückgenommen werden könnte.',
  TAKEBACKS_SPENT: 'Öfter darfst du hier nicht zurücknehmen. Spiele weiter.',
  LOG_FULL:
    'Die Partie ist zu lang geworden für Angebote und Rücknahmen. Ziehen und aufgeben geht weiterhin.',
  NOT_LINKED: 'In dieser Partie ist nichts mit einem anderen Spiel verbunden.',
  LINK_UNDER_WAY: 'Ein Potential wurde angekündigt: Klärt zuerst, ob es wirkt.',
  NOTHING_ANNOUNCED: 'Es wurde kein Potential angekündigt.',
  ANNOUNCE_FIRST: 'In diesem Match wird ein Potential, das zu gewinnen ist, zuerst angekündigt.',
  NO_USE: 'Angekündigt wird nur, was zu gewinnen ist, und immer nur ein Potential.',
  GOES_ON_OTHERWISE: 'Dieser Zug hat anders begonnen. Mach von dem aus weiter, was entschieden ist.',
  OWN_ANNOUNCEMENT: 'Das hast du selbst angekündigt; antworten muss die andere Seite.',
  NOT_NOW: 'Das passt gerade nicht zu dem, was im Gange ist.',
  BAD_LOT: 'So lässt sich das Los nicht ziehen. Lade die Seite neu und versuch es noch einmal.',
  NOT_ACROSS_LINK: 'Was ein anderes Spiel entschieden hat, wird nicht zurückgenommen.',

  ONLY_APART: 'Das geht nur, wenn beide an verschiedenen Geräten spielen.',
  NOTHING_TO_CLAIM:
    'Eine Partie lässt sich erst nach ihrem ersten Zug beanspruchen, und nur solange die abwesende Seite am Zug ist.',
  TOO_EARLY_TO_CLAIM:
    'Die andere Seite kommt vielleicht noch zurück. Warte noch ein wenig, bevor du die Partie beanspruchst.',

  TOO_LATE_TO_ABORT: 'Eine Partie lässt sich nur vor ihrem ersten Zug abbrechen.',
  MATCH_NOT_OVER: 'Die Partie ist noch nicht zu Ende.',
  REMATCH_MADE: 'Es gibt schon eine Revanche.',

  LOG_VERSION:
    'Diese Partie wurde von einer anderen Version von Korong gespeichert, die hier nicht bekannt ist.',
  LOG_EVENT: 'Diese Partie wurde nicht vollständig gespeichert; Eintrag {number} ist unbrauchbar.',

  'over.resignation': '{winner} gewinnt: {loser} hat aufgegeben.',
  'over.time': '{winner} gewinnt: Die Zeit von {loser} ist abgelaufen.',
  'over.agreement': 'Unentschieden: Beide Seiten haben sich darauf geeinigt.',
  'over.absence': '{winner} gewinnt: {loser} hat die Partie verlassen.',
  'over.absenceDraw': 'Unentschieden: Eine Seite hat die Partie verlassen.',
  'over.length': 'Unentschieden: Die Partie ist so lang geworden, wie eine werden darf.',
  'over.aborted': 'Die Partie wurde vor ihrem ersten Zug abgebrochen.',

  // Linked games with a name
  BAD_AWAY_NAME:
    'Der Name eines Spiels abseits des Bildschirms hat 1 bis 40 Zeichen und keine Steuerzeichen.',
};
