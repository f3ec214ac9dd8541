import type { Translation } from '../../areas.js';

export const reasons: Translation<'gipf/reasons'> = {
  PIECE_MUST_BE_PUSHED:
    'Es gibt keine Reihe zu entfernen. Schiebe von einem Ausgangspunkt aus einen Spielstein ein, zum Beispiel a1-b2.',

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
    'Du hast schon einen Basisstein eingeschoben; seitdem kommt kein beladener mehr ins Spiel.',
  RESERVE_EMPTY:
    'Dafür fehlen dir Basissteine in der Reserve. Ein Potential auf dem Brett kannst du noch einsetzen.',
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
  NOTHING_IS_DENIED:
    'Verwehrt wird nur der Einsatz oder das Einbringen eines Potentials, und nur in einem verbundenen Match.',
  EXTRA_PUSH_DUE:
    'Dein TAMSK ist in der Mitte: Schieb ihn von einem Randpunkt ein, etwa Ta1-b2, oder verzichte mit T-.',
  ONE_MUST_GO:
    'Nicht alle können stehen bleiben: {at}. Aus einer Reihe nur mit GIPF-Steinen und beladenen Steinen muss mindestens einer weg.',

  BAD_HANDICAP:
    'Eine Vorgabe lautet white=N oder black=N mit N von 1 bis 3, und es gibt sie nur im Basisspiel von GIPF und mit Potentialen. „{text}“ ist keine.',
  BAD_POTENTIALS:
    'Potentiale schreibt man wie Z3Y3: eins bis sechs von jeder Art (Z, Y, D, T, P), für mindestens eine Seite. „{text}“ ist etwas anderes.',
  BAD_PIECES: 'Mit Potentialen hat jede Seite 12 bis 24 Basissteine. „{text}“ ist etwas anderes.',

  IMPOSSIBLE_PIECES: 'Zu diesen Spielsteinen auf dem Spielbrett kann keine Partie führen.',
  IMPOSSIBLE_RESERVE: 'Die Reserve passt nicht zu den Spielsteinen auf dem Spielbrett.',
  IMPOSSIBLE_ENTRY: 'Die Angaben, wer noch GIPF-Steine einschieben darf, passen nicht zum Spielbrett.',
  IMPOSSIBLE_POTENTIALS:
    'Diese Stellung kann nicht entstehen: Es sind mehr Potentiale als vereinbart, oder sie passen nicht.',

  // What is to be won first
  ENTRY_DENIED:
    'Dieses Potential hast du in diesem Zug nicht gewonnen. Es bleibt in deiner Reserve. Tu etwas anderes.',
  NOT_TO_BE_WON: 'Das muss man in diesem Match nicht gewinnen; es kann also nicht verwehrt werden.',
  BAD_LINKED:
    'Was zu gewinnen ist, schreibt man yes, no oder als vorkommende Arten wie {example}: groß für den Einsatz, klein für das Einbringen. „{text}“ ist etwas anderes.',
};
