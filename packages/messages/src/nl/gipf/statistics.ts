import type { Translation } from '../../areas.js';

export const statistics: Translation<'gipf/statistics'> = {
  'variant.gipf.basic': 'GIPF, basisversie',
  'variant.gipf.standard': 'GIPF, standaardversie',
  'variant.gipf.tournament': 'GIPF, toernooiversie',

  'handicap.heading': 'Wat een stuk meer waard is',
  'handicap.text':
    'In de basisversie van GIPF beslist één extra stuk {one} van de partijen tussen gelijken. Gebruik het als voorgift met mate.',
  'handicap.shows': 'Partijen gewonnen door de speler met de voorgift',
  'handicap.more': '{n, plural, one {# stuk meer} other {# stukken meer}}',

  'gipfs.heading': 'Hoeveel GIPF-stukken je inbrengt',
  'gipfs.text':
    'In de toernooiversie brengen beide spelers er ongeveer vier in. Eén is te weinig: dat haalt maar {one}. Van twee tot zeven zijn de verschillen klein.',
  'gipfs.chosen':
    'Ingebrachte GIPF-stukken, in procenten van de partijen: witte balken voor Wit, donkere voor Zwart',
  'gipfs.alt': '{n}: Wit {white}, Zwart {black}',
  'gipfs.forced': 'Score van een speler die er zoveel moet inbrengen',
};
