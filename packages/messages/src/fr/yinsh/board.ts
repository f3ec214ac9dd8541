import type { Translation } from '../../areas.js';

export const board: Translation<'yinsh/board'> = {
  'thing.ring.white': 'anneau blanc',
  'thing.ring.black': 'anneau noir',
  'thing.marker.white': 'marqueur blanc',
  'thing.marker.black': 'marqueur noir',

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

  'offer.pass': 'Passer',
  'offer.row': 'Retirer {from}–{to}',

  'ring.stuck': 'L’anneau en {point} ne peut pas bouger.',

  'told.place': '{side} : anneau placé en {at}.',
  'told.move': '{side} : anneau de {from} en {to}.',
  'told.move.flips':
    '{side} : anneau de {from} en {to}, {n, plural, one {marqueur retourné en} other {# marqueurs retournés en}} {at}.',
  'told.row': '{side} : alignement de {from} à {to} retiré.',
  'told.ring': '{side} : anneau en {at} retiré.',
  'told.pass': '{side} : tour passé.',

  // Rings removed, of those that win.
  'count.rings': '{n} sur {of, plural, one {# anneau} many {# anneaux} other {# anneaux}}',
};
