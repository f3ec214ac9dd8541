import type { Translation } from '../../areas.js';

export const statistics: Translation<'yinsh/statistics'> = {
  'variant.yinsh.standard': 'YINSH, Standardspiel',
  'variant.yinsh.blitz': 'YINSH, Blitz',

  'rings.heading': 'Wohin die Ringe kommen',
  'rings.text':
    'Je kräftiger ein Feld gefärbt ist, desto öfter wurde ein Ring darauf gesetzt. Im Standardspiel von YINSH gibt es kein Lieblingsfeld, und die Mitte wird eher gemieden. Im Blitz geht alles in die Mitte: Weiß beginnt in {f6} der Partien auf f6.',
  'rings.all': 'Alle zehn Ringe',
  'rings.white': 'Erster Ring von Weiß',
  'rings.black': 'Erster Ring von Schwarz',
  'rings.scale': 'Von {low} bis {high} der Ringe auf einem Feld',
  'rings.alt':
    '{title}. Auf f6: {middle}. Auf jedem Feld darum: {around}. Auf jedem anderen Feld im Durchschnitt: {rest}.',

  'together.heading': 'Ringe stehen beisammen',
  'together.text':
    'Zwei Ringe eines Spielers stehen viel öfter nebeneinander als zufällig gesetzte. Das Setzen ist wichtig: Ein Spieler mit zufällig gesetzten Ringen erreichte nur {random}.',
  'together.shows': 'Ringpaare eines Spielers, die nebeneinander stehen',
  'together.random': 'Zufällig gesetzt',

  'row.heading': 'Was eine Reihe wert ist',
  'row.text':
    'Die erste Reihe ist ihren Ring wert und kaum mehr: {level} der Partien kommen zu 2 : 2. Der Computer hält Reihen deshalb zurück. Solange er keinen Ring entfernt hat, vervollständigt er nur in {held} der möglichen Züge eine Reihe.',
  'row.shows': 'Ergebnis des Spielers, der …',
  'row.lead': '{own} : {other} führt',
  'row.level': 'eben auf {own} : {own} gestellt hat',
  'row.taken': 'die erste Reihe vervollständigen musste',
  'row.left': 'die erste Reihe lassen musste',
};
