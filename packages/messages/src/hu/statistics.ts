import type { Translation } from '../areas.js';

export const statistics: Translation<'statistics'> = {
  'statistics.title': 'A YINSH és a GIPF statisztikája',
  'statistics.description':
    'Mire tanít sok ezer gépi YINSH- és GIPF-játszma, képekben: Fehér előnye, a gyűrűk helye, mennyit ér egy sor, mennyit ér az előny, és hány GIPF-et érdemes behozni.',
  'statistics.heading': 'Mire tanítanak a gép játszmái?',
  'statistics.lead':
    'Gépi játékosaink {games} YINSH- és GIPF-játszmát játszottak önmaguk ellen, mi pedig számoltunk. A számok az ő játékukat írják le; magukról a játékokról semmit sem bizonyítanak.',
  'statistics.read':
    'Így olvasd a képeket: a pont az eredmény százalékban; a győzelem egyet ér, a győztes nélküli játszma felet. A körülötte lévő sáv mutatja, mennyi lehet a véletlen műve. A középső vonal 50%.',
  'statistics.interval': '{low} és {high} között',

  'white.heading': 'Fehér előnye',
  'white.text':
    'A YINSH standard változatában és a GIPF alapváltozatában a két szín szinte egyenlő. A blitz egyértelműen Fehérnek kedvez: {blitz} az eredménye. Játssz belőle kettőt, felcserélt színekkel.',
  'white.shows': 'Fehér eredménye',

  'limits.heading': 'Mit jelentenek ezek a számok?',
  'limits.text':
    'Mindkét oldalon ugyanaz a neurális háló játszott, kevés idővel minden lépésre. Egy erősebb játékos másként láthatja az első sort vagy a hatodik GIPF-et. A sávok 95%-os konfidenciaintervallumok.',
};
