import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'libre',

  point: '{point}, {thing}',

  'due.over': 'La partie est terminée.',
  'due.send': '{side} : le coup n’est pas encore validé.',

  'turn.ready': 'Ce coup est complet. Validez-le ou annulez une étape.',

  'turn.wait': 'Ce n’est pas votre tour.',
  'turn.answer': 'Répondez d’abord à la question posée.',
  'premove.begun': 'Coup anticipé. {ask}',
  'premove.set': 'Coup anticipé : {text}. Il sera joué s’il est encore permis.',

  'told.undone': 'Étape annulée.',
  'told.takenBack': '{n, plural, one {# coup annulé.} other {# coups annulés.}}',
  'told.hint': 'Indice, non joué :',
};
