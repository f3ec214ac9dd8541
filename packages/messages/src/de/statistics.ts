import type { Translation } from '../areas.js';

export const statistics: Translation<'statistics'> = {
  'statistics.title': 'Statistik zu YINSH und GIPF',
  'statistics.description':
    'Was Tausende Computerpartien YINSH und GIPF lehren, in Bildern: Vorteil von Weiß, wohin die Ringe kommen, was eine Reihe wert ist, Vorgaben und wie viele GIPF-Steine man einbringt.',
  'statistics.heading': 'Was die Partien des Computers lehren',
  'statistics.lead':
    'Unsere Computergegner haben {games} Partien YINSH und GIPF gegen sich selbst gespielt, und wir haben gezählt. Die Zahlen beschreiben ihr Spiel; über die Spiele selbst beweisen sie nichts.',
  'statistics.read':
    'So liest du die Bilder: Der Punkt ist das Ergebnis in Prozent; ein Sieg zählt eins, eine Partie ohne Sieger einhalb. Das Band darum zeigt, wie viel Zufall sein kann. Der Strich in der Mitte steht bei 50 %.',
  'statistics.interval': 'von {low} bis {high}',

  'white.heading': 'Der Vorteil von Weiß',
  'white.text':
    'Im Standardspiel von YINSH und im Basisspiel von GIPF sind die Farben fast gleich stark. Blitz begünstigt Weiß deutlich: Weiß erreicht {blitz}. Spiele zwei Partien mit vertauschten Farben.',
  'white.shows': 'Ergebnis von Weiß',

  'limits.heading': 'Was diese Zahlen sind',
  'limits.text':
    'Auf beiden Seiten spielte dasselbe neuronale Netz, mit wenig Zeit für jeden Zug. Ein stärkerer Spieler sieht eine erste Reihe oder einen sechsten GIPF-Stein vielleicht anders. Die Bänder sind 95-%-Konfidenzintervalle.',
};
