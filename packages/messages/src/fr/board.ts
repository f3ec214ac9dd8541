import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'libre',
  'thing.ring.white': 'anneau blanc',
  'thing.ring.black': 'anneau noir',
  'thing.marker.white': 'marqueur blanc',
  'thing.marker.black': 'marqueur noir',
  'thing.piece.white': 'pièce blanche',
  'thing.piece.black': 'pièce noire',
  'thing.gipf.white': 'pièce GIPF blanche',
  'thing.gipf.black': 'pièce GIPF noire',

  point: '{point}, {thing}',
  'point.place': '{point}, {thing}, un anneau peut être placé ici',
  'point.movable':
    '{point}, {thing}, peut atteindre {n, plural, one {# intersection} other {# intersections}}',
  'point.held':
    '{point}, {thing}, choisi, peut atteindre {n, plural, one {# intersection} other {# intersections}}',
  'point.stuck': '{point}, {thing}, ne peut pas bouger',
  'point.target': '{point}, {thing}, l’anneau en {from} peut venir ici',
  'point.target.flips':
    '{point}, {thing}, l’anneau en {from} peut venir ici et retourne {n, plural, one {# marqueur} other {# marqueurs}}',
  'point.row':
    '{point}, {thing}, fait partie {n, plural, one {d’un alignement qui peut être retiré} other {de # alignements qui peuvent être retirés}}',
  'point.row.chosen': '{point}, {thing}, dans l’alignement choisi',
  'point.ring': '{point}, {thing}, peut être retiré',
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

  'due.over': 'La partie est terminée.',
  'due.send': '{side} : le coup n’est pas encore validé.',
  'due.place': '{side} : placez un anneau sur une intersection libre.',
  'due.move': '{side} : choisissez l’anneau à déplacer.',
  'due.target': '{side} : choisissez où va l’anneau qui est en {point}.',
  'due.pass': '{side} : aucun anneau ne peut bouger, vous devez donc passer.',
  'due.row': '{side} : retirez un alignement de cinq.',
  'due.row.several':
    '{side} : retirez un alignement de cinq. Il y a {n, plural, one {# possibilité} other {# possibilités}}.',
  'due.row.chosen':
    '{side} : retirez l’alignement de {from} à {to} ou touchez une extrémité d’un autre alignement.',
  'due.ring': '{side} : choisissez l’anneau à retirer.',
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

  'offer.pass': 'Passer',
  'offer.row': 'Retirer {from}–{to}',
  'offer.take': 'Retirer {n, plural, one {# pièce} other {# pièces}}',
  'offer.leave': 'Laisser l’alignement',

  'ring.stuck': 'L’anneau en {point} ne peut pas bouger.',
  'turn.ready': 'Ce coup est complet. Validez-le ou annulez une étape.',

  'turn.wait': 'Ce n’est pas votre tour.',

  'told.place': '{side} : anneau placé en {at}.',
  'told.move': '{side} : anneau de {from} à {to}.',
  'told.move.flips':
    '{side} : anneau de {from} à {to}, {n, plural, one {marqueur retourné en} other {# marqueurs retournés en}} {at}.',
  'told.row': '{side} : alignement de {from} à {to} retiré.',
  'told.ring': '{side} : anneau en {at} retiré.',
  'told.pass': '{side} : tour passé.',
  'told.push': '{side} : pièce poussée de {from} en {to}.',
  'told.push.moves':
    '{side} : pièce poussée de {from} en {to}, {n, plural, one {# pièce déplacée} other {# pièces déplacées}}.',
  'told.push.gipf': '{side} : pièce GIPF poussée de {from} en {to}.',
  'told.push.gipf.moves':
    '{side} : pièce GIPF poussée de {from} en {to}, {n, plural, one {# pièce déplacée} other {# pièces déplacées}}.',
  'told.take': '{side} : retrait de {at}.',
  'told.take.stay': '{side} : retrait de {at}, en laissant {kept}.',
  'told.leave': '{side} : alignement laissé en place ({kept}).',
  'told.undone': 'Étape annulée.',
  'told.takenBack': '{n, plural, one {# coup annulé.} other {# coups annulés.}}',
  'told.hint': 'Indice, non joué :',
};
