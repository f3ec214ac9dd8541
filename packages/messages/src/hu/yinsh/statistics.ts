import type { Translation } from '../../areas.js';

export const statistics: Translation<'yinsh/statistics'> = {
  'variant.yinsh.standard': 'YINSH, standard változat',
  'variant.yinsh.blitz': 'YINSH, blitz változat',

  'rings.heading': 'Hová kerülnek a gyűrűk?',
  'rings.text':
    'Minél erősebb egy metszéspont színe, annál gyakrabban került oda gyűrű. A YINSH standard változatában nincs kedvenc hely, és a közepet inkább kerülik. A blitzben minden középre megy: Fehér a játszmák {f6}-ában az f6-on kezd.',
  'rings.all': 'Mind a tíz gyűrű',
  'rings.white': 'Fehér első gyűrűje',
  'rings.black': 'Fekete első gyűrűje',
  'rings.scale': 'Egy metszésponton a gyűrűk {low} és {high} közötti része',
  'rings.alt':
    '{title}. Az f6-on: {middle}. A körülötte lévő metszéspontokon egyenként: {around}. A többin átlagosan: {rest}.',

  'together.heading': 'A gyűrűk együtt állnak',
  'together.text':
    'Egy játékos két gyűrűje sokkal gyakrabban áll egymás mellett, mint ha véletlenszerűen kerültek volna fel. A felrakás fontos: a véletlenszerűen felrakott gyűrűkkel csak {random} volt az eredmény.',
  'together.shows': 'Egy játékos gyűrűpárjai közül az egymás mellett állók',
  'together.random': 'Véletlenszerűen felrakva',

  'row.heading': 'Mennyit ér egy sor?',
  'row.text':
    'Az első sor megéri a gyűrűjét, de alig többet: a játszmák {level}-a eljut 2–2-ig. A gép ezért visszatartja a sorokat. Amíg egy gyűrűt sem vett le, a kínálkozó alkalmaknak csak {held}-ában alakít ki sort.',
  'row.shows': 'Annak a játékosnak az eredménye, aki …',
  'row.lead': 'vezet: {own}–{other}',
  'row.level': 'éppen {own}–{own}-re egyenlített',
  'row.taken': 'köteles volt kialakítani az első sort',
  'row.left': 'köteles volt kihagyni az első sort',
};
