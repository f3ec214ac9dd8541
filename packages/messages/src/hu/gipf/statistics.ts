import type { Translation } from '../../areas.js';

export const statistics: Translation<'gipf/statistics'> = {
  'variant.gipf.basic': 'GIPF, alapváltozat',
  'variant.gipf.standard': 'GIPF, standard változat',
  'variant.gipf.tournament': 'GIPF, versenyváltozat',

  'handicap.heading': 'Mennyit ér eggyel több korong?',
  'handicap.text':
    'A GIPF alapváltozatában eggyel több korong az egyenlő erejű játékosok játszmáinak {one}-át eldönti. Óvatosan bánj vele, ha előnyt adsz.',
  'handicap.shows': 'Az előnyt kapó játékos nyert játszmái',
  'handicap.more': '{n, plural, one {# koronggal több} other {# koronggal több}}',

  'gipfs.heading': 'Hány GIPF-et érdemes behozni?',
  'gipfs.text':
    'A versenyváltozatban mindkét játékos körülbelül négyet hoz be. Egy túl kevés: csak {one} az eredménye. Kettőtől hétig kicsik a különbségek.',
  'gipfs.chosen':
    'A behozott GIPF-ek száma, a játszmák százalékában: a fehér oszlopok Fehéré, a sötétek Feketéé',
  'gipfs.alt': '{n}: Fehér {white}, Fekete {black}',
  'gipfs.forced': 'Annak a játékosnak az eredménye, akinek ennyit kell behoznia',
};
