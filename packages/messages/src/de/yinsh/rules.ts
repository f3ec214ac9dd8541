import type { Translation } from '../../areas.js';

export const rules: Translation<'yinsh/rules'> = {
  'page.title': 'Die Regeln von YINSH',
  'page.description':
    'Die vollständigen Regeln von YINSH mit animierten Spielbrettern: Ringe, Markierungssteine, Sprünge, Umdrehen, Fünferreihen, die Blitz-Version und unsere Hausregeln.',
  'page.heading': 'Die Regeln von YINSH',
  'page.lead':
    'YINSH ist ein Spiel für zwei von Kris Burm. Du ziehst mit Ringen, deine Ringe lassen Markierungssteine zurück, und jeder Sprung dreht Markierungssteine um. Die Regeln sind in fünf Minuten gelesen; zu jeder gibt es ein Spielbrett, das sie zeigt.',

  'begin.heading': 'Bevor es losgeht',
  'aim.title': 'Worum es geht',
  'aim.text':
    'Bilde Reihen aus **fünf Markierungssteinen** deiner Farbe. Für jede Reihe darfst du einen deiner eigenen Ringe vom Spielbrett nehmen. Wer zuerst **drei Ringe** entfernt hat, gewinnt. Jeder Ring, den du entfernst, bringt dich dem Sieg näher – und lässt dir weniger zum Spielen.',
  'aim.shows':
    'Weiß vervollständigt eine Fünferreihe, entfernt sie und nimmt den dritten Ring vom Spielbrett: Weiß gewinnt.',
  'board.title': 'Das Spielbrett',
  'board.text':
    'Gespielt wird auf den **85 Schnittpunkten** der Linien, den Feldern. Jede Linie verläuft gerade in einer von drei Richtungen. Die meisten Schnittpunkte haben sechs Nachbarn, die am Rand weniger. Benannt wird ein Schnittpunkt mit Buchstabe und Zahl, zum Beispiel f6. Von Weiß aus gesehen liegen die Spalten a bis k von links nach rechts, und die Zahlen steigen zu Schwarz hin an.',
  'board.shows': 'Die sechs Nachbarn von f6 sind markiert.',
  'pieces.title': 'Das Spielmaterial',
  'pieces.text':
    'Jeder Spieler hat **fünf Ringe**. Dazu kommt ein gemeinsamer Vorrat von **51 Markierungssteinen**, die auf der einen Seite weiß und auf der anderen schwarz sind. Ein Markierungsstein gehört also immer dem Spieler, dessen Farbe oben liegt, und das kann sich ändern.',
  'pieces.shows': 'Das leere Spielbrett, daneben alle Ringe und der volle Vorrat.',
  'placing.title': 'Die Ringe setzen',
  'placing.text':
    'Lost die Farben aus; Weiß beginnt. Ihr setzt abwechselnd **einen Ring auf ein beliebiges freies Feld**, bis alle zehn Ringe auf dem Spielbrett stehen.',
  'placing.shows': 'Beide Spieler setzen abwechselnd ihre fünf Ringe.',

  'move.heading': 'Dein Zug',
  'marker.title': 'Erst der Markierungsstein, dann der Ring',
  'marker.text':
    'Wähle einen deiner Ringe. Lege einen Markierungsstein aus dem Vorrat **in diesen Ring**, mit deiner Farbe nach oben. Danach **muss dieser Ring ziehen**; der Markierungsstein bleibt liegen.',
  'marker.shows':
    'Ein weißer Markierungsstein kommt in den Ring auf f5. Der Ring zieht nach f8, der Markierungsstein bleibt liegen.',
  'slide.title': 'Wohin ein Ring ziehen darf',
  'slide.text':
    'Ein Ring zieht **in gerader Linie** mindestens ein Feld weit, über beliebig viele freie Felder. Er landet immer auf einem freien Feld.',
  'slide.shows': 'Alle Schnittpunkte, die der Ring auf f5 erreichen kann, sind markiert. Er zieht nach f8.',
  'jump.title': 'Markierungssteine überspringen',
  'jump.text':
    'Unterwegs darf ein Ring **Markierungssteine überspringen**, gleich welcher Farbe, sofern sie ohne Lücke nebeneinanderliegen. Vor dem Sprung darf er über freie Felder ziehen, nach dem Sprung aber muss er auf dem **ersten freien Feld hinter den Markierungssteinen** stehen bleiben.',
  'jump.shows': 'Der Ring auf d3 überspringt drei Markierungssteine und landet direkt dahinter auf h7.',
  'blocked.title': 'Was einen Ring aufhält',
  'blocked.text':
    'Ein Ring kommt nie an einem anderen Ring vorbei. Steht direkt hinter den Markierungssteinen ein Ring oder endet dort das Spielbrett, ist kein Platz zum Landen, und der Sprung ist nicht möglich.',
  'blocked.shows':
    'Der Ring auf f4 kann nicht die Spalte hinaufspringen, weil der schwarze Ring auf f8 hinter den Markierungssteinen keinen Platz lässt. Nur die markierten Schnittpunkte sind erreichbar.',
  'flip.title': 'Markierungssteine umdrehen',
  'flip.text':
    'Sobald der Ring gelandet ist, wird **jeder übersprungene Markierungsstein umgedreht**: Aus Weiß wird Schwarz und aus Schwarz wird Weiß. Der gerade gelegte Markierungsstein wird nicht umgedreht. Markierungssteine werden nie verschoben.',
  'flip.shows':
    'Der Ring springt von f3 nach f7. Der weiße Markierungsstein auf f5 wird schwarz, der schwarze auf f6 wird weiß.',

  'rows.heading': 'Reihen',
  'row.title': 'Eine Reihe und ein Ring',
  'row.text':
    '**Fünf Markierungssteine einer Farbe** nebeneinander auf einer Linie bilden eine Reihe. Ist es deine Reihe, legst du ihre fünf Markierungssteine in den Vorrat zurück und nimmst dann **einen deiner eigenen Ringe** vom Spielbrett, welchen du willst.',
  'row.shows':
    'Weiß vervollständigt die Reihe von c3 bis g7, entfernt sie und nimmt den Ring auf b5 vom Spielbrett.',
  'ringGap.title': 'Ein Ring zählt nicht',
  'ringGap.text':
    'Nur Markierungssteine bilden eine Reihe. Ein Ring dazwischen ist eine Lücke, auch wenn es deiner ist. Zieht er aber weg, kann der Markierungsstein, den er zurücklässt, die Lücke schließen.',
  'ringGap.shows':
    'Mit dem Ring auf e5 ist es noch keine Reihe. Der Ring zieht weg, sein Markierungsstein bleibt liegen, und nun sind es fünf.',
  'seven.title': 'Mehr als fünf',
  'seven.text':
    'Als Reihe werden immer **genau fünf** Markierungssteine nebeneinander entfernt. Liegen mehr als fünf in einer Linie, wählt der Besitzer der Reihe, welche fünf er entfernt, egal, wer sie vervollständigt hat. Die übrigen bleiben liegen. Nach dem italienischen Regelheft wählt, wer die Reihe vervollständigt hat; wir halten uns an alle anderen Ausgaben.',
  'seven.shows':
    'Der Ring verlässt c4, und in Spalte c liegen sieben weiße Markierungssteine. Weiß entfernt c2 bis c6 und einen Ring; c1 und c7 bleiben liegen.',
  'several.title': 'Zwei Reihen auf einmal',
  'several.text':
    'Ein Zug kann mehrere deiner Reihen vervollständigen. Du entfernst sie nacheinander: **Reihe, Ring, Reihe, Ring**, bis du keine vollständige Reihe mehr hast.',
  'several.shows': 'Ein Sprung vervollständigt zwei weiße Reihen. Weiß entfernt beide und dazu zwei Ringe.',
  'crossing.title': 'Reihen, die sich kreuzen',
  'crossing.text':
    'Haben zwei deiner Reihen einen gemeinsamen Markierungsstein, wähle eine von ihnen. Wenn du sie entfernst, zerfällt meist die andere. Was von ihr übrig ist, bleibt auf dem Spielbrett und zählt nicht als Reihe.',
  'crossing.shows':
    'Zwei weiße Reihen kreuzen sich auf e5. Weiß entfernt die in Spalte e; vier Markierungssteine der anderen bleiben liegen.',
  'forOpponent.title': 'Eine Reihe für deinen Gegner',
  'forOpponent.text':
    'Eine Reihe gehört dem Spieler ihrer Farbe, egal, wer sie gebildet hat. Vervollständigt dein Zug eine Reihe für deinen Gegner, entfernt er sie **zu Beginn seines nächsten Zuges** und zieht dann wie gewohnt.',
  'forOpponent.shows':
    'Der Sprung von Weiß dreht einen Markierungsstein auf Schwarz und vervollständigt so eine schwarze Reihe. Schwarz entfernt sie, nimmt einen Ring vom Spielbrett und zieht dann.',
  'forBoth.title': 'Reihen für beide',
  'forBoth.text':
    'Vervollständigt ein Zug Reihen beider Farben, **entfernt der Spieler, der gezogen hat, seine Reihen zuerst**. Der andere folgt zu Beginn seines nächsten Zuges.',
  'forBoth.shows':
    'Der Sprung von Weiß vervollständigt je eine Reihe beider Farben. Weiß entfernt die weiße, danach Schwarz die schwarze.',

  'end.heading': 'Das Ende der Partie',
  'win.title': 'Gewinnen',
  'win.text':
    'Nimmst du deinen **dritten Ring** vom Spielbrett, gewinnst du sofort. Reihen, die dann noch da sind, spielen keine Rolle mehr. Vervollständigt also ein Zug die entscheidende Reihe beider Spieler, gewinnt, wer gezogen hat.',
  'win.shows':
    'Beide Spieler haben zwei Ringe entfernt. Der Zug vervollständigt für jeden eine Reihe, und Weiß ist zuerst dran: Weiß gewinnt.',
  'blitz.title': 'Die Blitz-Version',
  'blitz.text':
    'Für eine kurze Partie oder zum Lernen gibt es die Blitz-Version: Schon der **erste entfernte Ring** gewinnt. Alles andere bleibt gleich.',
  'blitz.shows': 'Weiß vervollständigt eine Reihe, entfernt einen Ring und hat gewonnen.',
  'pool.title': 'Wenn die Markierungssteine ausgehen',
  'pool.text':
    'Muss ein Spieler ziehen und der Vorrat ist leer, endet die Partie. Wer mehr Ringe entfernt hat, gewinnt. Bei gleicher Anzahl endet sie unentschieden.',
  'pool.shows':
    'Weiß legt den letzten Markierungsstein und bildet keine Reihe. Weiß hat zwei Ringe entfernt, Schwarz einen: Weiß gewinnt.',
  'lastRow.title': 'Eine Reihe mit dem letzten Markierungsstein',
  'lastRow.text':
    'Vervollständigt der Zug mit dem letzten Markierungsstein Reihen, werden sie zuerst entfernt, egal, wem sie gehören. Ihre Markierungssteine kommen in den Vorrat zurück, und die Partie geht weiter.',
  'lastRow.shows':
    'Weiß legt den letzten Markierungsstein, und der Sprung vervollständigt eine schwarze Reihe. Schwarz entfernt sie und einen Ring, und es gibt wieder Markierungssteine.',
  'pass.title': 'Wenn kein Ring ziehen kann',
  'pass.text':
    'Kann keiner deiner Ringe ziehen, passt du. Sonst darfst du nicht passen. Passen beide Spieler direkt nacheinander, endet die Partie, und die entfernten Ringe entscheiden, genau wie wenn die Markierungssteine ausgehen.',
  'pass.shows':
    'Alle vier weißen Ringe sind eingesperrt, also passt Weiß. Schwarz zieht und lässt einen von ihnen frei.',
  'undo.title': 'Einen Schritt zurücknehmen',
  'undo.text': 'Hier darfst du Schritte zurücknehmen, bis du deinen Zug gesendet hast.',

  'strategy.heading': 'So spielst du gut',
  'behind.title': 'Zurückliegen hat Vorteile',
  'behind.text':
    'Jede Reihe **kostet dich einen Ring**. Wer zurückliegt, hat mehr Ringe: mehr Züge und mehr Möglichkeiten, zu drohen und abzuwehren. Übereile also keine Reihe; sieh zuerst nach, womit dein Gegner droht.',
  'behind.shows':
    'Schwarz hat zwei Ringe entfernt und droht mit der dritten Reihe. Weiß hat noch fünf Ringe, zerstört zuerst diese Reihe und vervollständigt dann eine weiße.',
  'gift.title': 'Eine Reihe verschenken',
  'gift.text':
    'Eine Reihe, die du für deinen Gegner vervollständigst, kostet ihn **einen Ring und fünf Markierungssteine**. Schlecht ist das, wenn es seine dritte ist oder sie den Weg zur nächsten frei macht. Gut kann es sein, wenn dein Zug mit mehr droht, als er gewinnt.',
  'gift.shows':
    'Weiß braucht noch eine Reihe. Der Sprung nach e6 vervollständigt eine Reihe für Schwarz, erst die zweite, und droht mit zwei weißen. Schwarz kann eine davon verhindern, und Weiß gewinnt.',
  'thirdRow.title': 'Die dritte Reihe zählt',
  'thirdRow.text':
    'Die erste Reihe entscheidet nichts. **Halte das Gleichgewicht**: Bleib dran, behalte deine guten Ringe und bereite die nächste Reihe vor, bevor du diese vervollständigst. Eine sichere Reihe kann warten.',
  'thirdRow.shows':
    'Weiß hat einen Ring entfernt und könnte sofort eine Reihe in Spalte e vervollständigen. Stattdessen bereitet Weiß Spalte f vor, vervollständigt dann mit einem Sprung beide Reihen und gewinnt.',
  'whichRing.title': 'Welchen Ring du aufgibst',
  'whichRing.text':
    'Gib den Ring auf, der am wenigsten leistet: **eingesperrt**, weit weg vom Geschehen oder ohne Drohung. Behalte die Ringe, die deine **nächste Reihe** vervollständigen können, und die, mit denen du deinen Gegner aufhältst.',
  'whichRing.shows':
    'Weiß entfernt eine Reihe und den Ring auf k7, weit weg vom Geschehen. Die Ringe auf d5 und f7 drohen mit zwei Reihen. Schwarz zerstört eine, Weiß vervollständigt die andere und gewinnt.',
  'learnBlitz.title': 'Mit Blitz lernen',
  'learnBlitz.text':
    'In der **Blitz-Version** gewinnt eine einzige Reihe. Eine Partie dauert ein paar Minuten, und du lernst, Drohungen zu sehen. Spiele zwei Partien mit vertauschten Farben: Weiß ist hier klar im Vorteil.',
  'learnBlitz.shows':
    'Blitz: Der weiße Ring zieht nach g6 und droht mit zwei Reihen. Schwarz verhindert eine, Weiß vervollständigt die andere und gewinnt.',
};
