import type { Translation } from '../areas.js';

export const levels: Translation<'levels'> = {
  'level.1': 'Lernt noch',
  'level.2': 'Anfänger',
  'level.3': 'Gemütlich',
  'level.4': 'Im Kommen',
  'level.5': 'Ordentlich',
  'level.6': 'Gut',
  'level.7': 'Stark',
  'level.8': 'Sehr stark',
  'level.9': 'Experte',
  'level.10': 'Spitze',

  'level.1.like': 'Spielt, was auf den ersten Blick gut aussieht, und übersieht fast jede Drohung.',
  'level.2.like': 'Nimmt die erste Reihe, die sich bietet, und übersieht oft deine.',
  'level.3.like': 'Verpasst nie einen Sieg in einem Zug, tappt aber noch in einfache Fallen.',
  'level.4.like': 'Weiß, wie ein guter Zug aussieht, denkt aber kaum voraus.',
  'level.5.like': 'Denkt ein wenig voraus und patzt ab und zu.',
  'level.6.like': 'Plant ein paar Züge voraus und macht selten Fehler.',
  'level.7.like': 'Rechnet gut und bestraft Fehler.',
  'level.8.like': 'Ein ernst zu nehmender Gegner für erfahrene Spieler.',
  'level.9.like': 'Macht kaum Fehler.',
  'level.10.like': 'Volle Stärke: denkt am längsten nach und sieht am weitesten voraus.',
};
