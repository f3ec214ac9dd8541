export const review = {
  'judgement.best': 'Best turn',
  'judgement.good': 'Good turn',
  'judgement.inaccuracy': 'Inaccuracy',
  'judgement.mistake': 'Mistake',
  'judgement.blunder': 'Blunder',
  'finding.misses-win': '{turns, plural, one {Misses a win at once.} other {Misses a win in # turns.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Loses at once.} one {Lets the opponent win in the next turn.} other {Allows the opponent a win in # turns.}}',
  'finding.two-rows': 'Lets the opponent take two rows in one turn: {rows}.',
  'finding.gives-row': 'Gives the opponent the row {row}.',
  'finding.allows-row': 'Can no longer stop the opponent’s row {row}.',
  'finding.misses-row': 'Misses the row {row}.',
  'finding.misses-forced-row': 'Misses the row {row}, which could be forced.',
};
