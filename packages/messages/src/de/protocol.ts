import type { Translation } from '../areas.js';

export const protocol: Translation<'protocol'> = {
  BAD_REQUEST: 'Der Server versteht diese Anfrage nicht. Lade die Seite neu und versuche es noch einmal.',
  BAD_MESSAGE:
    'Der Server versteht nicht, was gesendet wurde. Lade die Seite neu und versuche es noch einmal.',
  TOO_LARGE: 'Das ist zu viel auf einmal. Sende weniger.',
  NOT_FOUND:
    'Unter dieser Adresse gibt es nichts. Sieh nach, ob sie so geschrieben ist, wie du sie bekommen hast.',
  HELLO_FIRST: 'Die Verbindung wurde nicht richtig aufgebaut. Lade die Seite neu.',
  NO_SESSION: 'Du bist nicht oder nicht mehr angemeldet. Wähle einen Namen oder melde dich an.',
  FOREIGN_ORIGIN:
    'Diese Anfrage kam von einer anderen Website und wird abgelehnt. Öffne Korong selbst und versuche es dort.',
  BANNED: 'Der Betreiber dieses Servers hat dich ausgeschlossen. Nur der Betreiber kann das ändern.',
  NOT_ALLOWED: 'Das darfst du nicht. Das darf nur, wem es gehört.',
  BAD_PLAYER_NAME:
    'Ein Name hat 1 bis 24 Zeichen: Buchstaben und Ziffern beliebiger Schriften, Leerzeichen sowie - _ . oder ein Apostroph. Alphabete dürfen in einem Wort nicht gemischt sein, und manche Namen sind vergeben.',
  NAME_TAKEN: 'Jemand hat schon diesen Namen oder einen, der so ähnlich aussieht. Wähle einen anderen.',
  WEAK_PASSWORD:
    'Dieses Passwort ist zu leicht zu erraten. Nimm mindestens 8 Zeichen, und nicht deinen Namen.',
  WRONG_PASSWORD:
    'Das ist nicht das richtige Passwort. Versuche es noch einmal oder nimm deinen Wiederherstellungscode.',
  WRONG_CODE:
    'Das ist nicht der richtige Wiederherstellungscode. Versuche es noch einmal; wenn er verloren ist, kann der Betreiber dieses Servers helfen.',
  NO_ACCOUNT:
    'Es gibt kein Konto mit diesem Namen. Sieh nach, ob er richtig geschrieben ist, oder lege eines an.',
  ALREADY_ACCOUNT: 'Du hast schon ein Konto. Melde dich zuerst ab, um ein anderes anzulegen.',
  GAME_NOT_FOUND: 'Diese Partie gibt es nicht. Lass dir einen neuen Link schicken.',
  GAME_TAKEN:
    'Jemand anders war schneller: Diese Partie hat ohne dich begonnen. Du kannst zuschauen oder selbst eine anbieten.',
  GAME_NOT_OPEN:
    'Diese Partie wartet nicht mehr auf einen Gegner. Wähle eine andere oder biete selbst eine an.',
  OWN_GAME: 'Das ist deine eigene Partie. Jemand anders muss sie annehmen: Verschicke den Link.',
  NOT_A_PLAYER: 'Du spielst in dieser Partie nicht mit. Du kannst zuschauen.',
  BAD_SETUP: 'So kann eine Partie nicht beginnen. Wähle andere Einstellungen.',
  ENGINE_NOT_AWAY:
    'Der Computer kann kein Spiel abseits des Bildschirms spielen. Wähle für jede Art ein anderes verbundenes Spiel.',
  TOO_MANY_GAMES: 'Du hast zu viele offene Partien. Ziehe zuerst eine zurück.',
  TOO_MANY_LISTED:
    'In der Lobby warten schon zu viele Partien von deiner Adresse. Erstelle eine per Link oder warte, bis eine davon beginnt.',
  PLAYING_ENOUGH: 'Du spielst zu viele Partien dieser Art gleichzeitig. Beende zuerst eine oder gib sie auf.',
  MATCH_REFUSED: 'Das geht in dieser Partie jetzt nicht.',
  NOT_ABSENT: 'Dein Gegner ist da oder noch nicht lange genug weg. Warte noch ein wenig.',
  CHAT_TOO_LONG: 'Das ist zu lang. Eine Chatnachricht hat höchstens 300 Zeichen.',
  MUTED: 'Der Betreiber dieses Servers hat dir den Chat entzogen. Weiterspielen kannst du.',
  BAD_POSITION: 'Diese Stellung ist nicht möglich. Überprüfe sie.',
  NEEDS_ACCOUNT: 'Dafür brauchst du ein Konto. Lege eines an; deine Partien behältst du.',
  STUDY_NOT_FOUND:
    'Diese Studie gibt es nicht, oder sie ist privat. Lass dir vom Besitzer einen Link schicken.',
  BAD_STUDY: 'Ein Kapitel dieser Studie ist nicht lesbar. Berichtige es und speichere noch einmal.',
  STUDY_TOO_LARGE:
    'Diese Studie ist zu groß zum Speichern. Teile sie auf, oder lösche ein Kapitel oder eine andere Studie.',
  STUDY_CHANGED:
    'Diese Studie wurde inzwischen anderswo geändert. Nichts ist verloren: Wähle, welche Fassung bleiben soll.',
  TOO_MANY_STUDIES: 'Du hast zu viele Studien. Lösche erst eine.',
  GAME_NOT_OVER: 'Nur beendete Partien werden ausgewertet. Warte, bis diese vorbei ist.',
  PUZZLE_NOT_FOUND:
    'Der Server kennt diese Aufgabe nicht. Lade die Seite neu, um die aktuellen Aufgaben zu bekommen.',

  TOO_MANY_REQUESTS: 'Das war viel in kurzer Zeit. Warte einen Moment und versuche es noch einmal.',
  TOO_MANY_CONNECTIONS: 'Von deiner Adresse kommen zu viele Verbindungen. Schließe einige deiner Seiten.',
  TOO_SLOW: 'Die Verbindung war zu langsam. Versuche es noch einmal.',
  TRY_AGAIN: 'Der Server hat Probleme mit seinem Speicher. Nichts geht verloren; bald klappt es wieder.',
  NEWER_LOG: 'Diese Partie läuft auf einem neueren Server weiter. Gleich wird es noch einmal versucht.',
  SERVER_ENDING: 'Der Server wird neu gestartet. Gleich wird es noch einmal versucht.',
  INTERNAL:
    'Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal; wenn es wieder passiert, sag dem Betreiber Bescheid.',
};
