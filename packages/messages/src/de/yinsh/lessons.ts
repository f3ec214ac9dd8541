import type { Translation } from '../../areas.js';

export const lessons: Translation<'yinsh/lessons'> = {
  'first.lesson': 'Erste Schritte',
  'tactics.lesson': 'Taktik',
  'strategy.lesson': 'So spielst du gut',

  'intro.0': 'Weiß hat bisher einen Ring entfernt. Drei entfernte Ringe gewinnen.',
  'intro.1': 'Ein Ring zieht in gerader Linie und lässt einen Markierungsstein zurück, wo er stand.',
  'intro.2':
    'Schwarz überspringt einen weißen Markierungsstein und dreht ihn dadurch um: Er ist nun schwarz.',
  'intro.3':
    'Weiß überspringt einen schwarzen Markierungsstein und dreht ihn um. Nun bilden fünf weiße Markierungssteine eine Reihe.',
  'intro.4': 'Weiß nimmt die Reihe vom Spielbrett …',
  'intro.5': '… und entfernt einen zweiten weißen Ring.',
  'intro.6': 'Schwarz macht einen Zug.',
  'intro.7':
    'Weiß zieht mit einem Ring weg. Der Markierungsstein, den er zurücklässt, vervollständigt noch eine Reihe.',
  'intro.8': 'Auch diese Reihe kommt vom Spielbrett.',
  'intro.9': 'Weiß entfernt den dritten Ring und gewinnt!',

  'place.title': 'Einen Ring setzen',
  'place.goal':
    'Du spielst Weiß und hast noch einen Ring. Setze ihn auf ein freies Feld, das nicht am Rand des Spielbretts liegt.',
  'place.hint':
    'Ringe nahe der Mitte können in mehr Richtungen ziehen. Tippe ein beliebiges freies Feld im Inneren des Spielbretts an.',
  'place.done':
    'Von dort führen Linien in alle sechs Richtungen; nur Ringe direkt neben deinem versperren einige davon. Schwarz setzt noch den letzten Ring, dann beginnen die Züge.',
  'place.edge':
    'Das ist erlaubt, aber ein Ring am Rand hat weniger Wege. Wähle einen Schnittpunkt weiter innen.',

  'move.title': 'Einen Ring ziehen',
  'move.goal':
    'Jedes Feld hat einen Namen: den Buchstaben seiner Spalte und seine Zahl, wie sie am Rand stehen. Ziehe mit einem deiner Ringe nach h8, auf das markierte Feld.',
  'move.hint': 'Ein Ring zieht in gerader Linie. Der Ring auf e5 hat freie Bahn nach h8.',
  'move.done':
    'Dein Ring hat auf e5 einen weißen Markierungsstein zurückgelassen. So kommen Markierungssteine auf das Spielbrett.',
  'move.elsewhere':
    'Das ist erlaubt, aber der Ring soll auf h8 landen. Welcher deiner Ringe hat freie Bahn dorthin?',

  'jump.title': 'Springen und umdrehen',
  'jump.goal': 'Überspringe drei schwarze Markierungssteine, damit sie alle weiß werden.',
  'jump.hint':
    'Die schwarzen Markierungssteine auf e4, f5 und g6 liegen nebeneinander. Welcher Ring steht mit ihnen auf einer Linie?',
  'jump.done':
    'Ein Sprung, drei Markierungssteine: Jetzt gehören sie alle dir. Du landest direkt hinter dem letzten.',
  'jump.own':
    'Du hast einen weißen Markierungsstein übersprungen; er ist jetzt schwarz. Ein Sprung dreht beide Farben um.',
  'jump.few': 'Das dreht einen schwarzen Markierungsstein um. Es gibt einen Sprung, der drei umdreht.',
  'jump.slide':
    'Es wurde nichts umgedreht. Ziehe mit einem Ring entlang der Linie der drei schwarzen Markierungssteine.',

  'takeRow.title': 'Eine Reihe entfernen',
  'takeRow.goal': 'Du hast eine Fünferreihe. Entferne sie und danach den Ring, der dir am wenigsten nützt.',
  'takeRow.hint':
    'Tippe zuerst die Reihe an. Sieh dir dann deine Ringe an: Einer von ihnen ist eingesperrt und kann gar nicht ziehen.',
  'takeRow.done':
    'Der Ring auf a5 war eingesperrt. Deine vier besten Ringe bleiben, und du brauchst nur noch zwei Reihen.',
  'takeRow.strongRing':
    'Dieser Ring konnte noch ziehen. Der Ring auf a5 ist von schwarzen Ringen eingesperrt; auf ihn kannst du verzichten.',

  'makeRow.title': 'Eine Reihe bilden',
  'makeRow.goal': 'Vervollständige eine Fünferreihe, entferne sie und dann einen Ring.',
  'makeRow.hint':
    'Dein Ring auf e5 steht in der Lücke zwischen vier Markierungssteinen. Was lässt er zurück, wenn er zieht?',
  'makeRow.done': 'Der Ring zählte nicht, wohl aber der Markierungsstein, den er zurückließ.',
  'makeRow.own':
    'Dieser Sprung hat weiße Markierungssteine schwarz gemacht. Ziehe stattdessen mit dem Ring auf e5, aber nicht entlang der Linie deiner vier Markierungssteine.',
  'makeRow.none': 'Noch keine Reihe. Welcher Ring steht zwischen vier deiner Markierungssteine?',

  'flipRow.title': 'Den Störenfried umdrehen',
  'flipRow.goal':
    'Vervollständige eine Reihe in Spalte f, indem du einen schwarzen Markierungsstein umdrehst.',
  'flipRow.hint':
    'Der schwarze Markierungsstein auf f5 ist im Weg. Finde einen Ring, der ihn überspringen kann.',
  'flipRow.done':
    'Einmal umgedreht, und die fünf gehören dir. Aber Vorsicht: Dein Gegner kann es mit dir genauso machen.',
  'flipRow.own':
    'So wird einer deiner eigenen Markierungssteine schwarz. Drehe stattdessen den schwarzen auf f5 um.',
  'flipRow.none': 'Der Markierungsstein auf f5 ist noch schwarz. Überspringe ihn.',

  'seven.title': 'Fünf von sieben',
  'seven.goal':
    'Du hast sieben Markierungssteine in Spalte c. Entferne fünf davon, aber so, dass deine vier in der Linie von c7 bis f7 beisammenbleiben. Entferne dann einen beliebigen Ring.',
  'seven.hint': 'Der Markierungsstein auf c7 gehört zu beiden Linien. Wähle fünf, zu denen er nicht gehört.',
  'seven.done':
    'Die vier von c7 bis f7 liegen noch nebeneinander. Zur nächsten Reihe fehlt dir nur ein Markierungsstein.',
  'seven.broke':
    'Jetzt ist c7 weg, und von der anderen Linie sind nur drei übrig. Wähle fünf, bei denen c7 liegen bleibt.',

  'notForThem.title': 'Keine Geschenke',
  'notForThem.goal':
    'Drehe mindestens zwei schwarze Markierungssteine um, aber vervollständige dabei keine Reihe für Schwarz.',
  'notForThem.hint':
    'Dein eigener Markierungsstein auf e5 hält die schwarze Reihe in Spalte e auseinander. Lass ihn in Ruhe und sieh dir Spalte i an.',
  'notForThem.done':
    'Zwei Markierungssteine gewonnen, und dein Zug hat keine Reihe für Schwarz vervollständigt. Achte immer darauf, was dein Sprung mit allen Markierungssteinen macht.',
  'notForThem.row':
    'Der Sprung hat auch e5 schwarz gemacht, und das vervollständigt die schwarze Reihe in Spalte e.',
  'notForThem.few': 'Das bringt Schwarz keine Reihe, dreht aber keine zwei schwarzen Markierungssteine um.',

  'block.title': 'Eine Reihe verhindern',
  'block.goal':
    'Schwarz ist kurz davor, in Spalte d eine Reihe zu vervollständigen. Mache einen Zug, nach dem Schwarz keine Reihe bilden kann.',
  'block.hint':
    'Verlässt der Ring d6, liegen in Spalte d fünf schwarze Markierungssteine. Drehe vorher einen davon um.',
  'block.done':
    'Die Reihe ist zerstört. Du hast einen ihrer Markierungssteine umgedreht, und Schwarz kann ihn nicht mit einem einzigen Zug zurückdrehen und die Reihe vervollständigen.',
  'block.threat':
    'Schwarz kann im nächsten Zug immer noch eine Reihe bilden. Drehe einen der Markierungssteine in Spalte d um.',

  'doubleRow.title': 'Zwei auf einen Streich',
  'doubleRow.goal': 'Vervollständige mit einem einzigen Zug zwei Reihen und entferne zwei Ringe.',
  'doubleRow.hint':
    'Dein Ring auf f5 vervollständigt eine Reihe, wenn er wegzieht. In welcher Richtung dreht er dabei auch noch einen Markierungsstein um, den du brauchst?',
  'doubleRow.done':
    'Eine Reihe durch den zurückgelassenen Markierungsstein, eine durch den umgedrehten. Zwei Ringe auf einmal!',
  'doubleRow.one':
    'Das ist eine Reihe. Ziehe denselben Ring so, dass er auch den schwarzen Markierungsstein auf g5 umdreht.',
  'doubleRow.none':
    'Noch keine Reihe. Ziehe mit dem Ring auf f5, aber nicht entlang Spalte f: Das würde deine eigenen Markierungssteine schwarz machen.',

  'rowFirst.title': 'Ein Geschenk von Schwarz',
  'rowFirst.goal':
    'Der Zug von Schwarz hat eine Reihe für dich vervollständigt. Entferne sie und einen Ring, und bilde dann mit deinem eigenen Zug noch eine Reihe.',
  'rowFirst.hint': 'Den Ring auf f5 brauchst du für deinen Zug, also entferne einen anderen.',
  'rowFirst.done':
    'Zwei Ringe in einem Zug: zuerst für die Reihe, die Schwarz dir geschenkt hat, dann für deine eigene.',
  'rowFirst.neededRing':
    'Du hast den Ring auf f5 entfernt, aber du hättest ihn für deine zweite Reihe gebraucht.',
  'rowFirst.missed':
    'Die erste Reihe ist entfernt. Wäre der Ring aus Spalte f weggezogen, hätte das dort noch eine Reihe vervollständigt.',

  'win.title': 'Die Partie gewinnen',
  'win.goal': 'Beide Spieler haben zwei Ringe entfernt. Finde den Zug, der sofort gewinnt.',
  'win.hint':
    'Sieh dir Spalte c an. Ein Sprung darf auch für Schwarz eine Reihe vervollständigen, denn du entfernst deine zuerst.',
  'win.done':
    'Beide Reihen waren vollständig, aber du hast gezogen, also verlässt dein dritter Ring zuerst das Spielbrett. Du gewinnst!',
  'win.gives':
    'Das vervollständigt die schwarze Reihe in Spalte e und keine von deinen. Schwarz entfernt den dritten Ring und gewinnt. Suche einen Sprung, der auch c4 weiß macht.',
  'win.notYet': 'Die Partie geht weiter. Suche einen Sprung, der c4 weiß macht.',

  'doubleThreat.title': 'Mit zwei Reihen drohen',
  'doubleThreat.goal':
    'Beide Spieler haben zwei Ringe entfernt. Mache einen Zug, nach dem Schwarz deinen Sieg im nächsten Zug nicht mehr verhindern kann.',
  'doubleThreat.hint':
    'Zwei Viererlinien kreuzen sich auf einem freien Feld. Was geschieht, wenn dort einer deiner Ringe steht?',
  'doubleThreat.done':
    'Dein Ring auf f5 droht jetzt auf zwei Linien mit einer Reihe. Schwarz kann nur eine davon zerstören, und mit der anderen gewinnst du.',
  'doubleThreat.notYet':
    'Dagegen kann Schwarz sich wehren. Suche den Schnittpunkt, auf dem sich zwei deiner Viererlinien kreuzen.',

  'keepRings.title': 'Welchen Ring aufgeben?',
  'keepRings.goal':
    'Du hast einen Ring entfernt. Entferne deine Reihe und einen zweiten Ring so, dass du im nächsten Zug die dritte Reihe vervollständigen kannst, egal, was Schwarz tut.',
  'keepRings.hint':
    'Zwei deiner Ringe stehen zwischen vier deiner Markierungssteine. Du brauchst beide, denn eine dieser Linien kann Schwarz zerstören.',
  'keepRings.done':
    'Deine Ringe auf f5 und h7 drohen mit zwei Reihen. Schwarz kann eine davon zerstören, und mit der anderen gewinnst du.',
  'keepRings.needed':
    'Dieser Ring hätte eine Reihe vervollständigt. Die eine Drohung, die bleibt, kann Schwarz abwehren. Entferne einen Ring, der mit nichts droht.',

  'patience.title': 'Keine Reihe übereilen',
  'patience.goal':
    'Du liegst zurück: Schwarz hat zwei Ringe entfernt und droht mit der dritten Reihe. Auch du könntest eine Reihe vervollständigen. Finde den Zug, der dich im Spiel hält.',
  'patience.hint':
    'Der schwarze Ring auf d6 wird in Spalte d einen Markierungsstein zwischen den anderen hinterlassen. Drehe einen von diesen um.',
  'patience.done':
    'Die Drohung ist weg, und deine eigene Reihe kann warten. Mit fünf Ringen hast du mehr Züge als Schwarz.',
  'patience.hurried':
    'Du hast deine Reihe, aber jetzt vervollständigt Schwarz die dritte und gewinnt. Wehre zuerst die Drohung ab.',
  'patience.threat':
    'Schwarz kann immer noch eine dritte Reihe vervollständigen und gewinnen. Drehe einen Markierungsstein in Spalte d um.',

  'gift.title': 'Eine Reihe für Schwarz, die dir hilft',
  'gift.goal':
    'Du hast zwei Ringe entfernt, Schwarz einen. Finde den Zug, nach dem du im nächsten Zug gewinnst, egal, was Schwarz tut.',
  'gift.hint':
    'Zwei deiner Viererlinien kreuzen sich auf f5. Der einzige Weg dorthin vervollständigt eine Reihe für Schwarz. Würde sie Schwarz genügen?',
  'gift.done':
    'Schwarz entfernt die Reihe und den zweiten Ring. Aber dein Ring auf f5 droht mit zwei Reihen; Schwarz kann eine davon zerstören, und mit der anderen gewinnst du.',
  'gift.notYet':
    'Dagegen kann Schwarz sich wehren. Hab keine Angst, Schwarz eine Reihe zu geben: Es wäre erst die zweite.',

  'blitz.title': 'Blitz: Eine Reihe gewinnt',
  'blitz.goal':
    'Das ist die Blitz-Version: Die erste Reihe gewinnt. Mache einen Zug, nach dem Schwarz deine Reihe nicht mehr verhindern kann.',
  'blitz.hint': 'Zwei deiner Viererlinien kreuzen sich auf e6. Welcher Ring hat einen freien Weg dorthin?',
  'blitz.done':
    'Dein Ring auf e6 droht mit zwei Reihen. Schwarz kann eine davon zerstören, und mit der anderen gewinnst du.',
  'blitz.notYet':
    'Dagegen kann Schwarz sich wehren. Suche den Schnittpunkt, auf dem sich zwei deiner Viererlinien kreuzen.',
};
