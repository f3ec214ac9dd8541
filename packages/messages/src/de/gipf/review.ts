import type { Translation } from '../../areas.js';

export const review: Translation<'gipf/review'> = {
  'finding.runs-out-of-reserve':
    '{turns, plural, one {Danach ist die Reserve leer.} other {In # Zügen ist die Reserve leer.}}',
  'finding.loses-gipf-piece': 'Verliert den GIPF-Stein auf {at}.',
  'finding.closes-line': 'Schließt die Linie {line}, die noch gebraucht wird.',
};
