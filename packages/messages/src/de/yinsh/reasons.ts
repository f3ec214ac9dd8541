import type { Translation } from '../../areas.js';

export const reasons: Translation<'yinsh/reasons'> = {
  RING_MUST_BE_PLACED: 'Noch werden Ringe gesetzt: Nenne ein freies Feld.',
  RING_MUST_MOVE: 'Jetzt muss ein Ring ziehen: Gib an, wo er steht und wohin er zieht, zum Beispiel f6-f9.',
  RING_MUST_BE_TAKEN: 'Die Reihe ist weg; entferne jetzt einen deiner Ringe.',

  POINT_OCCUPIED: '{at} ist besetzt. Wähle ein freies Feld.',
  NO_RING_THERE: 'Auf {at} steht kein Ring.',
  NOT_YOUR_RING: 'Der Ring auf {at} gehört nicht dir.',
  RING_IN_THE_WAY: 'Der Ring auf {at} steht im Weg; Ringe werden nie übersprungen.',
  MUST_STOP_BEHIND_MARKERS:
    'Nach einem Sprung bleibt der Ring direkt hinter den Markierungssteinen stehen, auf {at}.',
  LANDS_ON_MARKER: 'Auf {at} liegt ein Markierungsstein. Ein Ring muss auf einem freien Feld landen.',
  LANDS_ON_RING: 'Auf {at} steht ein Ring. Ein Ring muss auf einem freien Feld landen.',
  NOT_FIVE:
    'Eine Reihe besteht aus genau fünf Markierungssteinen nebeneinander; das trifft hier nicht zu: {at}.',
  NOT_YOUR_MARKERS: 'Das ist keine Reihe von dir: Auf {at} liegt kein Markierungsstein deiner Farbe.',
  CANNOT_PASS: 'Passen darf nur, wer nicht ziehen kann. Du kannst noch einen Ring ziehen, und zwar von {at}.',

  IMPOSSIBLE_RINGS: 'Zu dieser Anzahl von Ringen kann keine Partie führen.',
  IMPOSSIBLE_MARKERS: 'Zu dieser Anzahl von Markierungssteinen kann keine Partie führen.',
};
