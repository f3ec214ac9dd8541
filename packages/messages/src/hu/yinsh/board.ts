import type { Translation } from '../../areas.js';

export const board: Translation<'yinsh/board'> = {
  'thing.ring.white': 'fehér gyűrű',
  'thing.ring.black': 'fekete gyűrű',
  'thing.marker.white': 'fehér korong',
  'thing.marker.black': 'fekete korong',

  'point.place': '{point}, {thing}, ide rakható gyűrű',
  'point.movable': '{point}, {thing}, {n} metszéspontra léphet',
  'point.held': '{point}, {thing}, kiválasztva, {n} metszéspontra léphet',
  'point.stuck': '{point}, {thing}, nem tud lépni',
  'point.target': '{point}, {thing}, ide léphet a gyűrű {from} pontról',
  'point.target.flips': '{point}, {thing}, ide léphet a gyűrű {from} pontról, és átfordít {n} korongot',
  'point.row': '{point}, {thing}, {n, plural, one {egy levehető sor része} other {# levehető sor része}}',
  'point.row.chosen': '{point}, {thing}, a kiválasztott sorban',
  'point.ring': '{point}, {thing}, levehető',

  'due.place': '{side}: rakj egy gyűrűt egy üres metszéspontra.',
  'due.move': '{side}: válaszd ki, melyik gyűrűvel lépsz.',
  'due.target': '{side}: válaszd ki, hová lép a gyűrű {point} pontról.',
  'due.pass': '{side}: egyik gyűrű sem tud lépni, ezért ez a kör passz.',
  'due.row': '{side}: vegyél le egy ötös sort.',
  'due.row.several':
    '{side}: vegyél le egy ötös sort. {n, plural, one {# választás van.} other {# ötösből választhatsz.}}',
  'due.row.chosen': '{side}: vedd le a kijelölt sort ({from}–{to}), vagy érintsd meg egy másik sor végét.',
  'due.ring': '{side}: válaszd ki, melyik gyűrűt veszed le.',

  'offer.pass': 'Passz',
  'offer.row': '{from}–{to} levétele',

  'ring.stuck': 'Ezzel a gyűrűvel nem lehet lépni: {point}.',

  'told.place': '{side}: gyűrű lerakva {at} pontra.',
  'told.move': '{side}: gyűrű {from} pontról {to} pontra.',
  'told.move.flips': '{side}: gyűrű {from} pontról {to} pontra, {n} korong átfordítva: {at}.',
  'told.row': '{side}: sor levéve {from} ponttól {to} pontig.',
  'told.ring': '{side}: gyűrű levéve {at} pontról.',
  'told.pass': '{side}: passz.',

  // Rings removed, of those that win.
  'count.rings': '{of, plural, one {# gyűrűből} other {# gyűrűből}} {n}',
};
