import type { Translation } from '../../areas.js';

export const reasons: Translation<'yinsh/reasons'> = {
  RING_MUST_BE_PLACED: 'Gli anelli non sono ancora tutti sul tavoliere: indica una casella vuota.',
  RING_MUST_MOVE: 'Ora si deve muovere un anello: indica dove si trova e dove va, per esempio f6-f9.',
  RING_MUST_BE_TAKEN: 'L’allineamento è stato rimosso; ora rimuovi uno dei tuoi anelli.',

  POINT_OCCUPIED: '{at}: casella occupata. Scegline una vuota.',
  NO_RING_THERE: 'Non c’è nessun anello in {at}.',
  NOT_YOUR_RING: 'L’anello in {at} non è tuo.',
  RING_IN_THE_WAY: 'L’anello in {at} sbarra la strada; gli anelli non si saltano mai.',
  MUST_STOP_BEHIND_MARKERS: 'Dopo un salto l’anello si ferma subito dietro le pedine, in {at}.',
  LANDS_ON_MARKER: 'In {at} c’è una pedina. Un anello deve fermarsi su una casella vuota.',
  LANDS_ON_RING: 'In {at} c’è un anello. Un anello deve fermarsi su una casella vuota.',
  NOT_FIVE: 'Un allineamento è fatto di esattamente cinque pedine contigue; qui non è così: {at}.',
  NOT_YOUR_MARKERS: 'Non è un tuo allineamento: in {at} non c’è una pedina del tuo colore.',
  CANNOT_PASS: 'Può passare solo chi non può muovere. Tu puoi muovere un anello in {at}.',

  IMPOSSIBLE_RINGS: 'Nessuna partita porta a questo numero di anelli.',
  IMPOSSIBLE_MARKERS: 'Nessuna partita porta a questo numero di pedine.',
};
