import type { Translation } from '../areas.js';

export const levels: Translation<'levels'> = {
  'level.1': 'Még tanulja',
  'level.2': 'Kezdő',
  'level.3': 'Hobbijátékos',
  'level.4': 'Alakul',
  'level.5': 'Egész ügyes',
  'level.6': 'Jó',
  'level.7': 'Erős',
  'level.8': 'Nagyon erős',
  'level.9': 'Mester',
  'level.10': 'A legjobb',

  'level.1.like': 'Azt lépi, ami első ránézésre jónak tűnik, és szinte minden fenyegetést elnéz.',
  'level.2.like': 'Leveszi az első adódó sort, a tiédet pedig gyakran nem veszi észre.',
  'level.3.like': 'Egylépéses győzelmet sosem hagy ki, de az egyszerű csapdákba még besétál.',
  'level.4.like': 'Tudja, milyen a jó lépés, de alig gondolkodik előre.',
  'level.5.like': 'Kicsit előre gondolkodik, és időnként hibázik.',
  'level.6.like': 'Néhány lépéssel előre tervez, és ritkán hibázik.',
  'level.7.like': 'Jól számol, és megbünteti a hibákat.',
  'level.8.like': 'Komoly ellenfél tapasztalt játékosoknak.',
  'level.9.like': 'Szinte sosem hibázik.',
  'level.10.like': 'Teljes erővel játszik: a legtovább gondolkodik, és a legmesszebbre lát.',
};
