import type { Translation } from '../../areas.js';

export const board: Translation<'gipf/board'> = {
  'thing.piece.white': 'fehér korong',
  'thing.piece.black': 'fekete korong',
  'thing.gipf.white': 'fehér GIPF',
  'thing.gipf.black': 'fekete GIPF',

  'point.dot': '{point}, pötty',
  'point.dot.open': '{point}, pötty, innen korong tolható be ide: {at}',
  'point.dot.held': '{point}, pötty, kiválasztva, innen korong tolható be ide: {at}',
  'point.dot.closed': '{point}, pötty, innen nem tolható be korong',
  'point.dot.target':
    '{point}, pötty, betolás innen {to} pontra, {n, plural, =0 {más nem mozdul} one {# korong mozdul tovább} other {# korong mozdul tovább}}',
  'point.target.push':
    '{point}, {thing}, betolás ide {from} pöttyről, {n, plural, =0 {más nem mozdul} one {# korong mozdul tovább} other {# korong mozdul tovább}}',
  'point.held.entry': '{point}, {thing}, kiválasztva',
  'point.take': '{point}, {thing}, {n, plural, one {egy levehető sor része} other {# levehető sor része}}',
  'point.goes': '{point}, {thing}, lekerül a sorral együtt',
  'point.stays': '{point}, {thing}, a táblán marad',

  'due.push': '{side}: tolj be egy korongot egy pöttyről.',
  'due.push.gipf': '{side}: tolj be egy GIPF-et egy pöttyről.',
  'due.push.any': '{side}: tolj be egy GIPF-et vagy egy egyszerű korongot.',
  'due.push.dot': '{side}: válaszd ki a pontot, ahová a korong {point} pöttyről kerül.',
  'due.push.point': '{side}: válaszd ki a pöttyöt, ahonnan a korong {point} pontra kerül.',
  'due.take': '{side}: vedd le a sort.',
  'due.take.several':
    '{side}: válaszd ki, melyik sort veszed le először. {n, plural, one {# sor van.} other {# sor közül választhatsz.}}',
  'due.take.chosen': '{side}: vedd le a kijelölt sort ({from}–{to}), vagy válassz egy másikat.',
  'due.take.choose':
    '{side}: egy GIPF megérintésével döntsd el, hogy marad vagy lekerül, aztán vedd le a sort.',

  choice: 'Betolás',
  'choice.single': 'Egyszerű korong',
  'choice.gipf': 'GIPF',
  'offer.take': '{n} korong levétele',
  'offer.leave': 'Sor meghagyása',

  'told.push': '{side}: korong betolva {from} pöttyről {to} pontra.',
  'told.push.moves': '{side}: korong betolva {from} pöttyről {to} pontra, {n} korong továbbtolva.',
  'told.push.gipf': '{side}: GIPF betolva {from} pöttyről {to} pontra.',
  'told.push.gipf.moves': '{side}: GIPF betolva {from} pöttyről {to} pontra, {n} korong továbbtolva.',
  'told.take': '{side}: levéve {at}.',
  'told.take.stay': '{side}: levéve {at}; a táblán marad {kept}.',
  'told.leave': '{side}: a sor nem kerül le; a táblán marad {kept}.',

  // What a player has left, and has captured.
  'count.reserve': '{n} tartalékban',
  'count.captured': '{n} elfogva',
};
