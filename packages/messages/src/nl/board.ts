import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'leeg',
  'thing.ring.white': 'witte ring',
  'thing.ring.black': 'zwarte ring',
  'thing.marker.white': 'witte marker',
  'thing.marker.black': 'zwarte marker',
  'thing.piece.white': 'wit stuk',
  'thing.piece.black': 'zwart stuk',
  'thing.gipf.white': 'wit GIPF-stuk',
  'thing.gipf.black': 'zwart GIPF-stuk',

  point: '{point}, {thing}',
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
  'point.dot': '{point}, stip',
  'point.dot.open': '{point}, stip, van hieruit kan een stuk naar {at}',
  'point.dot.held': '{point}, stip, gekozen, van hieruit kan een stuk naar {at}',
  'point.dot.closed': '{point}, stip, hier kan geen stuk binnenkomen',
  'point.dot.target':
    '{point}, stip, van hier naar {to} duwen, {n, plural, =0 {verder beweegt er niets} one {# stuk schuift op} other {# stukken schuiven op}}',
  'point.target.push':
    '{point}, {thing}, van {from} hierheen duwen, {n, plural, =0 {verder beweegt er niets} one {# stuk schuift op} other {# stukken schuiven op}}',
  'point.held.entry': '{point}, {thing}, gekozen',
  'point.take':
    '{point}, {thing}, deel van {n, plural, one {een rij die kan worden weggenomen} other {# rijen die kunnen worden weggenomen}}',
  'point.goes': '{point}, {thing}, gaat met de rij mee',
  'point.stays': '{point}, {thing}, blijft staan',

  'due.over': 'De partij is afgelopen.',
  'due.send': '{side}: de zet is nog niet verstuurd.',
  'due.place': '{side}: plaats een ring op een leeg snijpunt.',
  'due.move': '{side}: kies een ring om te verplaatsen.',
  'due.target': '{side}: kies waar de ring van {point} heen gaat.',
  'due.pass': '{side}: geen enkele ring kan bewegen, dus je past deze beurt.',
  'due.row': '{side}: neem een rij van vijf weg.',
  'due.row.several':
    '{side}: neem een rij van vijf weg. Er {n, plural, one {is # mogelijkheid} other {zijn # mogelijkheden}}.',
  'due.row.chosen': '{side}: neem de rij {from} tot en met {to} weg, of tik een uiteinde van een andere aan.',
  'due.ring': '{side}: kies welke ring je wegneemt.',
  'due.push': '{side}: duw vanaf een stip een stuk het bord op.',
  'due.push.gipf': '{side}: duw vanaf een stip een GIPF-stuk het bord op.',
  'due.push.any': '{side}: duw een GIPF-stuk of een gewoon stuk het bord op.',
  'due.push.dot': '{side}: kies het punt waar het stuk vanaf {point} heen gaat.',
  'due.push.point': '{side}: kies vanaf welke stip een stuk naar {point} gaat.',
  'due.take': '{side}: neem de rij weg.',
  'due.take.several':
    '{side}: kies welke rij je het eerst wegneemt. Er {n, plural, one {is # rij} other {zijn # rijen}}.',
  'due.take.chosen': '{side}: neem de rij {from} tot en met {to} weg, of kies een andere.',
  'due.take.choose':
    '{side}: tik een GIPF-stuk aan om het te laten staan of mee te laten gaan, en neem dan de rij weg.',

  'offer.pass': 'Passen',
  'offer.row': '{from} t/m {to} wegnemen',
  'offer.take': '{n, plural, one {# stuk} other {# stukken}} wegnemen',
  'offer.leave': 'Rij laten staan',

  'ring.stuck': 'De ring op {point} kan niet bewegen.',
  'turn.ready': 'Deze zet is compleet. Verstuur hem of ga een stap terug.',

  'turn.wait': 'Je bent nu niet aan de beurt.',

  'told.place': '{side}: ring geplaatst op {at}.',
  'told.move': '{side}: ring van {from} naar {to}.',
  'told.move.flips':
    '{side}: ring van {from} naar {to}, {n, plural, one {marker omgedraaid op} other {# markers omgedraaid op}} {at}.',
  'told.row': '{side}: rij van {from} tot en met {to} weggenomen.',
  'told.ring': '{side}: ring op {at} weggenomen.',
  'told.pass': '{side}: gepast.',
  'told.push': '{side}: stuk van {from} naar {to} geduwd.',
  'told.push.moves':
    '{side}: stuk van {from} naar {to} geduwd, {n, plural, one {# stuk opgeschoven} other {# stukken opgeschoven}}.',
  'told.push.gipf': '{side}: GIPF-stuk van {from} naar {to} geduwd.',
  'told.push.gipf.moves':
    '{side}: GIPF-stuk van {from} naar {to} geduwd, {n, plural, one {# stuk opgeschoven} other {# stukken opgeschoven}}.',
  'told.take': '{side}: {at} weggenomen.',
  'told.take.stay': '{side}: {at} weggenomen; {kept} laten staan.',
  'told.leave': '{side}: rij op {kept} laten staan.',
  'told.undone': 'Stap teruggenomen.',
  'told.takenBack': '{n, plural, one {# zet teruggenomen.} other {# zetten teruggenomen.}}',
  'told.hint': 'Tip, niet gespeeld:',
};
