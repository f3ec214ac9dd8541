import type { Translation } from '../areas.js';

export const rulesGipf: Translation<'rules-gipf'> = {
  'page.title': 'Die Regeln von GIPF',
  'page.description':
    'Die vollständigen Regeln von GIPF mit animierten Spielbrettern: Schieben, Viererreihen, Schlagen, GIPF-Steine, Basisspiel, Standardspiel, Turnierversion und unsere Hausregeln.',
  'page.heading': 'Die Regeln von GIPF',
  'page.lead':
    'GIPF ist ein Spiel für zwei von Kris Burm. Du schiebst Spielsteine vom Rand ein, und alles, was im Weg steht, rückt weiter. Beginne mit dem Basisspiel; Standardspiel und Turnierversion bauen nur darauf auf.',

  'begin.heading': 'Das Basisspiel: bevor es losgeht',
  'aim.title': 'Worum es geht',
  'aim.text':
    'Bringe **vier deiner Spielsteine** in eine Reihe, um sie zurückzubekommen, und schlage, was dahinter steht. Jeder Zug kostet dich einen Spielstein aus deiner Reserve. Musst du schieben und **hast keinen Spielstein mehr, verlierst du**.',
  'aim.shows':
    'Weiß vervollständigt eine Viererreihe, nimmt sie zurück und schlägt den schwarzen Spielstein, der dahinter steht.',
  'board.title': 'Das Spielbrett',
  'board.text':
    'Spielsteine stehen auf den **37 Schnittpunkten** der Linien. Ringsum liegen **24 Ausgangspunkte**, von denen aus Spielsteine ins Spiel kommen. Die Ausgangspunkte selbst gehören nicht zur Spielfläche: Auf ihnen bleibt nie etwas stehen.',
  'board.shows':
    'Alle 24 Ausgangspunkte sind markiert. Ein Spielstein kommt von a3 ins Spiel und rückt auf b4.',
  'start.title': 'Der Anfang',
  'start.text':
    'Jeder Spieler hat **15 Spielsteine**: drei auf dem Spielbrett, auf jeder zweiten Ecke, und **12 in Reserve**. Lost die Farben aus; Weiß beginnt, danach wechselt ihr euch ab.',
  'start.shows': 'Die Ausgangsstellung des Basisspiels und die ersten Züge.',

  'push.heading': 'Das Schieben',
  'push.title': 'Einen Spielstein einschieben',
  'push.text':
    'In deinem Zug schiebst du **genau einmal**. Lege einen Spielstein aus deiner Reserve auf einen Ausgangspunkt und schiebe ihn entlang einer Linie auf den ersten Schnittpunkt. Steht dort ein Spielstein, gleich welcher Farbe, rückt er in derselben Richtung um einen Schnittpunkt weiter. Von jedem der sechs Ausgangspunkte an den Ecken führt eine Linie hinein, von jedem anderen zwei; du wählst, welche.',
  'push.shows': 'Weiß schiebt von a1 ein. Der schwarze Spielstein auf b2 rückt nach c3 weiter.',
  'chain.title': 'Mehrere Spielsteine schieben',
  'chain.text':
    'Ein geschobener Spielstein kann den nächsten schieben und so fort. Alle Spielsteine, die in der Linie aneinanderstoßen, rücken **genau einen Schnittpunkt** weiter. Hinter einer Lücke bewegt sich nichts.',
  'chain.shows':
    'Weiß schiebt von e1 ein. Drei Spielsteine rücken um einen Schnittpunkt weiter; der Spielstein auf e7 bleibt stehen.',
  'closed.title': 'Eine volle Linie ist gesperrt',
  'closed.text':
    'Kein Spielstein kann vom Spielbrett geschoben werden. Hat eine Linie **keinen leeren Schnittpunkt**, kannst du von keinem ihrer Enden einschieben.',
  'closed.shows':
    'Spalte b ist voll, deshalb sind die Ausgangspunkte b1 und b6 für sie gesperrt. Von a2 aber führt eine andere Linie nach b3.',

  'rows.heading': 'Reihen und Schlagen',
  'row.title': 'Eine Viererreihe',
  'row.text':
    '**Vier oder mehr Spielsteine einer Farbe** nebeneinander auf einer Linie bilden eine Reihe. Ihr Besitzer muss sie sofort entfernen, egal, wer sie gebildet hat. Das Entfernen kostet keinen Zug.',
  'row.shows': 'Weiß vervollständigt vier in Spalte d und entfernt sie.',
  'extension.title': 'Was mit der Reihe geht',
  'extension.text':
    'Zusammen mit der Reihe geht auch **jeder Spielstein, der sie ohne Lücke fortsetzt**, an beiden Enden und gleich welcher Farbe. Schluss ist auf jeder Seite beim ersten leeren Schnittpunkt.',
  'extension.shows':
    'Weiß entfernt e2 bis e5, und der schwarze Spielstein auf e6 geht mit. Der auf e8 bleibt stehen, weil e7 leer ist.',
  'captured.title': 'Zurück in die Reserve oder geschlagen',
  'captured.text':
    'Deine eigenen Spielsteine kommen in **deine Reserve** zurück. Die deines Gegners sind **geschlagen** und aus dem Spiel.',
  'captured.shows': 'Weiß bekommt vier Spielsteine zurück. Der schwarze Spielstein auf c2 ist geschlagen.',
  'order.title': 'Reihen für beide',
  'order.text':
    'Entstehen beim Schieben Reihen für beide Spieler, **entfernt der Spieler, der geschoben hat, zuerst alle seine Reihen**. Dann entfernt der andere, was noch vollständig ist, und schiebt danach selbst.',
  'order.shows':
    'Weiß schiebt und vervollständigt je eine Reihe beider Farben. Weiß entfernt die weiße, Schwarz die schwarze; dann schiebt Schwarz.',
  'several.title': 'Mehrere Reihen',
  'several.text': 'Hast du mehrere Reihen, die sich nicht kreuzen, musst du **alle** entfernen.',
  'several.shows': 'Weiß schiebt und vervollständigt damit zwei eigene Reihen. Weiß entfernt beide.',
  'crossing.title': 'Reihen, die sich kreuzen',
  'crossing.text':
    'Kreuzen sich deine Reihen, **wählst du**, welche du zuerst entfernst. Hat die andere dann weniger als vier Spielsteine, bleibt sie auf dem Spielbrett.',
  'crossing.shows':
    'Zwei weiße Reihen kreuzen sich auf e5. Weiß entfernt die in Spalte e; drei Spielsteine der anderen bleiben stehen.',
  'crossingMeans.title': 'Wann Reihen sich kreuzen',
  'crossingMeans.text':
    'Zwei Reihen kreuzen sich, wenn mit beiden ein Spielstein vom selben Schnittpunkt ginge, auch wenn dieser Spielstein eine von ihnen nur fortsetzt. Was eine Reihe fortsetzt, entscheidet sich erst, wenn diese Reihe entfernt wird, nicht vorher.',
  'crossingMeans.shows':
    'Der Spielstein auf e7 würde mit jeder der beiden Reihen gehen. Weiß entfernt zuerst die Reihe von b4 bis e7. Spalte e ist immer noch vollständig, also entfernt Weiß auch sie.',

  'end.heading': 'Das Ende der Partie',
  'reserve.title': 'Kein Spielstein mehr',
  'reserve.text': 'Musst du schieben und deine Reserve ist **leer, verlierst du**.',
  'reserve.shows': 'Weiß schiebt. Schwarz hat nichts mehr in Reserve und verliert.',
  'rescue.title': 'Von einer Reihe gerettet',
  'rescue.text':
    'Mit einer leeren Reserve allein hast du noch nicht verloren. Hast du vorher noch eine Reihe zu entfernen, kommen ihre Spielsteine zurück, und du kannst wieder schieben.',
  'rescue.shows':
    'Die Reserve von Weiß ist leer, aber Schwarz vervollständigt beim Schieben eine weiße Reihe. Weiß entfernt sie und kann schieben.',
  'handicap.title': 'Vorgabe',
  'handicap.text':
    'Um einen Unterschied in der Spielstärke auszugleichen, darf der schwächere Spieler im Basisspiel mit **einem, zwei oder drei zusätzlichen Spielsteinen** in Reserve beginnen.',
  'handicap.shows': 'Schwarz beginnt mit zwei Spielsteinen mehr in Reserve.',
  'draw.title': 'Kein Unentschieden',
  'draw.text':
    'Die Regeln kennen kein Unentschieden, und Stellungen dürfen sich wiederholen. Du kannst nie festsitzen: Solange du einen Spielstein in Reserve hast, ist irgendwo eine Linie offen.',
  'draw.shows': 'Auch auf einem dicht besetzten Spielbrett gibt es immer einen Weg hinein.',
  'agreed.title': 'Ein Unentschieden vereinbaren',
  'agreed.text': 'Zwei Spieler dürfen sich auf ein Unentschieden einigen.',
  'undo.title': 'Einen Schritt zurücknehmen',
  'undo.text':
    'Am echten Spielbrett gilt „berührt – geführt“. Hier darfst du Schritte zurücknehmen, bis du deinen Zug gesendet hast.',

  'standard.heading': 'Das Standardspiel',
  'standardStart.title': 'GIPF-Steine',
  'standardStart.text':
    'Jeder Spieler hat **18 Spielsteine**. Die Partie beginnt mit je drei **GIPF-Steinen** auf denselben Schnittpunkten wie im Basisspiel. Ein GIPF-Stein besteht aus zwei Spielsteinen, einer auf dem anderen. Jeder Spieler hat 12 Spielsteine in Reserve. Du schiebst einfache Spielsteine ein; GIPF-Steine werden weitergeschoben wie alle anderen.',
  'standardStart.shows': 'Die Ausgangsstellung des Standardspiels und die ersten Züge.',
  'choice.title': 'Bleiben oder gehen',
  'choice.text':
    'In einer Reihe zählt ein GIPF-Stein als **ein Spielstein**. Wenn du eine Reihe entfernst, entscheidest du bei **jedem GIPF-Stein**, der mit ihr gehen würde, ob er geht oder bleibt – bei deinen eigenen wie bei denen deines Gegners.',
  'choice.shows':
    'Weiß entfernt die Reihe, lässt den weißen GIPF-Stein auf e4 stehen und schlägt den schwarzen auf e6.',
  'crossingKept.title': 'Ein GIPF-Stein, wo sich Reihen kreuzen',
  'crossingKept.text':
    'Kreuzen sich zwei deiner Reihen auf einem GIPF-Stein und du lässt ihn stehen, ist die zweite Reihe **immer noch vollständig**. Du musst sie ebenfalls entfernen und darfst dabei neu wählen.',
  'crossingKept.shows':
    'Zwei weiße Reihen kreuzen sich auf e5. Weiß lässt den GIPF-Stein stehen und entfernt erst die eine Reihe, dann die andere.',
  'worthTwo.title': 'Zwei Spielsteine wert',
  'worthTwo.text':
    'Ein eigener GIPF-Stein, den du entfernst, kommt als **zwei einfache Spielsteine** in deine Reserve zurück, und dabei bleibt es. Ein geschlagener GIPF-Stein kostet seinen Besitzer zwei Spielsteine.',
  'worthTwo.shows':
    'Weiß entfernt alles: Fünf Spielsteine kommen in die Reserve zurück, und zwei schwarze sind geschlagen.',
  'lastGipf.title': 'Der letzte GIPF-Stein',
  'lastGipf.text':
    'Hast du **keinen GIPF-Stein mehr auf dem Spielbrett, verlierst du** sofort, auch wenn du den letzten selbst entfernt hast. Wie immer verlierst du auch, wenn du schieben musst und deine Reserve leer ist.',
  'lastGipf.shows': 'Weiß schlägt den letzten GIPF-Stein von Schwarz und gewinnt.',
  'bothLast.title': 'Der letzte GIPF-Stein von beiden',
  'bothLast.text':
    'Verschwindet mit einer Reihe der letzte GIPF-Stein beider Spieler, gewinnt, wer die Reihe entfernt hat.',
  'bothLast.shows':
    'Mit der Reihe verschwindet der einzige GIPF-Stein jedes Spielers. Weiß hat sie entfernt, also gewinnt Weiß.',

  'tournament.heading': 'Die Turnierversion',
  'firstPush.title': 'Ein leeres Spielbrett',
  'firstPush.text':
    'Die Turnierversion beginnt mit einem **leeren Spielbrett** und je **18 Spielsteinen** in Reserve. In deinem ersten Zug musst du einen **GIPF-Stein** einsetzen; dafür brauchst du zwei Spielsteine aus deiner Reserve.',
  'firstPush.shows': 'Beide Spieler setzen je zwei GIPF-Steine ein.',
  'rightEnds.title': 'So viele du willst, bis zum ersten einfachen Stein',
  'rightEnds.text':
    'Du darfst weitere GIPF-Steine einsetzen, bis du **deinen ersten einfachen Spielstein** einschiebst. Danach darfst du nur noch einfache Spielsteine einsetzen. Jeder Spieler entscheidet das für sich, und daran ändert sich nichts, wenn du einen GIPF-Stein verlierst oder zurücknimmst.',
  'rightEnds.shows':
    'Weiß schiebt einen einfachen Spielstein ein und darf von nun an nur noch einfache einsetzen. Schwarz darf weiterhin einen GIPF-Stein einsetzen.',
  'tournamentLast.title': 'Den letzten GIPF-Stein verlieren',
  'tournamentLast.text':
    'Wie im Standardspiel verlierst du, wenn du keinen GIPF-Stein mehr auf dem Spielbrett hast. Das gilt, sobald du selbst zum ersten Mal geschoben hast.',
  'tournamentLast.shows': 'Weiß schlägt den letzten GIPF-Stein von Schwarz und gewinnt.',
  'fourStay.title': 'Vier GIPF-Steine dürfen bleiben',
  'fourStay.text':
    'Eine Reihe mit **vier oder mehr GIPF-Steinen** nebeneinander darfst du stehen lassen. Du entscheidest das jedes Mal neu: bevor du schiebst und danach. Diese Regel stammt aus den Kurzregeln des Autors, nicht aus dem Regelheft.',
  'fourStay.shows': 'Weiß hat vier GIPF-Steine in Spalte b und lässt sie stehen, jedes Mal aufs Neue.',
  'singlesGo.title': 'Einfache Spielsteine gehen trotzdem',
  'singlesGo.text':
    'Lässt du eine solche Reihe stehen, müssen die **einfachen Spielsteine**, die sie fortsetzen, trotzdem gehen: Deine kommen in deine Reserve zurück, die deines Gegners sind geschlagen.',
  'singlesGo.shows':
    'Vier GIPF-Steine bleiben in Spalte e stehen, aber der einfache Spielstein auf e2 kommt in die Reserve zurück.',
};
