/** What only YINSH refuses, by code. `{at}` are points, `{text}` is what was written. */
export const reasons = {
  RING_MUST_BE_PLACED: 'Rings are still being placed: choose an empty point.',
  RING_MUST_MOVE: 'You must move a ring now: name its point and its destination, like f6-f9.',
  RING_MUST_BE_TAKEN: 'You have taken the row; now remove one of your rings.',

  POINT_OCCUPIED: '{at} is occupied. Choose an empty point.',
  NO_RING_THERE: 'There is no ring on {at}.',
  NOT_YOUR_RING: 'The ring on {at} is not yours.',
  RING_IN_THE_WAY: 'The ring on {at} is in the way; a ring cannot jump over rings.',
  MUST_STOP_BEHIND_MARKERS: 'After a jump, the ring must stop directly behind the markers, on {at}.',
  LANDS_ON_MARKER: 'There is a marker on {at}. A ring must end on an empty point.',
  LANDS_ON_RING: 'There is a ring on {at}. A ring must end on an empty point.',
  NOT_FIVE: 'A row is exactly five markers side by side; {at} is not.',
  NOT_YOUR_MARKERS: 'That is not your row: there is no marker of your colour on {at}.',
  CANNOT_PASS: 'You can pass only if you cannot move. You can move a ring on {at}.',

  IMPOSSIBLE_RINGS: 'This number of rings is impossible.',
  IMPOSSIBLE_MARKERS: 'This number of markers is impossible.',
} as const;
