import type { Translation } from '../areas.js';

export const site: Translation<'site'> = {
  'app.name': 'Korong: YINSH und GIPF',

  skip: 'Zum Inhalt springen',
  close: 'Schließen',
  'part.lost': 'Ein Teil dieser Seite konnte nicht geladen werden. Bist du online?',
  'part.again': 'Erneut versuchen',
  'nav.label': 'Hauptmenü',
  'nav.play': 'Spielen',
  'nav.online': 'Online',
  'nav.learn': 'Lernen',
  'nav.puzzles': 'Aufgaben',
  'nav.rules': 'Regeln',
  'nav.analysis': 'Analyse',
  'nav.games': 'Partien',
  'nav.settings': 'Einstellungen',
  'nav.due': 'Du bist am Zug',
  'nav.menu': 'Menü',
  'nav.sign': 'Anmelden',
  'nav.language': 'Sprache: {name}',

  'footer.label': 'Mehr',
  'footer.archive': 'Partienarchiv',
  'footer.about': 'Über Korong',
  'footer.programmers': 'Für Programmierer',
  'footer.statistics': 'Statistik',
  'footer.privacy': 'Datenschutz',
  'footer.keys': 'Tastaturhilfe',
  'footer.credit': 'YINSH und GIPF sind Spiele von Kris Burm. Korong ist eine unabhängige, freie Umsetzung.',

  'home.title': 'Korong: YINSH und GIPF spielen und lernen',
  'home.description':
    'Lerne und spiele die Brettspiele YINSH und GIPF: online, zu zweit an einem Gerät oder gegen den Computer. Kostenlos, ohne Konto, auch ohne Netz.',
  'home.heading': 'Ringe, Scheiben und keine Geheimnisse',
  'home.lead':
    'YINSH und GIPF sind Brettspiele, bei denen nur das Denken zählt. Lerne sie in wenigen Minuten und spiele dann mit Freunden oder gegen den Computer.',
  'home.running': '{n, plural, one {# Partie läuft} other {# Partien laufen}}',
  'home.running.more': 'Mehr als {n} Partien laufen',
  'home.open':
    '{n, plural, one {# Spieler wartet auf einen Gegner} other {# Spieler warten auf einen Gegner}}',
  'home.continue': 'Deine Partie fortsetzen',
  'home.continue.do': 'Fortsetzen',
  'home.continue.lead': 'Sie steht noch so da, wie du sie verlassen hast.',
  'home.next': 'Deine laufende Partie',
  'home.next.against': '{game} gegen {name}',
  'home.next.computer': '{game} gegen den Computer',
  'home.next.play': 'Spielen',
  'home.rules': 'Regeln',
  'home.puzzles.heading': 'Aufgaben',
  'home.puzzles.text':
    'Finde den besten Zug: über tausend Stellungen zu jedem Spiel, jeden Tag eine neue. Jede Lösung ist bewiesen.',
  'home.puzzles.do': 'Aufgaben lösen',
  'home.more': 'Was du hier findest',
  'home.lessons.heading': 'Lektionen zum Spielen',
  'home.lessons.text':
    'Kurze Aufgaben vom ersten Zug bis zu echter Taktik. Eine falsche Antwort wird erklärt und nicht bloß abgelehnt.',
  'home.computer.heading': 'Ein Computergegner für jede Spielstärke',
  'home.computer.text':
    'Zehn Stufen, vom sanften ersten Gegner bis zu einem sehr starken. Er läuft auf deinem eigenen Gerät.',
  'home.friend.heading': 'Zu zweit an einem Brett',
  'home.friend.text': 'Spielt am selben Tisch auf einem Handy, Tablet oder Computer, mit oder ohne Uhr.',
  'home.online.heading': 'Mit wem und wo du willst',
  'home.online.text':
    'Verschick einen Link und spiel los, mit ein paar Minuten auf der Uhr oder ein paar Tagen pro Zug. Ein Name genügt; ein Konto hält deine Partien zusammen.',
  'home.review.heading': 'Jede Partie lässt sich nachspielen',
  'home.review.text':
    'Geh deine Partien Zug für Zug durch, frag den Computer nach seiner Meinung und speichere sie als Text. Im Archiv findest du die Partien anderer.',
  'home.yours.heading': 'Gehört nur dir',
  'home.yours.text':
    'Keine Werbung, kein Tracking. Was du nicht online spielst, bleibt auf deinem Gerät und funktioniert auch ohne Netz.',

  'settings.title': 'Einstellungen – Korong',
  'settings.description':
    'Sprache, Farben, Spielbrett, Ton, Tempo und wie Züge bestätigt werden. Nur auf diesem Gerät gespeichert.',
  'settings.heading': 'Einstellungen',
  'settings.lead': 'Jede Änderung gilt sofort und wird auf diesem Gerät gespeichert.',
  'settings.look': 'Aussehen',
  'settings.language': 'Sprache',
  'settings.scheme': 'Farben',
  'settings.scheme.system': 'Wie das Gerät',
  'settings.scheme.light': 'Hell',
  'settings.scheme.dark': 'Dunkel',
  'settings.board': 'Spielbrett',
  'settings.board.wood': 'Holz',
  'settings.board.slate': 'Schiefer',
  'settings.board.contrast': 'Hoher Kontrast',
  'settings.coordinates': 'Namen der Linien und Schnittpunkte zeigen',
  'settings.motion': 'Bewegung und Ton',
  'settings.speed': 'Steine bewegen sich',
  'settings.speed.0': 'Sofort',
  'settings.speed.0.5': 'Langsam',
  'settings.speed.1': 'Normal',
  'settings.speed.2': 'Schnell',
  'settings.speed.note':
    'Wenn auf deinem Gerät weniger Bewegung eingestellt ist, springen die Steine immer sofort an ihren Platz.',
  'settings.sound': 'Klänge von Ringen und Scheiben',
  'settings.play': 'Spielen',
  'settings.confirm': 'Ein Zug wird gesendet',
  'settings.confirm.single': 'Sobald er vollständig ist',
  'settings.confirm.double': 'Mit einem zweiten Klick auf den letzten Punkt',
  'settings.confirm.button': 'Mit einer Schaltfläche',
  'settings.forced': 'Für mich wählen, wenn es nur eine Möglichkeit gibt',
  'settings.thinking': 'Zeigen, was der Computer denkt',
  'settings.device': 'Dieses Gerät',
  'settings.reset': 'Alles zurücksetzen',
  'settings.reset.done': 'Alle Einstellungen sind wieder wie am Anfang.',
  'settings.install': 'Korong installieren',
  'settings.install.text': 'Öffnet sich wie eine eigene App, auch ohne Netz.',
  'settings.offline.ready': 'Alles ist auf diesem Gerät: Korong funktioniert ohne Netz.',
  'settings.offline.not':
    'Ohne Netz funktioniert Korong nur, wenn die Adresse mit https beginnt. Alles andere geht auch unter dieser Adresse.',
  'settings.offline.soon': 'Korong wird gerade für die Nutzung ohne Netz vorbereitet.',

  'about.title': 'Über Korong: wessen Spiele das sind und was gespeichert wird',
  'about.description':
    'YINSH und GIPF sind Spiele von Kris Burm. Korong ist eine unabhängige, freie Umsetzung, die keine E-Mail-Adresse verlangt, keine Werbung zeigt und niemandem etwas über dich verrät.',
  'about.heading': 'Über Korong',
  'about.lead':
    '**Korong** ist das ungarische Wort für „Scheibe“, also für das, womit beide Spiele gespielt werden. Hier kannst du sie lernen, spielen und studieren, in neun Sprachen und kostenlos.',
  'about.games.heading': 'Wessen Spiele das sind',
  'about.games.text':
    'YINSH und GIPF stammen von **Kris Burm**. Sie gehören zum GIPF-Projekt, einer Reihe von Brettspielen für zwei, zu der auch ZÈRTZ, DVONN, TAMSK und PÜNCT zählen.',
  'about.games.independent':
    'Korong ist ein unabhängiges Werk. Es steht in keiner Verbindung zu Kris Burm oder den Verlagen seiner Spiele und verwendet weder ihre Bilder noch ihre Texte.',
  'about.games.buy':
    'Wenn dir die Spiele gefallen, besorge dir die echten: Ringe und Scheiben sind in der Hand am schönsten.',
  'about.games.link': 'Die Website des GIPF-Projekts',
  'about.stored.heading': 'Was gespeichert wird und wo',
  'about.stored.text':
    'Was du hier tust, ohne online zu spielen, bleibt auf diesem Gerät, im Speicher deines Browsers:',
  'about.stored.games': 'deine Partien, beendete und angefangene',
  'about.stored.lessons': 'wie weit du in den Lektionen bist',
  'about.stored.settings': 'deine Einstellungen',
  'about.stored.you': 'wenn du online spielst, dein Name und welche Partien auf dich warten',
  'about.stored.pages': 'die Seiten selbst, damit sie ohne Netz funktionieren',
  'about.stored.none':
    'Nichts davon wird irgendwohin gesendet. Es gibt keine Werbung, und keine andere Website erfährt, dass du hier warst. Wer online spielt, braucht einen Namen, und der Server bewahrt die Partien auf. Was genau er speichert, steht auf der Seite zum Datenschutz.',
  'about.privacy': 'Datenschutz',
  'about.stored.delete':
    'Um alles zu löschen, lösche in den Einstellungen deines Browsers die Daten dieser Website.',
  'about.computer.heading': 'Der Computergegner',
  'about.computer.text':
    'Er denkt auf deinem Gerät, mit einer Suche und einem kleinen neuronalen Netz, das durch Spielen gegen sich selbst gelernt hat. Die niedrigeren Stufen sehen sich weniger an und wählen ab und zu einen Zug, der nicht der beste ist.',
  'about.computer.link': 'Was seine Partien lehren',
  'about.free.heading': 'Freie Software',
  'about.free.text':
    'Das Programm steht unter der MIT-Lizenz: Alle dürfen es benutzen, verändern und darauf aufbauen.',
  'about.free.link': 'Was es für Programmierer gibt',

  'programmers.title': 'YINSH und GIPF für Programmierer: Bibliothek, Schiedsrichter, Engine – Korong',
  'programmers.description':
    'Eine TypeScript-Bibliothek mit den vollständigen Regeln von YINSH und GIPF, ein Schiedsrichter, der JSON-Zeilen spricht, und eine Engine, die UGI spricht.',
  'programmers.heading': 'Für Programmierer',
  'programmers.lead':
    'Alles, woraus diese Seiten gemacht sind, lässt sich auch einzeln nutzen: die Regeln, ein Schiedsrichter für Programme in jeder Sprache und die Engine.',
  'programmers.start.heading': 'Erste Schritte',
  'programmers.start.text': 'Mit Node 20 oder neuer und npm, in einer Kopie des Quelltexts:',
  'programmers.library.heading': 'Die Regeln als Bibliothek',
  'programmers.library.text':
    'Beide Spiele als unveränderliche Werte in TypeScript: erlaubte Schritte, ein Grund für alles, was abgelehnt wird, Texte für Stellungen und ganze Partien. Keine Uhr, kein Zufall, keine Ein- oder Ausgabe, also läuft sie überall.',
  'programmers.prints': 'Die Ausgabe:',
  'programmers.referee.heading': 'Ein Schiedsrichter für jede Sprache',
  'programmers.referee.text':
    'Er liest in jeder Zeile einen Schritt oder einen Zug und antwortet jeweils mit einer Zeile JSON: wer am Zug ist, was erlaubt ist und wie es ausgegangen ist. Was er ablehnt, lehnt er mit einem Code ab.',
  'programmers.referee.answer': 'Nach „f6“, gekürzt:',
  'programmers.engine.heading': 'Die Engine',
  'programmers.engine.text':
    'Sie spricht das Universal Game Interface, so wie Schach-Engines ihr eigenes Protokoll sprechen, und hat zehn Stufen. Sie kann Stellungen analysieren und Wettkämpfe gegen dein eigenes Programm spielen.',
  'programmers.more':
    'Der Ordner „docs“ im Quelltext erklärt den Rest: Notation, Gründe, das Format der Netze und die Spielstärke.',

  'lost.title': 'Nicht gefunden – Korong',
  'lost.description': 'Unter dieser Adresse gibt es keine Seite.',
  'lost.heading': 'Auf diesem Schnittpunkt steht nichts',
  'lost.text':
    'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder in der Adresse steckt ein Tippfehler.',
  'lost.home': 'Zur Startseite',

  'update.ready': 'Eine neue Version von Korong ist bereit.',
  'update.now': 'Jetzt nutzen',
  'update.later': 'Später',
  'offline.ready': 'Korong funktioniert jetzt auch ohne Netz.',
  'offline.language': 'Diese Sprache ist noch nicht auf diesem Gerät. Wähle sie einmal, wenn du Netz hast.',
  'offline.missing': '{name} ist noch nicht auf diesem Gerät. Vorhanden:',
  'play.needsScript': 'Zum Spielen wird JavaScript gebraucht. Bitte schalte es im Browser ein.',

  'keys.heading': 'Tastaturhilfe',
  'keys.everywhere': 'Überall',
  'keys.help': 'Diese Hilfe',
  'keys.close': 'Schließen, was offen ist',
  'keys.board': 'Auf dem Spielbrett',
  'keys.arrows': 'Zum nächsten Schnittpunkt in dieser Richtung',
  'keys.six': 'In eine der sechs Richtungen der Linien',
  'keys.touch': 'Den Schnittpunkt antippen',
  'keys.escape': 'Einen Schritt dieses Zuges zurücknehmen',
  'keys.review': 'Beim Durchsehen einer Partie',
  'keys.turns': 'Einen Zug zurück oder vor',
  'keys.ends': 'Zum Anfang oder zum Ende',
  'keys.variations': 'Andere Varianten',
  'key.enter': 'Enter',
  'key.space': 'Leertaste',
  'key.escape': 'Esc',
  'key.home': 'Pos1',
  'key.end': 'Ende',
};
