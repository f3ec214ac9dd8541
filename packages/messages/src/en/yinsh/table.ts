/** A game of YINSH under way: what is asked for, what lies where, how it ended. */
export const table = {
  'ask.yinsh.place': '{side}: place a ring on an empty point, like {example}',
  'ask.yinsh.move': '{side}: move a ring, like {example}',
  'ask.yinsh.pass': '{side}: no ring can move; type pass',
  'ask.yinsh.row': '{side}: take a row of five, like {example}',
  'ask.yinsh.ring': '{side}: choose a ring to remove, like {example}',

  'state.yinsh': 'Rings removed: White {white}, Black {black}; {goal} to win. Markers in the pool: {pool}.',

  'over.rings': '{winner} wins by removing the deciding ring.',
  'over.pool': '{winner} wins: the pool is empty, and {winner} has removed more rings.',
  'over.passes': '{winner} wins: neither side can move, and {winner} has removed more rings.',
  'over.draw': 'Draw: both sides have removed the same number of rings.',

  'legend.yinsh': '(W) (B) rings   w b markers   . empty',
} as const;
