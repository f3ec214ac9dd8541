import type { Translation } from '../../areas.js';

export const lessons: Translation<'gipf/lessons'> = {
  'first.lesson': 'Erste Schritte',
  'tactics.lesson': 'GIPF-Steine und Taktik',
  'strategy.lesson': 'So spielst du gut',

  'intro.0':
    'Weiß hat drei Spielsteine in Reserve, Schwarz zwei. Wer schieben muss und keinen Spielstein mehr hat, verliert.',
  'intro.1':
    'Weiß schiebt vom Rand einen Spielstein ein. Die ganze Linie rückt um einen Schnittpunkt weiter.',
  'intro.2': 'Schwarz schiebt einen Spielstein ein. Einer bleibt übrig.',
  'intro.3': 'Weiß schiebt noch einmal: vier weiße Spielsteine in einer Reihe.',
  'intro.4':
    'Die Reihe kommt in die Reserve von Weiß zurück. Die zwei schwarzen Spielsteine dahinter sind geschlagen.',
  'intro.5': 'Schwarz schiebt den letzten schwarzen Spielstein ein.',
  'intro.6': 'Weiß schiebt. Schwarz hat keinen Spielstein mehr zum Schieben: Weiß gewinnt!',

  'push.title': 'Einen Spielstein einschieben',
  'push.goal':
    'Du spielst Weiß. Bringe einen Spielstein von einem Ausgangspunkt am Rand auf den markierten Schnittpunkt.',
  'push.hint':
    'Wähle einen Ausgangspunkt neben dem markierten Schnittpunkt und dann den Schnittpunkt selbst. Zwei Ausgangspunkte führen dorthin.',
  'push.done': 'Dein Spielstein ist auf dem Spielbrett, und in deiner Reserve ist einer weniger.',
  'push.elsewhere':
    'Das ist erlaubt, aber dein neuer Spielstein soll auf dem markierten Schnittpunkt landen.',

  'chain.title': 'Eine ganze Kette schieben',
  'chain.goal':
    'Jeder Schnittpunkt hat einen Namen: den Buchstaben seiner Spalte und seine Zahl, wie sie am Rand stehen. Schiebe den schwarzen Spielstein auf e5 aus der Mitte weg.',
  'chain.hint':
    'Beim Schieben rücken alle Spielsteine weiter, die aneinanderstoßen, bis zur ersten Lücke. Welche Kette reicht bis e5?',
  'chain.done':
    'Vier Spielsteine sind je einen Schnittpunkt weitergerückt, und nun steht deiner in der Mitte.',
  'chain.gap':
    'In dieser Linie war eine Lücke, deshalb war auf d4 Schluss. Die Kette bis e5 darf keine Lücke haben.',
  'chain.elsewhere':
    'Der schwarze Spielstein steht noch auf e5. Schiebe entlang der Linie, in der die Spielsteine ohne Lücke stehen.',

  'closed.title': 'Eine gesperrte Linie',
  'closed.goal':
    'Spalte b ist voll, in ihr lässt sich also nichts schieben. Bringe trotzdem einen weißen Spielstein auf b3.',
  'closed.hint': 'Andere Linien kreuzen Spalte b. Komm vom Ausgangspunkt a2 oder a3 herein.',
  'closed.done': 'Gesperrt ist nur die volle Linie selbst. Von der Seite konntest du immer noch schieben.',
  'closed.elsewhere': 'Auf b3 steht noch kein weißer Spielstein. Schiebe von der Seite einen darauf.',

  'row.title': 'Vier in einer Reihe',
  'row.goal': 'Vervollständige eine Viererreihe und entferne sie.',
  'row.hint': 'Du hast drei in Spalte d. Schiebe von unten noch einen Spielstein ein.',
  'row.done': 'Deine vier Spielsteine sind wieder in der Reserve: Du hast mehr als vor deinem Zug.',
  'row.none': 'Noch keine Reihe. Wo stehen drei deiner Spielsteine nebeneinander?',

  'capture.title': 'Schlagen',
  'capture.goal': 'Vervollständige eine Reihe so, dass du zwei schwarze Spielsteine schlägst.',
  'capture.hint':
    'Es gibt zwei Züge, die eine Reihe bilden. Nimm den, bei dem schwarze Spielsteine hinter der Reihe stehen.',
  'capture.done':
    'Die schwarzen Spielsteine standen ohne Lücke hinter deiner Reihe, deshalb sind sie geschlagen. Diese zwei sind endgültig weg.',
  'capture.few': 'Eine Reihe, aber nichts geschlagen. Am Ende der anderen Linie stehen schwarze Spielsteine.',
  'capture.none':
    'Noch keine Reihe. Du hast drei Spielsteine in einer Linie von b2 bis d4 und drei in Spalte d.',

  'chooseRow.title': 'Welche Reihe?',
  'chooseRow.goal': 'Zwei deiner Reihen kreuzen sich. Entferne die, mit der du mehr schlägst.',
  'chooseRow.hint':
    'Was steht hinter den beiden Reihen? Schwarze Spielsteine, die eine Reihe fortsetzen, werden geschlagen.',
  'chooseRow.done':
    'Zwei Spielsteine geschlagen. Was von der anderen Reihe übrig ist, bleibt auf dem Spielbrett und kann noch nützlich sein.',
  'chooseRow.few':
    'Mit dieser Reihe schlägst du nichts. Hinter der anderen stehen zwei schwarze Spielsteine.',

  'bothRows.title': 'Die richtige Reihenfolge',
  'bothRows.goal':
    'Du hast zwei Reihen, die sich auf e7 treffen. Wähle die Reihenfolge, in der du beide entfernen kannst.',
  'bothRows.hint':
    'Mit Spalte e geht alles, was dort ohne Lücke steht, auch e7. Beginne mit der anderen Reihe.',
  'bothRows.done':
    'Nach der ersten Reihe war die Reihe in Spalte e noch vollständig, deshalb konntest du sie auch entfernen.',
  'bothRows.one':
    'Spalte e hat den Spielstein auf e7 mitgenommen, und der anderen Reihe fehlte der vierte. Beginne mit der anderen Reihe.',

  'saveReserve.title': 'Der letzte Spielstein',
  'saveReserve.goal':
    'Du hast noch einen Spielstein in Reserve. Schiebe so, dass du Spielsteine zurückbekommst.',
  'saveReserve.hint': 'Drei deiner Spielsteine stehen in der Linie, die bei b5 beginnt.',
  'saveReserve.done':
    'Vier Spielsteine sind zurück. Halte für schlechte Zeiten eine Reihe bereit. Zähle gegen Ende auch die Reserve deines Gegners: Oft entscheidet ein einziger Spielstein.',
  'saveReserve.empty':
    'Jetzt ist deine Reserve leer. Sobald du schieben müsstest, hättest du verloren. Vervollständige stattdessen eine Reihe.',

  'keep.title': 'Den GIPF-Stein behalten',
  'keep.goal':
    'Hier spielst du das Standardspiel und hast noch einen GIPF-Stein. Entferne deine Reihe, ohne die Partie zu verlieren.',
  'keep.hint':
    'Tippe die Reihe an. Dein GIPF-Stein auf e4 ist dann so markiert, dass er bleibt; belasse es dabei und entferne die Reihe. Würdest du ihn noch einmal antippen, ginge er mit.',
  'keep.done':
    'Dein GIPF-Stein bleibt auf dem Spielbrett, und der schwarze Spielstein hinter der Reihe ist geschlagen.',
  'keep.tookLast':
    'Damit hast du deinen letzten GIPF-Stein entfernt, und ohne GIPF-Stein verlierst du sofort. Lass ihn stehen.',

  'takeGipf.title': 'Den letzten GIPF-Stein schlagen',
  'takeGipf.goal': 'Schwarz hat noch einen GIPF-Stein. Gewinne die Partie jetzt.',
  'takeGipf.hint':
    'Vervollständige deine Reihe in Spalte e. Der schwarze GIPF-Stein wird direkt dahinter stehen.',
  'takeGipf.done': 'Schwarz hat keinen GIPF-Stein mehr auf dem Spielbrett. Du gewinnst!',
  'takeGipf.left':
    'Die Reihe war richtig, aber du hast den schwarzen GIPF-Stein stehen lassen. Lass ihn mit der Reihe gehen.',
  'takeGipf.none':
    'Noch keine Reihe. Wie musst du schieben, damit vier deiner Spielsteine vor dem GIPF-Stein zusammenkommen?',

  'secondGipf.title': 'Turnier: noch ein GIPF-Stein',
  'secondGipf.goal': 'Hier spielst du die Turnierversion. Schiebe einen zweiten GIPF-Stein ein.',
  'secondGipf.hint':
    'Achte darauf, dass neben dem Spielbrett der GIPF-Stein gewählt ist, und tippe dann einen Ausgangspunkt und einen Schnittpunkt an.',
  'secondGipf.done':
    'Zwei Spielsteine aus deiner Reserve sind jetzt ein GIPF-Stein. So darfst du weitermachen, bis du deinen ersten einfachen Spielstein einschiebst.',
  'secondGipf.single':
    'Das war ein einfacher Spielstein. Nach deinem ersten einfachen Spielstein darfst du keine GIPF-Steine mehr einschieben.',

  'doubleThreat.title': 'Mit zwei Reihen drohen',
  'doubleThreat.goal':
    'Schiebe so, dass du im nächsten Zug eine Reihe vervollständigen kannst, egal, was Schwarz tut.',
  'doubleThreat.hint':
    'Drei in einer Reihe sind eine Drohung, vier mit einer Lücke ebenso. Suche einen Zug, der zwei Drohungen schafft, zum Beispiel mit einem Spielstein, der auf d4 zu stehen kommt.',
  'doubleThreat.done': 'Schwarz kann eine deiner Drohungen abwehren, aber nicht alle.',
  'doubleThreat.stopped':
    'Schwarz kann so schieben, dass alle deine Drohungen abgewehrt sind. Schaffe zwei Drohungen, die sich nicht mit einmal Schieben abwehren lassen.',

  'stop.title': 'Die letzte Hoffnung nehmen',
  'stop.goal':
    'Schwarz hat noch einen Spielstein in Reserve, droht aber, eine Reihe zu vervollständigen. Verhindere das, und Schwarz ist nicht mehr zu retten.',
  'stop.hint': 'Schwarz will von e9 einschieben. Schiebe von der Seite einen Spielstein auf e8.',
  'stop.done':
    'Der letzte Spielstein von Schwarz bringt nichts zurück. Danach muss Schwarz mit leerer Reserve schieben, und du gewinnst.',
  'stop.threat':
    'Schwarz kann immer noch eine Reihe vervollständigen und Spielsteine zurückbekommen. Sprenge die Dreiergruppe in Spalte e.',

  'makeThem.title': 'Schwarz zum Entfernen zwingen',
  'makeThem.goal':
    'Schwarz droht mit einer Reihe in Spalte d, die deinen Spielstein auf d6 schlägt. Vervollständige selbst eine Reihe für Schwarz, und zwar so, dass sie nichts schlägt.',
  'makeThem.hint': 'Schiebe den schwarzen Spielstein von c5 nach d6. Deiner verlässt dann Spalte d.',
  'makeThem.done':
    'Schwarz muss vier Spielsteine vom Spielbrett nehmen und schlägt nichts. Und du kannst beim nächsten Schieben eine Reihe vervollständigen.',
  'makeThem.costs':
    'Damit ist die schwarze Reihe vollständig, aber dein Spielstein auf d6 setzt sie fort und wird geschlagen. Schiebe von einer anderen Seite.',
  'makeThem.none':
    'Schwarz muss nichts entfernen. Wie bringst du einen vierten schwarzen Spielstein in Spalte d?',

  'countBoth.title': 'Beide Reserven zählen',
  'countBoth.goal':
    'Du hast noch einen Spielstein in Reserve, Schwarz auch. Außerdem droht Schwarz mit einer Reihe. Finde den Zug, der gewinnt.',
  'countBoth.hint':
    'Auf zwei Arten kannst du eine Reihe vervollständigen. Nach welcher kann Schwarz mit dem letzten Spielstein keine Reihe mehr bilden?',
  'countBoth.done':
    'Deine Reihe hat einen Spielstein aus Spalte e geschlagen. Der letzte Spielstein von Schwarz bringt nichts zurück, und du hast vier in Reserve: Du gewinnst.',
  'countBoth.row':
    'Deine Reserve ist voller, aber Schwarz schiebt von e9 ein, holt eine Reihe zurück, und die Partie geht weiter. Wähle die Reihe, die schlägt.',
  'countBoth.empty':
    'Deine Reserve ist jetzt leer, und du verlierst, sobald du wieder schieben musst. Vervollständige eine Reihe.',

  'giveOwn.title': 'Einen GIPF-Stein aufgeben',
  'giveOwn.goal':
    'Deine Reserve ist leer, Schwarz hat drei Spielsteine. Entferne deine Reihe so, dass du nach dem Schieben mehr in Reserve hast als Schwarz.',
  'giveOwn.hint':
    'Ein GIPF-Stein, den du zurücknimmst, sind zwei Spielsteine, und auf h4 hast du noch einen. Tippe die Reihe an, dann den Stein auf e4, damit er geht, und entferne die Reihe.',
  'giveOwn.done':
    'Fünf Spielsteine kamen zurück, und nach dem Schieben bleiben vier. Der GIPF-Stein auf h4 hält dich im Spiel.',
  'giveOwn.kept':
    'Du hast beide GIPF-Steine behalten, aber in deiner Reserve bleiben nur zwei Spielsteine, und Schwarz hat drei. Gib den auf e4 auf.',

  'leaveTheirs.title': 'Einen GIPF-Stein stehen lassen',
  'leaveTheirs.goal':
    'Du hast eine Reihe und könntest mit ihr den schwarzen GIPF-Stein auf c6 schlagen. Entferne die Reihe so, dass Schwarz nicht mit einer Reihe antworten kann.',
  'leaveTheirs.hint':
    'Spalte c ist voll, Schwarz kann dort also nicht einschieben. Was wäre, wenn c6 frei wäre?',
  'leaveTheirs.done':
    'Der schwarze GIPF-Stein hält Spalte c gesperrt. Dein letzter GIPF-Stein auf c5 ist sicher.',
  'leaveTheirs.took':
    'Du hast zwei Spielsteine geschlagen, aber jetzt ist Spalte c offen: Schwarz schiebt von c1 ein, bildet eine Reihe und schlägt deinen letzten GIPF-Stein.',
};
