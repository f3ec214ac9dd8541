import type { Translation } from '../../areas.js';

export const projectLessons: Translation<'gipf/projectLessons'> = {
  'free.lesson': 'Beladene Spielsteine: ZÈRTZ und YINSH',
  'stacks.lesson': 'DVONN, TAMSK, PÜNCT und Stapel',
  'linked.lesson': 'Verbundene Partien',

  'load.title': 'Einen beladenen Spielstein einschieben',
  'load.goal':
    'Du spielst Weiß. Jede Seite kann drei ZÈRTZ und drei YINSH ins Spiel bringen. Schiebe einen Spielstein ein, der mit einem ZÈRTZ beladen ist.',
  'load.hint':
    'Sieh nach, ob neben dem Spielbrett ZÈRTZ gewählt ist. Tippe dann wie immer einen Ausgangspunkt und einen Schnittpunkt an.',
  'load.done':
    'Ein beladener Spielstein kostet dich einen Spielstein und ein Potential. Er wird weitergeschoben und zählt wie jeder andere.',
  'load.yinsh':
    'Dieser Spielstein trägt einen YINSH: Sein Zeichen ist ein Ring. Das Zeichen des ZÈRTZ ist eine Kugel.',
  'load.basic':
    'Das war ein Spielstein ohne Potential. Nach dem ersten davon kannst du keine beladenen mehr ins Spiel bringen: Die Potentiale, die noch nicht im Spiel sind, sind verloren.',

  'slide.title': 'YINSH gleitet',
  'slide.goal':
    'Der Einsatz eines Potentials tritt an die Stelle des Schiebens. Ein YINSH verlässt seinen Spielstein und gleitet in gerader Linie, nur über freie Felder. Vervollständige mit dem YINSH auf c3 eine Reihe.',
  'slide.hint': 'Tippe c3 an und dann den Schnittpunkt, der in Spalte e fehlt.',
  'slide.done':
    'Der YINSH zählte als Spielstein von dir. Aber in einer Reihe muss ein eingesetztes Potential gehen, und es ist aus dem Spiel. Sein Spielstein steht noch auf c3.',
  'slide.elsewhere':
    'Dorthin darf der YINSH, aber er vervollständigt keine Reihe. Welcher Schnittpunkt fehlt in Spalte e?',
  'slide.push':
    'Da hast du geschoben. Tippe den beladenen Spielstein auf c3 an und wähle, wohin sein YINSH geht.',

  'jump.title': 'ZÈRTZ springt',
  'jump.goal':
    'Ein ZÈRTZ springt in gerader Linie über einen oder mehrere Spielsteine, die nebeneinanderstehen, deine oder schwarze, und landet auf dem ersten freien Feld dahinter. Vervollständige mit dem ZÈRTZ auf c3 eine Reihe.',
  'jump.hint': 'In einer Richtung springt er über d4 und e5. Wo landet er?',
  'jump.done':
    'Der ZÈRTZ landete in der Lücke von Spalte f. Er ging mit der Reihe, und der schwarze Spielstein, der sie fortsetzte, ist geschlagen.',
  'jump.elsewhere': 'Das ist ein Sprung, aber er vervollständigt keine Reihe. Versuche die andere Richtung.',
  'jump.push':
    'Da hast du geschoben. Tippe den beladenen Spielstein auf c3 an und wähle, wo sein ZÈRTZ landet.',

  'keepLoaded.title': 'Bleiben oder gehen',
  'keepLoaded.goal':
    'In deiner Reihe steht ein beladener Spielstein, und ein beladener schwarzer setzt sie fort. Entferne die Reihe so, dass deiner bleibt und der schwarze geht.',
  'keepLoaded.hint':
    'Du wählst wie bei GIPF-Steinen: Tippe die Reihe an, entscheide durch Antippen, welcher beladene Spielstein bleibt oder geht, und entferne dann die Reihe.',
  'keepLoaded.done':
    'Deinen YINSH kannst du noch einsetzen. Der beladene schwarze Spielstein ging als Ganzes: Der Spielstein ist geschlagen, und sein ZÈRTZ ist aus dem Spiel.',
  'keepLoaded.tookOwn':
    'Dein beladener Spielstein ging mit. Den Spielstein hast du zurück, aber sein YINSH ist aus dem Spiel. Lass ihn stehen.',
  'keepLoaded.leftTheirs':
    'Der beladene schwarze Spielstein steht noch da, und sein ZÈRTZ kann gegen dich eingesetzt werden. Lass ihn mit der Reihe gehen.',

  'lastResort.title': 'Mit leerer Reserve',
  'lastResort.goal':
    'Deine Reserve ist leer, also kannst du nicht schieben. Aber du kannst noch ein Potential einsetzen. Finde den Einsatz, der Spielsteine zurückbringt.',
  'lastResort.hint': 'In der Linie von d5 bis g3 ist eine Lücke. Welches deiner Potentiale kommt dorthin?',
  'lastResort.done':
    'Mit leerer Reserve geht es weiter, solange du ein Potential einsetzen kannst. Und jetzt hast du sogar wieder Spielsteine zum Schieben.',
  'lastResort.nothing': 'Deine Reserve ist immer noch leer. Vervollständige mit einem Potential eine Reihe.',

  'hop.title': 'DVONN hüpft auf einen Nachbarn',
  'hop.goal':
    'Ein DVONN hüpft auf einen schwarzen Basisstein neben sich, also auf einen ohne Potential. Der Schnittpunkt gehört dem, der oben ist. Vervollständige mit dem DVONN auf c4 eine Reihe.',
  'hop.hint': 'Welcher schwarze Spielstein steht in Spalte d zwischen deinen?',
  'hop.done':
    'Mit der Reihe ging nur der oberste. Der DVONN ist aus dem Spiel, und der schwarze Spielstein darunter steht wieder auf d4.',
  'hop.elsewhere':
    'Der Schnittpunkt gehört jetzt dir, aber das vervollständigt keine Reihe. Sieh dir Spalte d an.',
  'hop.push':
    'Da hast du geschoben. Tippe den beladenen Spielstein auf c4 an und dann den Spielstein, auf den sein DVONN hüpfen soll.',

  'tower.title': 'Ein Stapel wächst',
  'tower.goal':
    'Auf deinem Spielstein auf e4 steht ein schwarzer DVONN, also gehört der Schnittpunkt Schwarz. Weil er auf einem Spielstein von dir steht, darf dein DVONN auf ihn hüpfen. Vervollständige deine Reihe.',
  'tower.hint': 'Tippe e4 an, um zu sehen, was dort steht. Tippe dann d4 an und noch einmal e4.',
  'tower.done':
    'Mit deinem DVONN obenauf gehörte der Schnittpunkt dir. Er ging mit der Reihe, und nun ist wieder der schwarze DVONN oben: Was darunter ist, kommt immer zurück.',
  'tower.elsewhere':
    'Der Schnittpunkt gehört jetzt dir, aber das vervollständigt keine Reihe. Hüpfe auf den Stapel auf e4.',
  'tower.push': 'Da hast du geschoben. Setze den DVONN auf d4 ein.',

  'middle.title': 'TAMSK wirkt in der Mitte',
  'middle.goal':
    'Wird dein TAMSK auf e5 geschoben, darfst du sofort noch einmal schieben, und dabei kommt der TAMSK selbst herein. Schiebe ihn dorthin und vervollständige mit dem zweiten Schub eine Reihe.',
  'middle.hint': 'Schiebe zuerst von e1 aus ein. Bringe dann den TAMSK von g1 aus herein.',
  'middle.done': 'Zwei Schübe in einem Zug. Der TAMSK zählte in der Reihe; jetzt ist er aus dem Spiel.',
  'middle.noRow':
    'Der TAMSK kam herein, aber er vervollständigt keine Reihe. Wo stehen drei deiner Spielsteine beisammen?',
  'middle.forgone': 'Du hast auf den zweiten Schub verzichtet, deshalb ist der TAMSK aus dem Spiel.',
  'middle.elsewhere': 'Erst muss der TAMSK auf e5 kommen. Schiebe Spalte e einen Schnittpunkt weiter.',

  'convert.title': 'Einen GIPF-Stein umwandeln',
  'convert.goal':
    'Ein PÜNCT darf auf einen schwarzen GIPF-Stein neben sich hüpfen. Dann neutralisiert er ihn oder wandelt ihn in einen von dir um. Wandle den auf e5 um.',
  'convert.hint': 'Tippe d4 und dann e5 an. Geh zur anderen Wahl, bevor du bestätigst.',
  'convert.done':
    'Beide schwarzen Spielsteine sind geschlagen. Dort steht jetzt ein GIPF-Stein von dir, aus dem PÜNCT und einem Spielstein deiner Reserve.',
  'convert.neutralised':
    'Du hast ihn neutralisiert: Sein oberer Spielstein ist geschlagen, und der PÜNCT steht auf dem unteren. Schwarz hat einen GIPF-Stein weniger, aber du hast keinen dazubekommen.',
  'convert.stacked':
    'Der PÜNCT hüpfte auf einen Spielstein, der mit einem PÜNCT beladen ist. Das darf er, aber der GIPF-Stein gehört immer noch Schwarz.',
  'convert.push': 'Da hast du geschoben. Setze den PÜNCT auf d4 ein.',

  'lastGipf.title': 'Der letzte GIPF-Stein',
  'lastGipf.goal': 'Schwarz hat noch einen GIPF-Stein. Gewinne jetzt die Partie.',
  'lastGipf.hint': 'Neutralisiert oder umgewandelt ist er kein GIPF-Stein von Schwarz mehr.',
  'lastGipf.done': 'Schwarz hat keinen GIPF-Stein mehr. Du gewinnst!',
  'lastGipf.stacked': 'Dein PÜNCT ist eingesetzt, und der schwarze GIPF-Stein steht immer noch auf d5.',
  'lastGipf.other':
    'Der schwarze GIPF-Stein steht immer noch auf d5. Welches deiner Potentiale kann auf ihn hüpfen?',

  'announce.title': 'Einen Einsatz ankündigen',
  'announce.goal':
    'In diesem Match kann der Einsatz eines Potentials angefochten werden, deshalb wird er vorher angekündigt. Kündige den Zug des YINSH an, der deine Reihe vervollständigt.',
  'announce.hint':
    'Tippe c6 an und dann den Schnittpunkt, der in Spalte f fehlt. Kündige den Einsatz mit der Schaltfläche an.',
  'announce.done':
    'Jetzt lässt Schwarz den YINSH wirken oder fordert dich heraus. Schwarz fordert heraus! Die GIPF-Partie wartet, und eine Partie YINSH-Blitz entscheidet.',
  'announce.elsewhere':
    'Dieser Einsatz vervollständigt keine Reihe. Vielleicht musst du um ihn kämpfen, also wähle einen besseren.',
  'announce.push':
    'Da hast du geschoben. Nur Einsätze werden angekündigt: Tippe den beladenen Spielstein auf c6 an.',

  'between.title': 'Die Partie dazwischen',
  'between.goal':
    'Das Los hat dir in dieser Partie YINSH-Blitz Weiß gegeben. Gewinne sie: Der erste entfernte Ring entscheidet.',
  'between.hint':
    'Dein fünfter Markierungsstein kommt vom Ring auf e3. Ziehe ihn, ohne deine Markierungssteine zu überspringen, und entferne dann die Reihe und einen Ring.',
  'between.done':
    'Du hast die verbundene Partie gewonnen. Also wirkt dein YINSH in der GIPF-Partie, und deine Reihe ist vollständig.',
  'between.flipped':
    'Du hast deine eigenen Markierungssteine übersprungen und umgedreht. Ziehe den Ring auf e3 in eine andere Richtung.',
  'between.notYet':
    'Das gewinnt noch nicht. Welcher Ring kann den fünften Markierungsstein einer Reihe zurücklassen?',

  'denied.title': 'Verwehrt',
  'denied.goal':
    'Diesmal hast du die verbundene Partie verloren. Der Spielstein auf c3 bleibt beladen, aber in diesem Zug kannst du seinen YINSH nicht mehr einsetzen. Vervollständige die Reihe auf andere Weise. Schwarz hat keine Anfechtung mehr.',
  'denied.hint': 'Du darfst im selben Zug ein anderes Potential ankündigen. Sieh dir h5 an.',
  'denied.done':
    'Eine verlorene Partie kostet dich den Einsatz in diesem Zug, nicht das Potential: Später darfst du den YINSH auf c3 wieder ankündigen.',
  'denied.none': 'Das vervollständigt keine Reihe. Dein zweiter YINSH könnte es.',

  'challenge.title': 'Anfechten?',
  'challenge.goal':
    'Schwarz kündigt den YINSH von c3 auf e5 an. Du hast noch einen GIPF-Stein und eine Anfechtung. Was tust du?',
  'challenge.hint': 'Welche Reihe würde Schwarz vervollständigen, und was würde Schwarz schlagen?',
  'challenge.done':
    'Dieser Einsatz hätte die Partie für Schwarz gewonnen. Nun muss Schwarz erst die verbundene Partie gewinnen, und unentschieden reicht nicht.',
  'challenge.waive':
    'Dann wirkt der YINSH. Schwarz vervollständigt in Spalte e eine Reihe, schlägt deinen letzten GIPF-Stein auf e7 und gewinnt.',

  'waive.title': 'Oder wirken lassen?',
  'waive.goal': 'Schwarz kündigt den YINSH von c3 auf c2 an. Du hast noch eine Anfechtung. Was tust du?',
  'waive.hint': 'Vervollständigt Schwarz damit eine Reihe, oder droht dann eine?',
  'waive.done':
    'Dieser Einsatz schadet dir nicht. Deine Anfechtung bleibt dir für einen, der schadet, und Schwarz hat einen YINSH weniger.',
  'waive.challenge':
    'Damit wäre deine einzige Anfechtung für einen Einsatz verbraucht, der dir nicht schadet.',

  'die.title': 'Ein Würfelwurf',
  'die.goal':
    'Über ZÈRTZ entscheidet bei euch der Würfel. Du hast den Sprung von c3 auf f5 angekündigt, und Schwarz hat herausgefordert. Du würfelst eine 4, und Schwarz auch. Was geschieht?',
  'die.hint': 'Wer angekündigt hat, braucht mindestens so viel wie sein Gegner.',
  'die.done': 'Gleich viel reicht. Der ZÈRTZ wirkt und vervollständigt deine Reihe.',
  'die.stays':
    'Du brauchst mindestens so viel wie Schwarz, und das hast du. Der ZÈRTZ bliebe nur, wenn du weniger gewürfelt hättest.',
};
