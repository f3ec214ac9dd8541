import type { Translation } from '../../areas.js';

export const statistics: Translation<'gipf/statistics'> = {
  'variant.gipf.basic': 'GIPF, Basisspiel',
  'variant.gipf.standard': 'GIPF, Standardspiel',
  'variant.gipf.tournament': 'GIPF, Turnierversion',

  'handicap.heading': 'Was ein Spielstein mehr wert ist',
  'handicap.text':
    'Im Basisspiel von GIPF entscheidet ein zusätzlicher Spielstein {one} der Partien zwischen gleich Starken. Nutze ihn als Vorgabe mit Bedacht.',
  'handicap.shows': 'Gewonnene Partien des Spielers mit der Vorgabe',
  'handicap.more': '{n, plural, one {# Spielstein mehr} other {# Spielsteine mehr}}',

  'gipfs.heading': 'Wie viele GIPF-Steine man einbringt',
  'gipfs.text':
    'In der Turnierversion bringen beide Spieler etwa vier ein. Einer ist zu wenig: Er erreicht nur {one}. Von zwei bis sieben sind die Unterschiede klein.',
  'gipfs.chosen':
    'Eingebrachte GIPF-Steine, in Prozent der Partien: weiße Balken für Weiß, dunkle für Schwarz',
  'gipfs.alt': '{n}: Weiß {white}, Schwarz {black}',
  'gipfs.forced': 'Ergebnis eines Spielers, der so viele einbringen muss',
};
