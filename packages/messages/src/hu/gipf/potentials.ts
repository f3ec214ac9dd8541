import type { Translation } from '../../areas.js';

export const potentials: Translation<'gipf/potentials'> = {
  'thing.zertz.white': 'fehér ZÈRTZ',
  'thing.zertz.black': 'fekete ZÈRTZ',
  'thing.yinsh.white': 'fehér YINSH',
  'thing.yinsh.black': 'fekete YINSH',
  'thing.dvonn.white': 'fehér DVONN',
  'thing.dvonn.black': 'fekete DVONN',
  'thing.tamsk.white': 'fehér TAMSK',
  'thing.tamsk.black': 'fekete TAMSK',
  'thing.punct.white': 'fehér PÜNCT',
  'thing.punct.black': 'fekete PÜNCT',
  'thing.loaded.white': 'fehér korong, rajta {kind}',
  'thing.loaded.black': 'fekete korong, rajta {kind}',
  'thing.converted.white': 'fehér GIPF, benne PÜNCT',
  'thing.converted.black': 'fekete GIPF, benne PÜNCT',
  'thing.above': '{thing}, alatta {beneath}',
  'point.use': '{point}, {thing}, használható, {n} pontra mehet',
  'point.use.held': '{point}, {thing}, kiválasztva, a lehetőség {n} pontra mehet',
  'point.use.target': '{point}, {thing}, ide jöhet a {kind} {from} pontról',
  'point.use.chosen': '{point}, {thing}, ide jön a {kind} {from} pontról',
  'due.push.use':
    '{side}: tolj be egy korongot egy pöttyről, vagy érints meg egy felruházott korongot, hogy használd a lehetőségét.',
  'due.push.loaded': '{side}: válaszd ki, mi jön be, és told be egy pöttyről.',
  'due.use': '{side}: válaszd ki, hová megy a {kind} {point} pontról.',
  'due.use.as': '{side}: válaszd ki, mi legyen a GIPF-ből itt: {point}.',
  'due.use.only': '{side}: nem jöhet be korong. Használj egy lehetőséget.',
  'due.extra': '{side}: az e5-ön álló TAMSK egy betolást ér. Válassz neki pöttyöt, vagy mondj le róla.',
  'due.take.loaded':
    '{side}: egy GIPF vagy egy felruházott korong megérintésével döntsd el, hogy marad vagy lekerül, aztán vedd le a sort. Legalább egy korong lekerül.',
  'choice.kind': '{kind}',
  'offer.forgo': 'Lemondás a betolásról',
  'offer.neutralise': 'Semlegesítés: {point}',
  'offer.convert': 'Átalakítás: {point}',
  'offer.other': 'Másik választás',
  'use.none': 'Itt a {kind} most nem tehet semmit: {point}.',
  'told.loaded': '{side}: korong {kind} lehetőséggel betolva {from} pöttyről {to} pontra.',
  'told.use': '{side}: {kind} használva {from} pontról {to} pontra.',
  'told.use.neutralise': '{side}: {kind} használva {from} pontról {to} pontra, GIPF semlegesítve.',
  'told.use.convert': '{side}: {kind} használva {from} pontról {to} pontra, GIPF átalakítva.',
  'told.extra': '{side}: TAMSK betolva {from} pöttyről {to} pontra.',
  'told.forgo': '{side}: lemondott a TAMSK betolásáról.',
  'told.denied': '{side}: {kind} {from} pontról {to} pontra meghiúsult.',
  'told.denied.neutralise': '{side}: {kind} {from} pontról {to} pontra, GIPF semlegesítésére, meghiúsult.',
  'told.denied.convert': '{side}: {kind} {from} pontról {to} pontra, GIPF átalakítására, meghiúsult.',
  'told.denied.extra': '{side}: a TAMSK betolása {from} pöttyről {to} pontra meghiúsult.',
  'told.loaded.moves':
    '{side}: korong {kind} lehetőséggel betolva {from} pöttyről {to} pontra, {n} korong továbbtolva.',
  'told.extra.moves': '{side}: TAMSK betolva {from} pöttyről {to} pontra, {n} korong továbbtolva.',

  // The potentials that a player has not brought in yet.
  'count.stock': 'kézben: {kinds}',
  'count.challenges': 'még {n} kihívás',

  // Bringing in a potential that has to be won
  'told.denied.loaded':
    '{side}: korong, rajta {kind}, {from} pontról {to} pontra nincs megnyerve; a tartalékban marad.',
};
