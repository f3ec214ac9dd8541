import type { Translation } from '../../areas.js';

export const review: Translation<'gipf/review'> = {
  'finding.runs-out-of-reserve':
    '{turns, plural, one {Maakt de reserve leeg.} other {Over # zetten is de reserve leeg.}}',
  'finding.loses-gipf-piece': 'Verliest het GIPF-stuk op {at}.',
  'finding.closes-line': 'Sluit de lijn {line}, die nog nodig is.',
};
