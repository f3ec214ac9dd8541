import type { Translation } from '../../areas.js';

export const review: Translation<'gipf/review'> = {
  'finding.runs-out-of-reserve':
    '{turns, plural, one {Svuota la riserva.} other {La riserva sarà vuota tra # mosse.}}',
  'finding.loses-gipf-piece': 'Perde il pezzo GIPF in {at}.',
  'finding.closes-line': 'Chiude la linea {line}, che serve ancora.',
};
