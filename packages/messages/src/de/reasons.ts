import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'Es wurde nichts eingegeben.',
  TEXT_TOO_LONG: 'Diese Eingabe ist zu lang: „{text}“',
  TEXT_UNREADABLE: 'Das lässt sich nicht lesen: „{text}“.',
  NO_SUCH_POINT: 'Auf diesem Spielbrett gibt es kein „{text}“.',
  SEVERAL_FIT: 'Das passt auf mehr als eine Reihe. Nenne die Schnittpunkte, die geräumt werden sollen.',

  GAME_OVER: 'Die Partie ist zu Ende.',
  RING_MUST_BE_PLACED: 'Noch werden Ringe gesetzt: Nenne ein freies Feld.',
  RING_MUST_MOVE: 'Jetzt muss ein Ring ziehen: Gib an, wo er steht und wohin er zieht, zum Beispiel f6-f9.',
  ROW_MUST_BE_TAKEN: 'Entferne zuerst eine Reihe. Reihen stehen auf {at}.',
  RING_MUST_BE_TAKEN: 'Die Reihe ist weg; entferne jetzt einen deiner Ringe.',
  PIECE_MUST_BE_PUSHED:
    'Es gibt keine Reihe zu entfernen. Schiebe von einem Ausgangspunkt aus einen Spielstein ein, zum Beispiel a1-b2.',

  POINT_OCCUPIED: '{at} ist besetzt. Wähle ein freies Feld.',
  NO_RING_THERE: 'Auf {at} steht kein Ring.',
  NOT_YOUR_RING: 'Der Ring auf {at} gehört nicht dir.',
  MUST_LEAVE_POINT: 'Der Ring muss {at} verlassen.',
  NOT_IN_LINE: 'Diese Punkte liegen nicht auf einer Linie: {at}.',
  RING_IN_THE_WAY: 'Der Ring auf {at} steht im Weg; Ringe werden nie übersprungen.',
  MUST_STOP_BEHIND_MARKERS:
    'Nach einem Sprung bleibt der Ring direkt hinter den Markierungssteinen stehen, auf {at}.',
  LANDS_ON_MARKER: 'Auf {at} liegt ein Markierungsstein. Ein Ring muss auf einem freien Feld landen.',
  LANDS_ON_RING: 'Auf {at} steht ein Ring. Ein Ring muss auf einem freien Feld landen.',
  NOT_FIVE:
    'Eine Reihe besteht aus genau fünf Markierungssteinen nebeneinander; das trifft hier nicht zu: {at}.',
  NOT_YOUR_MARKERS: 'Das ist keine Reihe von dir: Auf {at} liegt kein Markierungsstein deiner Farbe.',
  CANNOT_PASS: 'Passen darf nur, wer nicht ziehen kann. Du kannst noch einen Ring ziehen, und zwar von {at}.',

  NOT_A_DOT:
    '{at} ist kein Ausgangspunkt. Spielsteine kommen von den Ausgangspunkten rund um das Spielbrett ins Spiel.',
  NOT_AN_ENTRY:
    'So kann kein Spielstein ins Spiel kommen ({at}). Wähle einen Ausgangspunkt und den Schnittpunkt daneben, zum Beispiel a1-b2.',
  LINE_FULL: 'Diese Linie ist voll ({at}); hier lässt sich nichts mehr einschieben.',
  WRONG_LANDING:
    'Der am weitesten geschobene Spielstein kommt woanders zu stehen. Zuerst deine Angabe, dann die richtige: {at}.',
  DOT_NEEDED: 'Auf {at} steht ein Spielstein. Gib also an, von welchem Ausgangspunkt aus du ihn schiebst.',
  GIPF_PIECE_FIRST:
    'In der Turnierversion musst du zuerst einen GIPF-Stein einschieben: Schreibe ein G davor, zum Beispiel Ga1-b2.',
  NO_GIPF_PIECE_ENTERS: 'In dieser Partie werden keine GIPF-Steine eingeschoben.',
  GIPF_RIGHT_ENDED:
    'Du hast schon einen einfachen Spielstein eingeschoben; seitdem darfst du nur noch einfache Spielsteine einschieben.',
  NOT_A_ROW: 'Auf {at} steht keine Viererreihe.',
  NOT_YOUR_ROW: 'Die Reihe auf {at} gehört nicht dir; du darfst sie nicht entfernen.',
  ROW_ALREADY_SETTLED:
    'Du hast die Reihe auf {at} stehen lassen; nach dem nächsten Schieben wird sie dir wieder angeboten.',
  POINT_TWICE: 'Doppelt genannt: {at}.',
  NOT_IN_ROW: 'Nicht Teil dieser Reihe: {at}.',
  MUST_GO_TOO:
    'Mit der Reihe entfernst du auch {at}; nur ein GIPF-Stein oder ein beladener Spielstein darf stehen bleiben.',
  CANNOT_STAY: 'Nur GIPF-Steine und beladene Spielsteine dürfen stehen bleiben; hier steht keiner: {at}.',
  NOT_CAPTURED:
    'Was auf {at} steht, gehört dir und kommt in deine Reserve zurück; dahinter gehört kein Sternchen.',
  NO_POTENTIALS: 'Diese Partie wird ohne Potentiale gespielt.',
  NO_POTENTIAL_LEFT: 'Du hast kein Potential dieser Art mehr, das du ins Spiel bringen kannst.',
  POTENTIALS_ENDED:
    'Du hast schon einen einfachen Spielstein eingeschoben; seitdem kommt kein beladener mehr ins Spiel.',
  RESERVE_EMPTY:
    'Dafür fehlen dir einfache Spielsteine in der Reserve. Ein Potential auf dem Brett kannst du noch einsetzen.',
  NOT_LOADED: 'Auf {at} steht kein Spielstein von dir, der mit diesem Potential beladen ist.',
  TAMSK_WORKS_IN_THE_MIDDLE:
    'Ein TAMSK wird nicht dort eingesetzt, wo er steht ({at}); er wirkt, wenn sein Stein auf e5 geschoben wird.',
  NOTHING_TO_JUMP: 'Vom ersten Punkt zum zweiten hin lässt sich nichts überspringen: {at}.',
  MUST_LAND_BEHIND:
    'Ein ZÈRTZ landet auf dem ersten freien Feld hinter dem, was er überspringt. Zuerst das Geschriebene, dann das Richtige: {at}.',
  WAY_BLOCKED: '{at} ist im Weg. Ein YINSH gleitet nur über freie Felder.',
  NOT_ADJACENT: '{at} liegen nicht nebeneinander. Dieses Potential hüpft auf einen Nachbarpunkt.',
  NOTHING_TO_TOP: 'Auf das, was auf {at} steht, kann dieses Potential nicht hüpfen.',
  SAY_WHAT_BECOMES:
    'Sag, was aus dem GIPF-Stein auf {at} wird: =P dahinter neutralisiert ihn, =G macht ihn zu deinem.',
  NO_GIPF_PIECE_THERE: 'Auf {at} steht kein gegnerischer GIPF-Stein, den ein PÜNCT verwandeln könnte.',
  DENIED_ALREADY: 'Das Potential auf {at} wurde dir in diesem Zug schon verwehrt. Tu etwas anderes.',
  NOTHING_IS_DENIED: 'Verwehrt wird nur der Einsatz eines Potentials, und nur in einem verbundenen Match.',
  EXTRA_PUSH_DUE:
    'Dein TAMSK ist in der Mitte: Schieb ihn von einem Randpunkt ein, etwa Ta1-b2, oder verzichte mit T-.',
  ONE_MUST_GO:
    'Nicht alle können stehen bleiben: {at}. Aus einer Reihe nur mit GIPF-Steinen und beladenen Steinen muss mindestens einer weg.',

  TURN_ENDED: 'Der Zug ist schon vor „{text}“ zu Ende.',
  TURN_NOT_FINISHED: 'Ein früherer Zug ist nicht vollständig.',

  UNKNOWN_GAME: 'Ein Spiel namens „{text}“ gibt es nicht. Es gibt yinsh und gipf.',
  UNKNOWN_VARIANT:
    'Dieses Spiel hat keine Version „{text}“. YINSH kennt standard und blitz, GIPF kennt basic, standard und tournament.',
  UNKNOWN_OPTION: 'Dieses Spiel hat keine Option „{text}“.',
  BAD_HANDICAP:
    'Eine Vorgabe lautet white=N oder black=N mit N von 1 bis 3, und es gibt sie nur im Basisspiel von GIPF. „{text}“ ist keine.',
  BAD_POTENTIALS:
    'Potentiale schreibt man wie Z3Y3: drei bis sechs von jeder Art (Z, Y, D, T, P), in Standard oder Turnier von GIPF. „{text}“ ist etwas anderes.',
  BAD_PIECES: 'Mit Potentialen hat jede Seite 12 bis 24 einfache Spielsteine. „{text}“ ist etwas anderes.',

  POSITION_FORMAT: 'Das ist keine Stellung dieses Spiels: „{text}“',
  POSITION_VERSION: 'Die Version dieses Stellungstextes ist hier nicht bekannt: „{text}“',
  POSITION_FIELD:
    'Dieser Teil des Stellungstextes fehlt, ist unbekannt oder steht an der falschen Stelle: „{text}“',
  POSITION_BOARD: 'Das Spielbrett im Stellungstext ist ab Zeichen {place} fehlerhaft.',
  IMPOSSIBLE_RINGS: 'Zu dieser Anzahl von Ringen kann keine Partie führen.',
  IMPOSSIBLE_MARKERS: 'Zu dieser Anzahl von Markierungssteinen kann keine Partie führen.',
  IMPOSSIBLE_PIECES: 'Zu diesen Spielsteinen auf dem Spielbrett kann keine Partie führen.',
  IMPOSSIBLE_RESERVE: 'Die Reserve passt nicht zu den Spielsteinen auf dem Spielbrett.',
  IMPOSSIBLE_ENTRY: 'Die Angaben, wer noch GIPF-Steine einschieben darf, passen nicht zum Spielbrett.',
  IMPOSSIBLE_POTENTIALS:
    'Diese Stellung kann nicht entstehen: Es sind mehr Potentiale als vereinbart, oder sie passen nicht.',
  IMPOSSIBLE_ROWS: 'Die Reihen auf dem Spielbrett passen nicht zu dem, was als Nächstes zu tun ist.',
  IMPOSSIBLE_SIDE: 'Diese Seite kann hier nicht am Zug sein.',
  IMPOSSIBLE_PHASE: 'Mit diesem Spielbrett kann diese Phase der Partie nicht erreicht worden sein.',

  RECORD_VERSION: 'Die Version dieser Aufzeichnung ist hier nicht bekannt: „{text}“',
  RECORD_HEADER:
    'Das sieht nicht nach einer Partieaufzeichnung aus: Die Kopfzeile „{text}“ fehlt, ist doppelt oder falsch.',
  RECORD_TEXT: 'Dieser Teil der Aufzeichnung lässt sich nicht lesen: „{text}“',
  RECORD_NUMBER: 'Diese Zugnummer ist nicht die nächste: „{text}“',
  RECORD_CLOCK: 'Diese Zeitangabe ist falsch oder folgt auf keinen Zug: „{text}“',
  RECORD_JSON: 'Das ist nicht das JSON einer Aufzeichnung; der Fehler liegt bei „{text}“.',
  RECORD_RESULT: 'Das Ergebnis „{text}“ passt nicht dazu, wie die Partie geendet hat.',
};
