import type { Translation } from '../../areas.js';

export const reasons: Translation<'yinsh/reasons'> = {
  RING_MUST_BE_PLACED: 'Er worden nog ringen geplaatst: noem een vrij veld.',
  RING_MUST_MOVE:
    'Nu moet er een ring bewegen: geef aan waar hij staat en waar hij heen gaat, bijvoorbeeld f6-f9.',
  RING_MUST_BE_TAKEN: 'De rij is weg; neem nu een van je ringen weg.',

  POINT_OCCUPIED: '{at} is bezet. Kies een vrij veld.',
  NO_RING_THERE: 'Op {at} staat geen ring.',
  NOT_YOUR_RING: 'De ring op {at} is niet van jou.',
  RING_IN_THE_WAY: 'De ring op {at} staat in de weg; over ringen wordt nooit gesprongen.',
  MUST_STOP_BEHIND_MARKERS: 'Na een sprong stopt de ring direct achter de markers, op {at}.',
  LANDS_ON_MARKER: 'Op {at} ligt een marker. Een ring moet op een vrij veld eindigen.',
  LANDS_ON_RING: 'Op {at} staat een ring. Een ring moet op een vrij veld eindigen.',
  NOT_FIVE: 'Een rij bestaat uit precies vijf markers naast elkaar; dat klopt hier niet: {at}.',
  NOT_YOUR_MARKERS: 'Dat is geen rij van jou: op {at} ligt geen marker van jouw kleur.',
  CANNOT_PASS:
    'Alleen wie geen zet kan doen, mag passen. Jij kunt nog een ring verplaatsen, en wel vanaf {at}.',

  IMPOSSIBLE_RINGS: 'Geen enkele partij leidt tot dit aantal ringen.',
  IMPOSSIBLE_MARKERS: 'Geen enkele partij leidt tot dit aantal markers.',
};
