export const review = {
  'finding.runs-out-of-reserve':
    '{turns, plural, one {Leaves the reserve empty.} other {The reserve runs out in # moves.}}',
  'finding.loses-gipf-piece': 'Loses the GIPF-piece on {at}.',
  'finding.closes-line': 'Closes the line {line}, which is still needed.',
};
