import type { Translation } from '../../areas.js';

export const board: Translation<'gipf/board'> = {
  'thing.piece.white': 'wit stuk',
  'thing.piece.black': 'zwart stuk',
  'thing.gipf.white': 'wit GIPF-stuk',
  'thing.gipf.black': 'zwart GIPF-stuk',

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

  choice: 'Inbrengen',
  'choice.single': 'Gewoon stuk',
  'choice.gipf': 'GIPF-stuk',
  'offer.take': '{n, plural, one {# stuk} other {# stukken}} wegnemen',
  'offer.leave': 'Rij laten staan',

  'told.push': '{side}: stuk van {from} naar {to} geduwd.',
  'told.push.moves':
    '{side}: stuk van {from} naar {to} geduwd, {n, plural, one {# stuk opgeschoven} other {# stukken opgeschoven}}.',
  'told.push.gipf': '{side}: GIPF-stuk van {from} naar {to} geduwd.',
  'told.push.gipf.moves':
    '{side}: GIPF-stuk van {from} naar {to} geduwd, {n, plural, one {# stuk opgeschoven} other {# stukken opgeschoven}}.',
  'told.take': '{side}: {at} weggenomen.',
  'told.take.stay': '{side}: {at} weggenomen; {kept} laten staan.',
  'told.leave': '{side}: rij op {kept} laten staan.',

  // What a player has left, and has captured.
  'count.reserve': '{n} in de reserve',
  'count.captured': '{n} geslagen',
};
