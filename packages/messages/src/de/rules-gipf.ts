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

  'project.heading': 'GIPF as a project: potentials',
  'potentials.title': 'Other games lend a hand',
  'potentials.text':
    'GIPF has room for more: five other games can each lend it a **potential**. A potential is a small piece that rides on one of your pieces until you use it, once, for something that no other piece can do. A piece without a potential is called a **basic piece**, a piece with one a **loaded piece**.',
  'potentials.shows':
    'Loaded pieces of White and Black. From left to right: ZÈRTZ, a ball; YINSH, a ring; DVONN, three bars; TAMSK, an hourglass; PÜNCT, three dots.',
  'agreement.title': 'What you agree on',
  'agreement.text':
    'Before the game, both players agree on the start, **standard or tournament**; on the number of basic pieces, 18 each unless you say otherwise; on the **kinds of potentials**, with three to six of each kind; and on whether potentials are **free** or **linked** to other games. Both may have the same potentials, or each their own favourites.',
  'limits.title': 'Within limits',
  'limits.text':
    'Each player has at least one kind of potential and between 12 and 24 basic pieces. There is no handicap.',
  'loaded.title': 'Bringing in a loaded piece',
  'loaded.text':
    'A loaded piece comes in by a push like any other. It costs **one piece from your reserve and one potential**.',
  'loaded.shows': 'White brings in a ZÈRTZ, Black a YINSH, and then White a YINSH.',
  'entryOrder.title': 'The order',
  'entryOrder.text':
    'First GIPF-pieces, then loaded pieces, then basic ones. With **your first loaded piece** your right to bring in GIPF-pieces ends. With **your first basic piece** you can bring in neither any more, and the potentials that have not come in are lost.',
  'entryOrder.shows':
    'A tournament start. Both bring in one more GIPF-piece and then a loaded piece. White’s basic piece on c2 ends it for White; Black may still bring in potentials.',
  'loadedStay.title': 'Loaded pieces in a row',
  'loadedStay.text':
    'A loaded piece is pushed on, and counts, like any other piece. When you take a row, you decide for **each loaded piece** that would leave with it, yours or your opponent’s, whether it goes or stays, as with GIPF-pieces.',
  'loadedStay.shows':
    'White takes the row, leaves the white loaded piece standing on e4, and lets the black one on e6 go.',
  'loadedGoes.title': 'When a loaded piece goes',
  'loadedGoes.text':
    'A loaded piece that goes, goes **as a whole**. The piece returns to its owner’s reserve or is captured, as always. The potential is **out of the game**.',
  'loadedGoes.shows':
    'The same row. White takes the white loaded piece back: its piece is in the reserve again, its YINSH is out of the game.',
  'oneGoes.title': 'One has to go',
  'oneGoes.text':
    'If a row consists of GIPF-pieces and loaded pieces only, **at least one of them has to go**. In games with potentials this also replaces the tournament rule that four GIPF-pieces may stay.',
  'oneGoes.shows': 'White’s row has only GIPF-pieces and loaded pieces in it. White lets the one on d4 go.',
  'use.title': 'Using a potential',
  'use.text':
    'To use a potential **is your turn**, instead of a push. The potential leaves its piece and acts, each kind in its own way. The piece stays where it is, as a basic piece. Then rows are settled as after a push.',
  'use.shows': 'White’s YINSH slides from d3 to d6. Then Black’s ZÈRTZ jumps from f5 to d4.',
  'usedGoes.title': 'After its use',
  'usedGoes.text':
    'A used potential stays on the board as a piece of your colour and counts in rows. When it leaves with a row, **it has to go**, and it is out of the game; it never comes to a reserve.',
  'usedGoes.shows':
    'The YINSH completes White’s row. Three pieces return to the reserve, and the YINSH is out of the game.',

  'kinds.heading': 'The five potentials',
  'zertz.title': 'ZÈRTZ jumps',
  'zertz.text':
    'A ZÈRTZ jumps in a straight line over **one or more pieces side by side**, of any kind and colour, onto the first empty point behind them.',
  'zertz.shows': 'From c3 the ZÈRTZ can jump to c5 or to f5. It jumps over d4 and e5.',
  'yinsh.title': 'YINSH slides',
  'yinsh.text':
    'A YINSH slides in a straight line over **empty points**, as far as you like. It does not jump.',
  'yinsh.shows': 'All points are marked that the YINSH can reach. It slides to h5.',
  'dvonn.title': 'DVONN hops on top',
  'dvonn.text':
    'A DVONN hops onto a neighbouring point with a **basic piece of the opponent**, with an opponent’s piece that is **loaded with a DVONN**, or with an opponent’s **DVONN that stands on a piece of yours**. Whoever is on top owns the point.',
  'dvonn.shows':
    'Of the black pieces around it the DVONN can hop onto three: the basic piece on d3, the one loaded with a DVONN on c4, and the DVONN on a white piece on e4. The piece on c3 carries something else. It hops onto d3.',
  'stack.title': 'Stacks',
  'stack.text':
    'A DVONN on top can be topped again by the other side, and so a stack can grow, its colours changing from DVONN to DVONN. It counts as **one piece of the colour on top**, and is pushed on as a whole. Touch a stack to see what is in it.',
  'stack.shows': 'White’s DVONN hops onto a piece loaded with a DVONN. Black tops it, and White tops that.',
  'beneath.title': 'What is beneath comes back',
  'beneath.text':
    'When a stack leaves with a row, **only its top goes**, and that DVONN is out of the game. What was beneath stands there again, counts again, and may complete another row.',
  'beneath.shows':
    'White takes the row in column d. The DVONN on d4 goes, the black piece beneath it stands again, and it completes a row for Black.',
  'directly.title': 'Directly beneath',
  'directly.text':
    'Whether a DVONN stands on a piece of yours is decided by what is directly beneath it. A loaded piece that is uncovered can be used again.',
  'directly.shows':
    'Black’s row takes the black DVONN off c4. White’s loaded piece stands there again, and White uses its DVONN.',
  'tamsk.title': 'TAMSK works in the middle',
  'tamsk.text':
    'When your piece loaded with a TAMSK is **pushed onto e5** by you, you have **one more push** in the same turn, and the TAMSK itself comes in with it as a piece. Nothing is taken off between the two pushes. If you do not use it at once, the TAMSK is out of the game. The details of this rule are ours.',
  'tamsk.shows': 'White’s push brings the TAMSK to e5. It comes in from g1 and completes a row.',
  'tamskTheirs.title': 'Pushed there by the opponent',
  'tamskTheirs.text':
    'If your opponent pushes it onto e5, you have the extra push at the **start of your next turn**, before your regular move, and only if the piece is still on e5. Nothing is taken off between the two.',
  'tamskTheirs.shows':
    'Black’s push brings White’s TAMSK to e5. White brings it in from c1, makes a regular push from i5, and only then takes the row.',
  'punct.title': 'PÜNCT takes on GIPF-pieces',
  'punct.text':
    'A PÜNCT hops onto a neighbouring point with an opponent’s piece that is **loaded with a PÜNCT**, with an opponent’s **PÜNCT that stands on a piece of yours**, or with an **opponent’s GIPF-piece**. On another PÜNCT all is as with DVONN, and such stacks can grow in the same way. The details about PÜNCT are ours.',
  'punct.shows':
    'The PÜNCT can hop onto the piece loaded with a PÜNCT on d3, the PÜNCT on a white piece on e4, or the GIPF-piece on d5. It hops onto d3.',
  'neutralise.title': 'Neutralise a GIPF-piece',
  'neutralise.text':
    'On a GIPF-piece you choose one of two things. **Neutralise** it: its upper piece is captured, and the PÜNCT stands on the lower one. It is a GIPF-piece no longer. When the PÜNCT goes, the lower piece stands there as a basic piece.',
  'neutralise.shows':
    'The PÜNCT neutralises the GIPF-piece on e5 and completes a row. The PÜNCT goes with it, and a black basic piece is left on e5.',
  'convert.title': 'Convert a GIPF-piece',
  'convert.text':
    'Or, if you have a piece in reserve, **convert** it: both its pieces are captured, and the PÜNCT and a piece from your reserve stand there as a **GIPF-piece of yours**. If you take it off later, only the piece returns to your reserve; the PÜNCT is out of the game.',
  'convert.shows': 'Both black pieces on e5 are captured. A white GIPF-piece stands there now.',
  'punctLast.title': 'Losing the last one to a PÜNCT',
  'punctLast.text':
    'If a PÜNCT neutralises or converts your last GIPF-piece, you have lost, as after any other loss of the last one.',
  'punctLast.shows': 'Black’s last GIPF-piece is neutralised. White wins.',
  'noPiece.title': 'The end of the game',
  'noPiece.text':
    'With an empty reserve you go on **as long as you can use a potential**. You lose when it is your move and you can neither push nor use a potential. And as always, you lose when you have no GIPF-piece left on the board.',
  'noPiece.shows':
    'White has nothing in reserve and uses the last potential. Black pushes, and White has lost.',

  'linked.heading': 'Linked games',
  'twoForms.title': 'A use has to be won',
  'twoForms.text':
    'In a linked match, other games interrupt the GIPF game. You agree on one of two forms. **Always**, as the rulebook has it: a potential acts only after its linked game has been won. Or **by challenge**, as the author advised later: you announce the use of a potential, and your opponent may challenge it or let it act. Each player has one, two or three challenges in a game.',
  'won.title': 'If you win the linked game',
  'won.text':
    'The GIPF game waits while you play the linked game. If the player who announced the use **wins it, the potential acts**, and the turn goes on.',
  'won.shows': 'White announces the YINSH from c3 to e5 and wins the linked game. The YINSH acts.',
  'notWon.title': 'If you do not win it',
  'notWon.text':
    'Otherwise the use is **denied**; a draw is not enough. The potential stays loaded, and the player who announced it has to **do something else** in this turn. In a later turn it may be announced again.',
  'notWon.shows':
    'White announces the same use, but does not win. The YINSH stays on c3, and White makes a push.',
  'nothingElse.title': 'Nothing else to do',
  'nothingElse.text': 'If your use is denied and you can do nothing else, **you lose** the GIPF game.',
  'nothingElse.shows':
    'White’s reserve is empty. The use of the last potential is denied, and White has lost.',
  'linkedGames.title': 'Which games',
  'linkedGames.text':
    'For each kind of potential you agree on a linked game: **YINSH**, **YINSH blitz**, **GIPF basic**, **a throw of a die** each, or **any game away from the screen** whose winner both players confirm. With the die, the player who announced needs at least as much as the challenger. Colours of a linked game are drawn by lot.',
  'linkedApart.title': 'A game of its own',
  'linkedApart.text':
    'A linked game has a clock of its own, or none; the clock of the GIPF game stands still meanwhile. If you resign a linked game, or your time runs out in it, you lose that game only. A linked game is never interrupted by another one.',
  'another.title': 'Another potential',
  'another.text':
    'After a denied use you may announce another potential in the same turn, but not the same one. A TAMSK whose push is denied is out of the game.',
  'another.shows':
    'The use of the YINSH on c3 is denied. White announces the ZÈRTZ on g5 instead, and it acts.',
};
