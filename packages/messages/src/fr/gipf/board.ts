import type { Translation } from '../../areas.js';

export const board: Translation<'gipf/board'> = {
  'thing.piece.white': 'pièce blanche',
  'thing.piece.black': 'pièce noire',
  'thing.gipf.white': 'pièce GIPF blanche',
  'thing.gipf.black': 'pièce GIPF noire',

  'point.dot': '{point}, point',
  'point.dot.open': '{point}, point, une pièce peut entrer en {at}',
  'point.dot.held': '{point}, point, choisi, une pièce peut entrer en {at}',
  'point.dot.closed': '{point}, point, aucune pièce ne peut entrer',
  'point.dot.target':
    '{point}, point, pousser d’ici vers {to}, {n, plural, =0 {rien d’autre ne bouge} one {# pièce avance} other {# pièces avancent}}',
  'point.target.push':
    '{point}, {thing}, pousser ici depuis {from}, {n, plural, =0 {rien d’autre ne bouge} one {# pièce avance} other {# pièces avancent}}',
  'point.held.entry': '{point}, {thing}, intersection choisie',
  'point.take':
    '{point}, {thing}, fait partie {n, plural, one {d’un alignement qui peut être retiré} other {de # alignements qui peuvent être retirés}}',
  'point.goes': '{point}, {thing}, part avec l’alignement',
  'point.stays': '{point}, {thing}, reste en place',

  'due.push': '{side} : poussez une pièce sur le plateau depuis un point.',
  'due.push.gipf': '{side} : poussez une pièce GIPF sur le plateau depuis un point.',
  'due.push.any': '{side} : faites entrer une pièce GIPF ou une pièce simple.',
  'due.push.dot': '{side} : choisissez l’intersection où entre la pièce posée en {point}.',
  'due.push.point': '{side} : choisissez le point d’où une pièce entre en {point}.',
  'due.take': '{side} : retirez l’alignement.',
  'due.take.several':
    '{side} : choisissez l’alignement à retirer en premier. Il y a {n, plural, one {# alignement} other {# alignements}}.',
  'due.take.chosen': '{side} : retirez l’alignement de {from} à {to} ou choisissez-en un autre.',
  'due.take.choose':
    '{side} : touchez une pièce GIPF pour qu’elle reste ou qu’elle parte, puis retirez l’alignement.',

  'offer.take': 'Retirer {n, plural, one {# pièce} other {# pièces}}',
  'offer.leave': 'Laisser l’alignement',

  'told.push': '{side} : pièce poussée de {from} en {to}.',
  'told.push.moves':
    '{side} : pièce poussée de {from} en {to}, {n, plural, one {# pièce déplacée} other {# pièces déplacées}}.',
  'told.push.gipf': '{side} : pièce GIPF poussée de {from} en {to}.',
  'told.push.gipf.moves':
    '{side} : pièce GIPF poussée de {from} en {to}, {n, plural, one {# pièce déplacée} other {# pièces déplacées}}.',
  'told.take': '{side} : retrait de {at}.',
  'told.take.stay': '{side} : retrait de {at}, en laissant {kept}.',
  'told.leave': '{side} : alignement laissé en place ({kept}).',

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
};
