import type { Translation } from '../areas.js';

export const statistics: Translation<'statistics'> = {
  'statistics.title': 'Statistiek van YINSH en GIPF',
  'statistics.description':
    'Wat duizenden computerpartijen YINSH en GIPF leren, in beelden: het voordeel van Wit, waar de ringen komen, wat een rij waard is, voorgift en hoeveel GIPF-stukken je inbrengt.',
  'statistics.heading': 'Wat de partijen van de computer leren',
  'statistics.lead':
    'Onze computerspelers speelden {games} partijen YINSH en GIPF tegen zichzelf, en wij telden. Deze getallen beschrijven hun spel; over de spellen zelf bewijzen ze niets.',
  'statistics.read':
    'Zo lees je de beelden: de stip is de score in procenten; winst telt voor één, een partij zonder winnaar voor een half. De band eromheen toont hoeveel toeval kan zijn. De streep in het midden is 50%.',
  'statistics.interval': 'van {low} tot {high}',

  'white.heading': 'Het voordeel van Wit',
  'white.text':
    'In de standaardversie van YINSH en de basisversie van GIPF zijn de kleuren bijna gelijk. Blitz is duidelijk in het voordeel van Wit, met {blitz}. Speel het twee keer, met verwisselde kleuren.',
  'white.shows': 'Score van Wit',

  'limits.heading': 'Wat deze getallen zijn',
  'limits.text':
    'Aan beide kanten speelde hetzelfde neurale netwerk, met weinig tijd per zet. Een sterkere speler ziet een eerste rij of een zesde GIPF-stuk misschien anders. De banden zijn 95%-betrouwbaarheidsintervallen.',
};
