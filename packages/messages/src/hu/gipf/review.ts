import type { Translation } from '../../areas.js';

export const review: Translation<'gipf/review'> = {
  'finding.runs-out-of-reserve':
    '{turns, plural, one {Kiürül a tartalék.} other {# lépés múlva kiürül a tartalék.}}',
  'finding.loses-gipf-piece': 'Elveszít egy GIPF-et: {at}.',
  'finding.closes-line': 'Lezár egy vonalat, amelyre még szükség van: {line}.',
};
