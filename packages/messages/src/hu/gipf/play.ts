import type { Translation } from '../../areas.js';

export const play: Translation<'gipf/play'> = {
  'play.gipf.about': 'Tolj be korongokat a tábla széléről, alakíts ki négyes sorokat.',
  'play.variant.gipf.basic': 'Alapváltozat',
  'play.variant.gipf.standard': 'Standard',
  'play.variant.gipf.tournament': 'Versenyváltozat',
  'play.variant.gipf.basic.about': 'Csak egyszerű korongokkal: így a legjobb elkezdeni.',
  'play.variant.gipf.standard.about':
    'Mindkét félnek három GIPF-e van; aki mindet elveszíti, elveszíti a játszmát.',
  'play.variant.gipf.tournament.about': 'Üres tábla; te döntöd el, hány GIPF-et tolsz be.',
  'play.variant.gipf.project': 'Lehetőségekkel',
  'play.variant.gipf.project.about': 'A korongok más játékoktól kölcsönzött képességeket hordoznak.',
};
