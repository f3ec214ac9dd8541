import type { Translation } from '../../areas.js';

export const review: Translation<'gipf/review'> = {
  'finding.runs-out-of-reserve':
    '{turns, plural, =1 {Спорожнює резерв.} one {Резерв спорожніє за # хід.} few {Резерв спорожніє за # ходи.} many {Резерв спорожніє за # ходів.} other {Резерв спорожніє за # ходу.}}',
  'finding.loses-gipf-piece': 'Втрачає GIPF-фішку на {at}.',
  'finding.closes-line': 'Закриває лінію {line}, яка ще потрібна.',
};
