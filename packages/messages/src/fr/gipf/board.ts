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

  choice: 'Faire entrer',
  'choice.single': 'Pièce simple',
  'choice.gipf': 'Pièce GIPF',
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

  // What a player has left, and has captured.
  'count.reserve': '{n} en réserve',
  'count.captured': '{n, plural, one {# capturée} many {# capturées} other {# capturées}}',
};
