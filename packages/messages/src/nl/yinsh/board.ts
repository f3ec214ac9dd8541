import type { Translation } from '../../areas.js';

export const board: Translation<'yinsh/board'> = {
  'thing.ring.white': 'witte ring',
  'thing.ring.black': 'zwarte ring',
  'thing.marker.white': 'witte marker',
  'thing.marker.black': 'zwarte marker',

  'point.place': '{point}, {thing}, hier kan een ring komen',
  'point.movable': '{point}, {thing}, kan naar {n, plural, one {# snijpunt} other {# snijpunten}}',
  'point.held': '{point}, {thing}, gekozen, kan naar {n, plural, one {# snijpunt} other {# snijpunten}}',
  'point.stuck': '{point}, {thing}, kan niet bewegen',
  'point.target': '{point}, {thing}, de ring van {from} kan hierheen',
  'point.target.flips':
    '{point}, {thing}, de ring van {from} kan hierheen en draait {n, plural, one {# marker} other {# markers}} om',
  'point.row':
    '{point}, {thing}, deel van {n, plural, one {een rij die kan worden weggenomen} other {# rijen die kunnen worden weggenomen}}',
  'point.row.chosen': '{point}, {thing}, in de gekozen rij',
  'point.ring': '{point}, {thing}, kan worden weggenomen',

  'due.place': '{side}: plaats een ring op een vrij veld.',
  'due.move': '{side}: kies een ring om te verplaatsen.',
  'due.target': '{side}: kies waar de ring van {point} heen gaat.',
  'due.pass': '{side}: geen enkele ring kan bewegen, dus je past deze beurt.',
  'due.row': '{side}: neem een rij van vijf weg.',
  'due.row.several':
    '{side}: neem een rij van vijf weg. Er {n, plural, one {is # mogelijkheid} other {zijn # mogelijkheden}}.',
  'due.row.chosen': '{side}: neem de rij {from} tot en met {to} weg, of tik een uiteinde van een andere aan.',
  'due.ring': '{side}: kies welke ring je wegneemt.',

  'offer.pass': 'Passen',
  'offer.row': '{from} t/m {to} wegnemen',

  'ring.stuck': 'De ring op {point} kan niet bewegen.',

  'told.place': '{side}: ring geplaatst op {at}.',
  'told.move': '{side}: ring van {from} naar {to}.',
  'told.move.flips':
    '{side}: ring van {from} naar {to}, {n, plural, one {marker omgedraaid op} other {# markers omgedraaid op}} {at}.',
  'told.row': '{side}: rij van {from} tot en met {to} weggenomen.',
  'told.ring': '{side}: ring op {at} weggenomen.',
  'told.pass': '{side}: gepast.',

  // Rings removed, of those that win.
  'count.rings': '{n} van {of, plural, one {# ring} other {# ringen}}',
};
