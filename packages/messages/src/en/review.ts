export const review = {
  'judgement.best': 'Best move',
  'judgement.good': 'Good move',
  'judgement.inaccuracy': 'Inaccuracy',
  'judgement.mistake': 'Mistake',
  'judgement.blunder': 'Blunder',
  'finding.misses-win': '{turns, plural, one {Misses an immediate win.} other {Misses a win in # moves.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Loses at once.} one {Lets the opponent win on the next move.} other {Lets the opponent win in # moves.}}',
  'finding.two-rows': 'Lets the opponent take two rows in one move: {rows}.',
  'finding.gives-row': 'Gives the opponent the row {row}.',
  'finding.allows-row': 'Can no longer stop the opponent’s row {row}.',
  'finding.misses-row': 'Misses the row {row}.',
  'finding.misses-forced-row': 'Misses the row {row}, which could be forced.',
};
