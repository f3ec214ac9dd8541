import type { Translation } from '../../areas.js';

export const potentials: Translation<'gipf/potentials'> = {
  'thing.zertz.white': 'ZÈRTZ blanc',
  'thing.zertz.black': 'ZÈRTZ noir',
  'thing.yinsh.white': 'YINSH blanc',
  'thing.yinsh.black': 'YINSH noir',
  'thing.dvonn.white': 'DVONN blanc',
  'thing.dvonn.black': 'DVONN noir',
  'thing.tamsk.white': 'TAMSK blanc',
  'thing.tamsk.black': 'TAMSK noir',
  'thing.punct.white': 'PÜNCT blanc',
  'thing.punct.black': 'PÜNCT noir',
  'thing.loaded.white': 'pièce blanche avec {kind}',
  'thing.loaded.black': 'pièce noire avec {kind}',
  'thing.converted.white': 'pièce GIPF blanche avec PÜNCT',
  'thing.converted.black': 'pièce GIPF noire avec PÜNCT',
  'thing.above': '{thing} sur {beneath}',
  'point.use': '{point}, {thing}, utilisable vers {n, plural, one {# intersection} other {# intersections}}',
  'point.use.held':
    '{point}, {thing}, choisie, son potentiel peut atteindre {n, plural, one {# intersection} other {# intersections}}',
  'point.use.target': '{point}, {thing}, le {kind} de {from} peut venir ici',
  'point.use.chosen': '{point}, {thing}, le {kind} de {from} vient ici',
  'due.push.use':
    '{side} : poussez une pièce depuis un point, ou touchez une pièce chargée pour utiliser son potentiel.',
  'due.push.loaded': '{side} : choisissez ce qui entre, puis poussez-le depuis un point.',
  'due.use': '{side} : choisissez où va le {kind} qui est en {point}.',
  'due.use.as': '{side} : choisissez ce que le PÜNCT fait de la pièce GIPF en {point}.',
  'due.use.only': '{side} : aucune pièce ne peut entrer. Utilisez un potentiel.',
  'due.extra': '{side} : le TAMSK en e5 donne droit à une poussée. Choisissez un point, ou renoncez-y.',
  'due.take.loaded':
    '{side} : touchez une pièce GIPF ou une pièce chargée pour qu’elle reste ou qu’elle parte, puis retirez l’alignement. Une pièce au moins part.',
  'choice.kind': '{kind}',
  'offer.forgo': 'Renoncer à la poussée',
  'offer.neutralise': 'Neutraliser {point}',
  'offer.convert': 'Convertir {point}',
  'offer.other': 'Autre choix',
  'use.none': 'Le {kind} en {point} ne peut rien faire maintenant.',
  'told.loaded': '{side} : pièce avec {kind} poussée de {from} en {to}.',
  'told.use': '{side} : {kind} utilisé de {from} en {to}.',
  'told.use.neutralise': '{side} : {kind} utilisé de {from} en {to}, pièce GIPF neutralisée.',
  'told.use.convert': '{side} : {kind} utilisé de {from} en {to}, pièce GIPF convertie.',
  'told.extra': '{side} : TAMSK poussé de {from} en {to}.',
  'told.forgo': '{side} : renonce à la poussée du TAMSK.',
  'told.denied': '{side} : {kind} de {from} en {to} refusé.',
  'told.denied.neutralise': '{side} : {kind} de {from} en {to}, pour neutraliser une pièce GIPF, refusé.',
  'told.denied.convert': '{side} : {kind} de {from} en {to}, pour convertir une pièce GIPF, refusé.',
  'told.denied.extra': '{side} : poussée du TAMSK de {from} en {to} refusée.',
  'told.loaded.moves':
    '{side} : pièce avec {kind} poussée de {from} en {to}, {n, plural, one {# pièce déplacée} other {# pièces déplacées}}.',
  'told.extra.moves':
    '{side} : TAMSK poussé de {from} en {to}, {n, plural, one {# pièce déplacée} other {# pièces déplacées}}.',

  // The potentials that a player has not brought in yet.
  'count.stock': 'en main : {kinds}',
  'count.challenges': '{n, plural, one {# défi restant} many {# défis restants} other {# défis restants}}',

  // Bringing in a potential that has to be won
  'told.denied.loaded':
    '{side} : pièce avec {kind} de {from} en {to} pas gagnée ; elle reste dans la réserve.',
};
