import type { Translation } from '../../areas.js';

export const reasons: Translation<'yinsh/reasons'> = {
  RING_MUST_BE_PLACED: 'Les anneaux ne sont pas encore tous placés : indiquez une intersection libre.',
  RING_MUST_MOVE:
    'Il faut maintenant déplacer un anneau : indiquez où il est et où il va, par exemple f6-f9.',
  RING_MUST_BE_TAKEN: 'L’alignement est retiré ; retirez maintenant un de vos anneaux.',

  POINT_OCCUPIED: '{at} : intersection occupée. Choisissez-en une libre.',
  NO_RING_THERE: 'Il n’y a pas d’anneau en {at}.',
  NOT_YOUR_RING: 'L’anneau en {at} n’est pas à vous.',
  RING_IN_THE_WAY: 'L’anneau en {at} barre le passage ; on ne saute jamais par-dessus un anneau.',
  MUST_STOP_BEHIND_MARKERS: 'Après un saut, l’anneau s’arrête juste derrière les marqueurs, en {at}.',
  LANDS_ON_MARKER: 'Il y a un marqueur en {at}. Un anneau doit s’arrêter sur une intersection libre.',
  LANDS_ON_RING: 'Il y a un anneau en {at}. Un anneau doit s’arrêter sur une intersection libre.',
  NOT_FIVE: 'Un alignement compte exactement cinq marqueurs côte à côte ; ce n’est pas le cas ici : {at}.',
  NOT_YOUR_MARKERS: 'Ce n’est pas un de vos alignements : il n’y a pas de marqueur de votre couleur en {at}.',
  CANNOT_PASS: 'Seul un camp qui ne peut pas jouer peut passer. Vous pouvez déplacer un anneau en {at}.',

  IMPOSSIBLE_RINGS: 'Aucune partie ne mène à ce nombre d’anneaux.',
  IMPOSSIBLE_MARKERS: 'Aucune partie ne mène à ce nombre de marqueurs.',
};
