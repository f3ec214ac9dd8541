import type { Translation } from '../areas.js';

export const learn: Translation<'learn'> = {
  'rules.contents': 'Auf dieser Seite',
  'rules.house': 'Hausregel',
  'rules.houseNote':
    'Wo die veröffentlichten Regeln eine Frage offenlassen oder am Bildschirm etwas anderes nötig ist, haben wir eine eigene Regel aufgestellt. Solche Regeln sind als **Hausregel** gekennzeichnet.',
  'rules.source': 'YINSH und GIPF sind Spiele von Kris Burm. Wir erklären die Regeln mit eigenen Worten.',
  'rules.statistics': 'Statistik: Was die Partien des Computers lehren',
  'rules.linkTo': 'Link zu „{title}“',

  'demo.play': 'Vorführen',
  'demo.again': 'Noch einmal',
  'demo.pause': 'Pause',
  'demo.goOn': 'Weiter',
  'demo.analyse': 'Analysieren',
  'demo.analyse.title': 'Diese Stellung analysieren: {title}',
  'demo.step': 'Ein Schritt',
  'demo.reset': 'Zurück zum Anfang',
  'demo.controls': 'Vorführung zu „{title}“',
  'demo.progress': 'Schritt {n} von {all}',

  'learn.title': 'YINSH und GIPF lernen',
  'learn.description':
    'Kurze interaktive Lektionen für YINSH und GIPF, vom ersten Zug bis zu einfacher Taktik, mit erklärten Fehlern und Tipps.',
  'learn.heading': 'Spielend lernen',
  'learn.lead':
    'Kurze Aufgaben auf einem echten Spielbrett, vom ersten Zug bis zu einfacher Taktik. Probiere ruhig etwas aus: Jeder Fehler wird erklärt, und kaputtgehen kann nichts.',
  'learn.progress':
    '{n, plural, =0 {Noch nichts gelöst} one {# von {all} gelöst} other {# von {all} gelöst}}',
  'learn.begin': 'Anfangen',
  'learn.goOn': 'Weiter',
  'learn.repeat': 'Noch einmal spielen',
  'learn.readRules': 'Regeln lesen',
  'learn.kept': 'Dein Fortschritt wird nur auf diesem Gerät gespeichert.',
  'learn.forget': 'Fortschritt löschen',
  'learn.forgotten': 'Dein Fortschritt wurde gelöscht.',
  'learn.puzzles': 'Aufgaben',
  'learn.puzzles.text':
    'Finde den besten Zug: über tausend Stellungen zu jedem Spiel, jeden Tag eine neue. Jede Lösung ist bewiesen.',
  'learn.puzzles.do': 'Aufgaben lösen',

  'intro.title': 'So gewinnt man',
  'intro.skip': 'Weiter zu Aufgabe 1',
  'intro.begin': 'Aufgabe 1 anfangen',

  'lesson.tasks': 'Aufgaben',
  'lesson.part': 'Lektion {n}: {title}',
  'lesson.number': 'Aufgabe {n} von {all}',
  'lesson.solved': 'Gelöst',
  'lesson.open': 'Noch nicht gelöst',
  'lesson.board': 'Spielbrett zur Aufgabe „{title}“',
  'lesson.hint': 'Tipp',
  'lesson.undo': 'Rückgängig',
  'lesson.again': 'Noch einmal',
  'lesson.next': 'Nächste Aufgabe',
  'lesson.nextRow': 'Andere Reihe',
  'lesson.well': 'Gut gemacht!',
  'lesson.notQuite': 'Nicht ganz.',
  'lesson.other': 'Das ist ein erlaubter Zug, aber nicht der, der hier gefragt ist.',
  'lesson.finished': 'Du hast alle Aufgaben gelöst. Jetzt bist du bereit für eine Partie!',
  'lesson.playNow': 'Partie spielen',
  'lesson.playLevel1': 'Jetzt auf Stufe 1 spielen',
  'lesson.allTasks': 'Alle Lektionen',
  'lesson.needsScript': 'Die Aufgaben brauchen JavaScript. Die Regeln kannst du auch ohne lesen.',
  'lesson.decide': 'Wie entscheidest du?',
};
