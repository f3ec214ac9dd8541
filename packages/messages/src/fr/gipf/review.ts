import type { Translation } from '../../areas.js';

export const review: Translation<'gipf/review'> = {
  'finding.runs-out-of-reserve':
    '{turns, plural, one {Vide la réserve.} other {La réserve sera vide dans # coups.}}',
  'finding.loses-gipf-piece': 'Perd la pièce GIPF en {at}.',
  'finding.closes-line': 'Ferme la ligne {line}, encore nécessaire.',
};
