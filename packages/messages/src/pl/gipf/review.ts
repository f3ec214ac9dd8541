import type { Translation } from '../../areas.js';

export const review: Translation<'gipf/review'> = {
  'finding.runs-out-of-reserve':
    '{turns, plural, one {Opróżnia rezerwę.} few {Za # ruchy rezerwa będzie pusta.} many {Za # ruchów rezerwa będzie pusta.} other {Za # ruchu rezerwa będzie pusta.}}',
  'finding.loses-gipf-piece': 'Traci pionek GIPF na {at}.',
  'finding.closes-line': 'Zamyka linię {line}, która jest jeszcze potrzebna.',
};
