import type { Translation } from '../../areas.js';

export const potentials: Translation<'gipf/potentials'> = {
  'thing.zertz.white': 'witte ZÈRTZ',
  'thing.zertz.black': 'zwarte ZÈRTZ',
  'thing.yinsh.white': 'witte YINSH',
  'thing.yinsh.black': 'zwarte YINSH',
  'thing.dvonn.white': 'witte DVONN',
  'thing.dvonn.black': 'zwarte DVONN',
  'thing.tamsk.white': 'witte TAMSK',
  'thing.tamsk.black': 'zwarte TAMSK',
  'thing.punct.white': 'witte PÜNCT',
  'thing.punct.black': 'zwarte PÜNCT',
  'thing.loaded.white': 'wit stuk met {kind}',
  'thing.loaded.black': 'zwart stuk met {kind}',
  'thing.converted.white': 'wit GIPF-stuk met PÜNCT',
  'thing.converted.black': 'zwart GIPF-stuk met PÜNCT',
  'thing.above': '{thing}, daaronder {beneath}',
  'point.use': '{point}, {thing}, te gebruiken naar {n, plural, one {# punt} other {# punten}}',
  'point.use.held':
    '{point}, {thing}, gekozen, het potentieel kan naar {n, plural, one {# punt} other {# punten}}',
  'point.use.target': '{point}, {thing}, de {kind} van {from} kan hierheen',
  'point.use.chosen': '{point}, {thing}, de {kind} van {from} gaat hierheen',
  'due.push.use':
    '{side}: duw vanaf een stip een stuk het bord op, of tik een geladen stuk aan om zijn potentieel te gebruiken.',
  'due.push.loaded': '{side}: kies wat er in het spel komt en duw het vanaf een stip het bord op.',
  'due.use': '{side}: kies waar de {kind} op {point} heen gaat.',
  'due.use.as': '{side}: kies wat de PÜNCT van het GIPF-stuk op {point} maakt.',
  'due.use.only': '{side}: er kan geen stuk in het spel komen. Gebruik een potentieel.',
  'due.extra': '{side}: de TAMSK op e5 levert een extra duw op. Kies er een stip voor, of zie ervan af.',
  'due.take.loaded':
    '{side}: tik een GIPF-stuk of een geladen stuk aan om het te laten staan of mee te laten gaan, en neem dan de rij weg. Minstens één stuk gaat.',
  'choice.kind': '{kind}',
  'offer.forgo': 'Afzien van de duw',
  'offer.neutralise': '{point} neutraliseren',
  'offer.convert': '{point} omzetten',
  'offer.other': 'Andere keuze',
  'use.none': 'De {kind} op {point} kan nu niets doen.',
  'told.loaded': '{side}: stuk met {kind} van {from} naar {to} geduwd.',
  'told.use': '{side}: {kind} gebruikt van {from} naar {to}.',
  'told.use.neutralise': '{side}: {kind} gebruikt van {from} naar {to}, GIPF-stuk geneutraliseerd.',
  'told.use.convert': '{side}: {kind} gebruikt van {from} naar {to}, GIPF-stuk omgezet.',
  'told.extra': '{side}: TAMSK van {from} naar {to} geduwd.',
  'told.forgo': '{side}: afgezien van de duw van de TAMSK.',
  'told.denied': '{side}: {kind} van {from} naar {to} geweigerd.',
  'told.denied.neutralise':
    '{side}: {kind} van {from} naar {to}, om een GIPF-stuk te neutraliseren, geweigerd.',
  'told.denied.convert': '{side}: {kind} van {from} naar {to}, om een GIPF-stuk om te zetten, geweigerd.',
  'told.denied.extra': '{side}: duw van de TAMSK van {from} naar {to} geweigerd.',
  'told.loaded.moves':
    '{side}: stuk met {kind} van {from} naar {to} geduwd, {n, plural, one {# stuk opgeschoven} other {# stukken opgeschoven}}.',
  'told.extra.moves':
    '{side}: TAMSK van {from} naar {to} geduwd, {n, plural, one {# stuk opgeschoven} other {# stukken opgeschoven}}.',

  // The potentials that a player has not brought in yet.
  'count.stock': 'in de hand: {kinds}',
  'count.challenges': '{n, plural, one {nog # uitdaging} other {nog # uitdagingen}}',

  // Bringing in a potential that has to be won
  'told.denied.loaded':
    '{side}: stuk met {kind} van {from} naar {to} niet gewonnen; het blijft in de reserve.',
};
