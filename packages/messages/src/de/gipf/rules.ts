import type { Translation } from '../../areas.js';

export const rules: Translation<'gipf/rules'> = {
  'page.title': 'Die Regeln von GIPF',
  'page.description':
    'Die vollständigen Regeln von GIPF mit animierten Spielbrettern: Schieben, Viererreihen, Schlagen, GIPF-Steine, Basisspiel, Standardspiel, Turnierversion und unsere Hausregeln.',
  'page.heading': 'Die Regeln von GIPF',
  'page.lead':
    'GIPF ist ein Spiel für zwei von Kris Burm. Du schiebst Spielsteine vom Rand ein, und alles, was im Weg steht, rückt weiter. Beginne mit dem Basisspiel; Standardspiel und Turnierversion bauen nur darauf auf.',

  'begin.heading': 'Das Basisspiel: bevor es losgeht',
  'aim.title': 'Worum es geht',
  'aim.text':
    'Schlage die Spielsteine deines Gegners, bis ihm keiner mehr zum Einschieben bleibt. Dazu bildest du Reihen: **Vier deiner Spielsteine** in einer Linie kommen zu dir zurück, und was die Reihe fortsetzt, geht mit. Jedes Schieben kostet dich einen Spielstein aus deiner Reserve. Musst du schieben und **hast keinen Spielstein mehr, verlierst du**. Zurückgeholte Spielsteine halten dich im Spiel, aber gewonnen wird durch **Schlagen**.',
  'aim.shows':
    'Weiß vervollständigt eine Viererreihe, nimmt sie zurück und schlägt den schwarzen Spielstein, der dahinter steht.',
  'board.title': 'Das Spielbrett',
  'board.text':
    'Spielsteine stehen auf den **37 Schnittpunkten** der Linien, den Feldern. Ringsum liegen **24 Ausgangspunkte**, von denen aus Spielsteine ins Spiel kommen. Die Ausgangspunkte selbst gehören nicht zur Spielfläche: Auf ihnen bleibt nie etwas stehen. Von Weiß aus gesehen liegen die Spalten a bis i von links nach rechts, und die Zahlen steigen zu Schwarz hin an; die Ecke e1 zeigt auf Weiß.',
  'board.shows':
    'Alle 24 Ausgangspunkte sind markiert. Ein Spielstein kommt von a3 ins Spiel und rückt auf b4.',
  'start.title': 'Der Anfang',
  'start.text':
    'Jeder Spieler hat **15 Spielsteine**: drei auf dem Spielbrett, auf jeder zweiten Ecke, und **12 in Reserve**. Lost die Farben aus; Weiß beginnt, danach wechselt ihr euch ab. Reserven und geschlagene Spielsteine liegen offen: Beide Spieler dürfen sie jederzeit zählen.',
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
    'Kein Spielstein kann vom Spielbrett geschoben werden. Hat eine Linie **kein freies Feld**, kannst du von keinem ihrer Enden einschieben.',
  'closed.shows':
    'Spalte b ist voll, deshalb sind die Ausgangspunkte b1 und b6 für sie gesperrt. Von a2 aber führt eine andere Linie nach b3.',

  'rows.heading': 'Reihen und Schlagen',
  'row.title': 'Eine Viererreihe',
  'row.text':
    '**Vier oder mehr Spielsteine einer Farbe** nebeneinander auf einer Linie bilden eine Reihe. Ihr Besitzer muss sie sofort entfernen, egal, wer sie gebildet hat. Das Entfernen kostet keinen Zug.',
  'row.shows': 'Weiß bildet in Spalte d eine Viererreihe und entfernt sie.',
  'extension.title': 'Was mit der Reihe geht',
  'extension.text':
    'Zusammen mit der Reihe geht auch **jeder Spielstein, der sie ohne Lücke fortsetzt**, an beiden Enden und gleich welcher Farbe. Schluss ist auf jeder Seite beim ersten freien Feld.',
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
    'Der Spielstein auf e7 würde mit jeder der beiden Reihen gehen. Weiß entfernt zuerst die Reihe von b4 bis e7. Die Reihe in Spalte e ist immer noch vollständig, also entfernt Weiß auch sie.',

  'end.heading': 'Das Ende der Partie',
  'reserve.title': 'Kein Spielstein mehr',
  'reserve.text': 'Musst du schieben und deine Reserve ist **leer, verlierst du**.',
  'reserve.shows': 'Weiß schiebt. Schwarz hat nichts mehr in Reserve und verliert.',
  'rescue.title': 'Von einer Reihe gerettet',
  'rescue.text':
    'Mit einer leeren Reserve allein hast du noch nicht verloren. Hast du vorher noch eine Reihe zu entfernen, kommen ihre Spielsteine zurück, und du kannst wieder schieben. Das Regelheft sagt dazu nichts; wir haben es ergänzt, weil Reihen immer vor dem nächsten Schieben entfernt werden.',
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
  'agreed.text':
    'Zwei Spieler dürfen sich auf ein Unentschieden einigen. Das Regelheft kennt kein Unentschieden; wir haben es ergänzt, weil eine Partie endlos weitergehen kann, wenn keiner vorankommt.',
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
    'Ein eigener GIPF-Stein, den du entfernst, kommt als **zwei einfache Spielsteine** in deine Reserve zurück; im Standardspiel bleiben sie einfach. Ein geschlagener GIPF-Stein kostet seinen Besitzer zwei Spielsteine.',
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
    'Die Turnierversion beginnt mit einem **leeren Spielbrett** und je **18 Spielsteinen** in Reserve. In deinem ersten Zug musst du einen **GIPF-Stein** einschieben; dafür brauchst du zwei Spielsteine aus deiner Reserve. Diese Version ist freiwillig: Das Standardspiel ist auch ohne sie vollständig.',
  'firstPush.shows': 'Beide Spieler schieben je zwei GIPF-Steine ein.',
  'rightEnds.title': 'So viele du willst, bis zum ersten einfachen Stein',
  'rightEnds.text':
    'Du darfst weitere GIPF-Steine einschieben, bis du **deinen ersten einfachen Spielstein** einschiebst. Danach darfst du nur noch einfache Spielsteine einschieben. Jeder Spieler entscheidet das für sich, und daran ändert sich nichts, wenn du einen GIPF-Stein verlierst oder zurücknimmst.',
  'rightEnds.shows':
    'Weiß schiebt einen einfachen Spielstein ein und darf von nun an nur noch einfache einschieben. Schwarz darf weiterhin einen GIPF-Stein einschieben.',
  'inAgain.title': 'Aus zweien wieder ein GIPF-Stein',
  'inAgain.text':
    'In der Turnierversion sind die Spielsteine in der Reserve alle gleich. Solange du keinen einfachen Spielstein eingeschoben hast, darfst du zwei von ihnen als GIPF-Stein einschieben, auch wenn sie schon einmal einer waren. Das Regelheft lässt das offen.',
  'inAgain.shows':
    'Weiß nimmt zwei GIPF-Steine zurück. Schwarz schiebt, und Weiß schiebt wieder einen GIPF-Stein ein.',
  'tournamentLast.title': 'Den letzten GIPF-Stein verlieren',
  'tournamentLast.text':
    'Wie im Standardspiel verlierst du, wenn du keinen GIPF-Stein mehr auf dem Spielbrett hast. Das gilt, sobald du selbst zum ersten Mal geschoben hast.',
  'tournamentLast.shows': 'Weiß schlägt den letzten GIPF-Stein von Schwarz und gewinnt.',
  'fourStay.title': 'Vier GIPF-Steine dürfen bleiben',
  'fourStay.text':
    'Eine Reihe mit **vier oder mehr GIPF-Steinen** nebeneinander darfst du stehen lassen. Du entscheidest das jedes Mal neu: bevor du schiebst und danach. Das folgt aus dem Regelheft, nach dem jeder GIPF-Stein einer Reihe stehen bleiben darf; die Kurzregeln des Autors sprechen es aus.',
  'fourStay.shows': 'Weiß hat vier GIPF-Steine in Spalte b und lässt sie stehen, jedes Mal aufs Neue.',
  'singlesGo.title': 'Einfache Spielsteine gehen trotzdem',
  'singlesGo.text':
    'Lässt du eine solche Reihe stehen, müssen die **einfachen Spielsteine**, die sie fortsetzen, trotzdem gehen: Deine kommen in deine Reserve zurück, die deines Gegners sind geschlagen.',
  'singlesGo.shows':
    'Vier GIPF-Steine bleiben in Spalte e stehen, aber der einfache Spielstein auf e2 kommt in die Reserve zurück.',

  'strategy.heading': 'So spielst du gut',
  'anySide.title': 'Keine Seite des Spielbretts gehört dir',
  'anySide.text':
    'Du darfst von **jedem Ausgangspunkt** einschieben, auch dicht neben den Spielsteinen deines Gegners. Sieh dir jede Linie von **beiden Enden** an: Oft kommt der beste Zug von der anderen Seite.',
  'anySide.shows':
    'Weiß schiebt zweimal vom gegenüberliegenden Rand ein, vervollständigt von dort eine Reihe in Spalte d und schlägt einen Spielstein.',
  'onBoard.title': 'Auf dem Spielbrett leistet ein Spielstein mehr',
  'onBoard.text':
    'Ein Spielstein in Reserve droht mit nichts. Mit **mehr Spielsteinen auf dem Spielbrett** kannst du mit mehreren Reihen zugleich drohen. Vervollständige also keine Reihe, nur um deine Reserve zu füllen.',
  'onBoard.shows':
    'Weiß schiebt und droht mit zwei Reihen. Schwarz verhindert eine davon, und Weiß vervollständigt die andere.',
  'makeThem.title': 'Zwinge deinen Gegner, Spielsteine zu entfernen',
  'makeThem.text':
    'Eine Reihe muss entfernt werden, auch wenn du sie gebildet hast. Dein Gegner hat dann **vier Spielsteine weniger auf dem Spielbrett**, und du bist dort stärker. Achte darauf, dass keiner deiner Spielsteine die Reihe fortsetzt.',
  'makeThem.shows':
    'Schwarz droht mit einer Reihe in Spalte f, die f6 schlägt. Weiß vervollständigt sie vorher so, dass sie nichts schlägt. Schwarz muss sie entfernen, und dann bildet Weiß eine Reihe.',
  'opened.title': 'Eine entfernte Reihe macht Felder frei',
  'opened.text':
    'Eine entfernte Reihe hinterlässt **freie Felder**. Eine gesperrte Linie öffnet sich, eine Kette reißt, eine Drohung entsteht oder verschwindet. Sieh dir jede Linie an, die eine Reihe kreuzt, bevor du sie vervollständigst.',
  'opened.shows':
    'Spalte c ist gesperrt. Weiß entfernt die Reihe von c6 bis f5. Jetzt ist c6 frei: Weiß kann von c1 einschieben und schlägt.',
  'countBoth.title': 'Zähle beide Reserven',
  'countBoth.text':
    'Gegen Ende **entscheidet ein einziger Spielstein**. Kommen keine Reihen mehr, braucht der Spieler am Zug **einen Spielstein mehr** als der andere. Zähle vor jeder Reihe: Was kommt zu dir zurück, und was verliert dein Gegner?',
  'countBoth.shows':
    'Weiß hat zwei Spielsteine in Reserve, Schwarz einen. Keine Reihe kommt zustande, und Schwarz gehen die Spielsteine zuerst aus.',
  'ownAndTheirs.title': 'Dein GIPF-Stein und seiner',
  'ownAndTheirs.text':
    'Gib einen **eigenen** GIPF-Stein auf, wenn du seine zwei Spielsteine brauchst und noch einen anderen auf dem Spielbrett hast. Lass einen GIPF-Stein **deines Gegners** stehen, wenn sonst eine Linie für ihn frei würde.',
  'ownAndTheirs.shows':
    'Weiß nimmt den weißen GIPF-Stein auf e6 als zwei Spielsteine zurück, lässt aber den schwarzen auf g6 stehen: Er hält Spalte g gesperrt, in der Schwarz sonst den letzten weißen GIPF-Stein schlagen würde.',

  'project.heading': 'GIPF als Projekt: Potentiale',
  'potentials.title': 'Andere Spiele helfen aus',
  'potentials.text':
    'In GIPF ist Platz für mehr: Fünf andere Spiele leihen ihm je ein **Potential**. Spiele zu kombinieren ist freiwillig: GIPF ist auch für sich ein vollständiges Spiel. Ein Potential ist ein kleiner Stein, der auf einem deiner Spielsteine sitzt, bis du es einsetzt, ein einziges Mal, für etwas, das kein anderer Spielstein kann. Ein Spielstein ohne Potential heißt **Basisstein**, einer mit Potential **beladener Spielstein**.',
  'potentials.shows':
    'Beladene Spielsteine von Weiß und Schwarz. Von links nach rechts: ZÈRTZ, eine Kugel; YINSH, ein Ring; DVONN, drei Balken; TAMSK, eine Sanduhr; PÜNCT, drei Punkte.',
  'loaded.title': 'Einen beladenen Spielstein einschieben',
  'loaded.text':
    'Ein beladener Spielstein wird eingeschoben wie jeder andere. Er kostet **einen Spielstein aus deiner Reserve und ein Potential**.',
  'loaded.shows': 'Weiß bringt einen ZÈRTZ ins Spiel, Schwarz einen YINSH und dann Weiß einen YINSH.',
  'onePotential.title': 'Ein Potential je Spielstein',
  'onePotential.text': 'Ein Spielstein trägt **ein einziges Potential**, nie mehrere.',
  'entryOrder.title': 'Die Reihenfolge',
  'entryOrder.text':
    'Erst GIPF-Steine, dann beladene Spielsteine, dann Basissteine. Mit **deinem ersten beladenen Spielstein** endet dein Recht auf GIPF-Steine. Mit **deinem ersten Basisstein** kannst du weder die einen noch die anderen mehr einschieben, und die Potentiale, die noch nicht im Spiel sind, sind verloren.',
  'entryOrder.shows':
    'Ein Beginn der Turnierversion. Beide schieben noch einen GIPF-Stein und dann einen beladenen Spielstein ein. Mit dem Basisstein auf c2 ist für Weiß Schluss; Schwarz darf noch Potentiale ins Spiel bringen.',
  'loadedStay.title': 'Beladene Spielsteine in einer Reihe',
  'loadedStay.text':
    'Ein beladener Spielstein wird weitergeschoben und zählt wie jeder andere. Entfernst du eine Reihe, entscheidest du bei **jedem beladenen Spielstein**, der mitgehen würde, deinem oder dem des Gegners, ob er geht oder bleibt, wie bei GIPF-Steinen.',
  'loadedStay.shows':
    'Weiß entfernt die Reihe, lässt den weißen beladenen Spielstein auf e4 stehen und den schwarzen auf e6 gehen.',
  'loadedGoes.title': 'Wenn ein beladener Spielstein geht',
  'loadedGoes.text':
    'Ein beladener Spielstein, der geht, geht **als Ganzes**. Der Spielstein kehrt in die Reserve seines Besitzers zurück oder ist geschlagen, wie immer. Das Potential ist **aus dem Spiel**.',
  'loadedGoes.shows':
    'Dieselbe Reihe. Weiß nimmt den weißen beladenen Spielstein zurück: Der Spielstein ist wieder in der Reserve, sein YINSH ist aus dem Spiel.',
  'oneGoes.title': 'Einer muss gehen',
  'oneGoes.text':
    'Besteht eine Reihe nur aus GIPF-Steinen und beladenen Spielsteinen, muss **mindestens einer davon gehen**. In Partien mit Potentialen ersetzt das auch die Turnierregel, dass vier GIPF-Steine bleiben dürfen.',
  'oneGoes.shows':
    'In der weißen Reihe stehen nur GIPF-Steine und beladene Spielsteine. Weiß lässt den auf d4 gehen.',
  'use.title': 'Ein Potential einsetzen',
  'use.text':
    'Der Einsatz eines Potentials **tritt an die Stelle des Schiebens**. Das Potential verlässt seinen Spielstein und wirkt, jede Art auf ihre Weise. Der Spielstein bleibt stehen, als Basisstein. Dann werden Reihen entfernt wie nach dem Schieben.',
  'use.shows': 'Der weiße YINSH gleitet von d3 auf d6. Dann springt der schwarze ZÈRTZ von f5 auf d4.',
  'usedGoes.title': 'Nach dem Einsatz',
  'usedGoes.text':
    'Ein eingesetztes Potential bleibt als Spielstein deiner Farbe auf dem Spielbrett und zählt in Reihen. Wird seine Reihe entfernt, **kannst du es nicht stehen lassen**: Es ist aus dem Spiel und kommt nie in eine Reserve.',
  'usedGoes.shows':
    'Der YINSH vervollständigt die weiße Reihe. Drei Spielsteine kehren in die Reserve zurück, und der YINSH ist aus dem Spiel.',

  'kinds.heading': 'Die fünf Potentiale',
  'zertz.title': 'ZÈRTZ springt',
  'zertz.text':
    'Ein ZÈRTZ springt in gerader Linie über **einen oder mehrere Spielsteine, die nebeneinanderstehen**, gleich welcher Art und Farbe, auf das erste freie Feld dahinter.',
  'zertz.shows': 'Von c3 kann der ZÈRTZ auf c5 oder auf f5 springen. Er springt über d4 und e5.',
  'yinsh.title': 'YINSH gleitet',
  'yinsh.text':
    'Ein YINSH gleitet in gerader Linie über **freie Felder**, so weit du willst. Er springt nicht.',
  'yinsh.shows': 'Alle Schnittpunkte sind markiert, die der YINSH erreicht. Er gleitet auf h5.',
  'dvonn.title': 'DVONN hüpft auf einen Nachbarstein',
  'dvonn.text':
    'Ein DVONN hüpft auf einen benachbarten Schnittpunkt mit einem **Basisstein des Gegners**, mit einem gegnerischen Spielstein, der **mit einem DVONN beladen** ist, oder mit einem gegnerischen **DVONN, der auf einem Spielstein von dir steht**. Der Schnittpunkt gehört dem, der oben ist.',
  'dvonn.shows':
    'Von den schwarzen Steinen ringsum kann der DVONN auf drei hüpfen: auf den Basisstein auf d3, auf den mit einem DVONN beladenen auf c4 und auf den DVONN, der auf e4 auf einem weißen Spielstein steht. Der auf c3 trägt etwas anderes. Der DVONN hüpft auf d3.',
  'stack.title': 'Stapel',
  'stack.text':
    'Auf einen DVONN, der oben ist, kann die andere Seite wieder hüpfen. So wächst ein Stapel, von DVONN zu DVONN in wechselnder Farbe. Er zählt als **ein Spielstein der Farbe, die oben ist**, und wird als Ganzes weitergeschoben. Tippe einen Stapel an, um zu sehen, was darin ist.',
  'stack.shows':
    'Der weiße DVONN hüpft auf einen Spielstein, der mit einem DVONN beladen ist. Schwarz hüpft darauf und dann wieder Weiß.',
  'beneath.title': 'Was darunter ist, kommt zurück',
  'beneath.text':
    'Geht ein Stapel mit einer Reihe, **geht nur sein oberster Stein**, und dieser DVONN ist aus dem Spiel. Was darunter war, steht wieder da, zählt wieder und kann eine weitere Reihe vervollständigen.',
  'beneath.shows':
    'Weiß entfernt die Reihe in Spalte d. Der DVONN auf d4 geht, der schwarze Spielstein darunter steht wieder da, und er vervollständigt eine Reihe für Schwarz.',
  'directly.title': 'Direkt darunter',
  'directly.text':
    'Ob ein DVONN auf einem Spielstein von dir steht, entscheidet das, was direkt unter ihm ist. Ein beladener Spielstein, der wieder frei liegt, kann wieder eingesetzt werden.',
  'directly.shows':
    'Die schwarze Reihe nimmt den schwarzen DVONN von c4. Der weiße beladene Spielstein steht wieder da, und Weiß setzt seinen DVONN ein.',
  'tamsk.title': 'TAMSK wirkt in der Mitte',
  'tamsk.text':
    'Schiebst du deinen mit einem TAMSK beladenen Spielstein **auf e5**, darfst du im selben Zug **noch einmal schieben**, und dabei kommt der TAMSK selbst als Spielstein herein. Zwischen beiden Schüben wird nichts entfernt. Setzt du ihn nicht sofort ein, ist der TAMSK aus dem Spiel. Die Einzelheiten dieser Regel sind von uns.',
  'tamsk.shows': 'Weiß schiebt den TAMSK auf e5. Er kommt von g1 herein und vervollständigt eine Reihe.',
  'tamskTheirs.title': 'Vom Gegner dorthin geschoben',
  'tamskTheirs.text':
    'Schiebt dein Gegner ihn auf e5, hast du den zusätzlichen Schub **zu Beginn deines nächsten Zuges**, vor deinem regulären Zug, und nur, wenn der Spielstein noch auf e5 steht. Dazwischen wird nichts entfernt.',
  'tamskTheirs.shows':
    'Schwarz schiebt den weißen TAMSK auf e5. Weiß bringt ihn von c1 herein, schiebt regulär von i5 und entfernt erst dann die Reihe.',
  'punct.title': 'PÜNCT legt sich mit GIPF-Steinen an',
  'punct.text':
    'Ein PÜNCT hüpft auf einen benachbarten Schnittpunkt mit einem gegnerischen Spielstein, der **mit einem PÜNCT beladen** ist, mit einem gegnerischen **PÜNCT, der auf einem Spielstein von dir steht**, oder mit einem **GIPF-Stein des Gegners**. Auf einem anderen PÜNCT ist alles wie bei DVONN, und solche Stapel können ebenso wachsen. Die Einzelheiten zu PÜNCT sind von uns.',
  'punct.shows':
    'Der PÜNCT kann auf den mit einem PÜNCT beladenen Spielstein auf d3, auf den PÜNCT über einem weißen Spielstein auf e4 oder auf den GIPF-Stein auf d5 hüpfen. Er hüpft auf d3.',
  'neutralise.title': 'Einen GIPF-Stein neutralisieren',
  'neutralise.text':
    'Auf einem GIPF-Stein wählst du eins von zweien. **Neutralisiere** ihn: Sein oberer Spielstein ist geschlagen, und der PÜNCT steht auf dem unteren. Ein GIPF-Stein ist das nicht mehr. Geht der PÜNCT, steht der untere als Basisstein da.',
  'neutralise.shows':
    'Der PÜNCT neutralisiert den GIPF-Stein auf e5 und vervollständigt eine Reihe. Er geht mit ihr, und auf e5 bleibt ein schwarzer Basisstein.',
  'convert.title': 'Einen GIPF-Stein umwandeln',
  'convert.text':
    'Oder, wenn du einen Spielstein in Reserve hast, **wandle ihn um**: Beide Spielsteine sind geschlagen, und der PÜNCT und ein Spielstein aus deiner Reserve stehen dort als **GIPF-Stein von dir**. Entfernst du ihn später, kehrt nur der Spielstein in deine Reserve zurück; der PÜNCT ist aus dem Spiel.',
  'convert.shows':
    'Beide schwarzen Spielsteine auf e5 sind geschlagen. Dort steht nun ein weißer GIPF-Stein.',
  'punctLast.title': 'Den letzten an einen PÜNCT verlieren',
  'punctLast.text':
    'Neutralisiert ein PÜNCT deinen letzten GIPF-Stein oder wandelt er ihn um, hast du verloren, wie immer beim Verlust des letzten.',
  'punctLast.shows': 'Der letzte schwarze GIPF-Stein ist neutralisiert. Weiß gewinnt.',
  'noPiece.title': 'Das Ende der Partie',
  'noPiece.text':
    'Mit leerer Reserve geht es weiter, **solange du ein Potential einsetzen kannst**. Du verlierst, wenn du am Zug bist und weder schieben noch ein Potential einsetzen kannst. Und wie immer verlierst du, wenn du keinen GIPF-Stein mehr auf dem Spielbrett hast.',
  'noPiece.shows':
    'Weiß hat nichts in Reserve und setzt sein letztes Potential ein. Schwarz schiebt, und Weiß hat verloren.',

  'linked.heading': 'Verbundene Partien',
  'won.title': 'Wenn du die verbundene Partie gewinnst',
  'won.text':
    'Die GIPF-Partie wartet, während ihr die verbundene Partie spielt. **Gewinnt sie, wer den Einsatz angekündigt hat, wirkt das Potential**, und der Zug geht weiter.',
  'won.shows': 'Weiß kündigt den YINSH von c3 auf e5 an und gewinnt die verbundene Partie. Der YINSH wirkt.',
  'notWon.title': 'Wenn du sie nicht gewinnst',
  'notWon.text':
    'Sonst ist der Einsatz **verwehrt**; unentschieden reicht nicht. Das Potential bleibt auf seinem Spielstein, und wer es angekündigt hat, muss in diesem Zug **etwas anderes tun**. In einem späteren Zug darf man es wieder ankündigen.',
  'notWon.shows':
    'Weiß kündigt denselben Einsatz an, gewinnt aber nicht. Der YINSH bleibt auf c3, und Weiß schiebt.',
  'nothingElse.title': 'Wenn nichts anderes bleibt',
  'nothingElse.text':
    'Ist dein Einsatz verwehrt und kannst du nichts anderes tun, **verlierst du** die GIPF-Partie.',
  'nothingElse.shows':
    'Die weiße Reserve ist leer. Der Einsatz des letzten Potentials ist verwehrt, und Weiß hat verloren.',
  'linkedApart.title': 'Eine Partie für sich',
  'linkedApart.text':
    'Eine verbundene Partie hat ihre eigene Uhr oder keine; die Uhr der GIPF-Partie steht so lange. Gibst du eine verbundene Partie auf oder läuft darin deine Zeit ab, verlierst du nur diese. Eine verbundene Partie wird nie von einer anderen unterbrochen.',
  'another.title': 'Ein anderes Potential',
  'another.text':
    'Nach einem verwehrten Einsatz darfst du im selben Zug ein anderes Potential ankündigen, aber nicht dasselbe. Ein TAMSK, dessen Schub verwehrt wurde, ist aus dem Spiel.',
  'another.shows':
    'Der Einsatz des YINSH auf c3 ist verwehrt. Weiß kündigt stattdessen den ZÈRTZ auf g5 an, und er wirkt.',

  // The menu: what is agreed on, and the three forms of linked play
  'menuChoice.title': 'Was ihr vereinbart',
  'menuChoice.text':
    'Vor der Partie einigt ihr euch auf den Beginn, **Basisspiel, Standardspiel oder Turnierversion**, mit oder ohne Vorgabe; auf die Zahl der Basissteine, je 15 im Basisspiel und sonst je 18, wenn ihr nichts anderes sagt; auf die **Arten von Potentialen** und die Zahl von jeder Art; und für jede Art einzeln darauf, ob sie **frei** oder mit einem anderen Spiel **verbunden** ist. Beide können dieselben Potentiale haben oder jeder seine eigenen Favoriten.',
  'menuLimits.title': 'In Grenzen',
  'menuLimits.text':
    'Jeder hat zwischen 12 und 24 Basissteine und bis zu sechs Potentiale von jeder Art; die Zahlen dürfen verschieden sein. Einer darf ganz ohne Potentiale spielen, aber nicht beide.',
  'threeForms.title': 'Ein Einsatz will gewonnen sein',
  'threeForms.text':
    'In einem verbundenen Match unterbrechen andere Partien die GIPF-Partie. Für jede Art einigt ihr euch auf eine von drei Formen. **Immer**, wie es im Regelheft steht: Ein Potential wirkt erst, wenn seine verbundene Partie gewonnen ist. **Mit Anfechtung**, wie der Autor später riet: Du kündigst den Einsatz eines Potentials an, und dein Gegner darf ihn anfechten oder wirken lassen. Jeder hat in einer Partie eine, zwei oder drei Anfechtungen, für alle Arten zusammen. Oder **zu erwerben**: Die verbundene Partie wird gespielt, wenn der beladene Spielstein ins Spiel kommen soll.',
  'acquired.title': 'Ein Potential erwerben',
  'acquired.text':
    'Ein Potential, das **zu erwerben** ist, kündigst du an, wenn sein Spielstein ins Spiel kommen soll. Gewinnst du die verbundene Partie, kommt er ins Spiel, und du setzt das Potential später **frei** ein. Sonst **bleibt das Potential in deiner Reserve**, und du musst in diesem Zug etwas anderes tun.',
  'acquired.shows':
    'Weiß gewinnt den ZÈRTZ nicht. Er bleibt in der Reserve, und Weiß bringt stattdessen einen YINSH ein.',
  'anyGame.title': 'Welche Spiele',
  'anyGame.text':
    'Für jede verbundene Art vereinbart ihr ein Spiel: **jedes Spiel und jede Version** hier, je **einen Würfelwurf** oder **ein Spiel abseits des Bildschirms**, das ihr benennt, etwa Domino. Beim Würfeln braucht, wer angekündigt hat, mindestens so viel wie sein Gegner. Das Ergebnis eines Spiels abseits des Bildschirms, auch ein Unentschieden, geben beide an. Widersprechen sie sich, werden beide noch einmal gefragt; nach dem dritten Mal gilt es als nicht gewonnen. Die Farben einer verbundenen Partie werden ausgelost.',
};
