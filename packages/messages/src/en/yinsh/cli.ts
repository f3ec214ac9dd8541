/** What only the command line says of YINSH. */
export const cli = {
  'ask.yinsh.place': '{side}: place a ring on an empty point, like {example}',
  'ask.yinsh.move': '{side}: move a ring, like {example}',
  'ask.yinsh.pass': '{side}: no ring can move; type pass',
  'ask.yinsh.row': '{side}: take a row of five, like {example}',
  'ask.yinsh.ring': '{side}: choose a ring to remove, like {example}',
  'state.yinsh': 'Rings removed: White {white}, Black {black}; {goal} to win. Markers in the pool: {pool}.',
  'legend.yinsh': '(W) (B) rings   w b markers   . empty',

  'variant.yinsh.standard': 'YINSH: first to remove three rings wins',
  'variant.yinsh.blitz': 'YINSH blitz: first to remove one ring wins',

  'play.help.yinsh':
    'YINSH: f6 places a ring, f6-f9 moves one, xc3-g7 takes a row of five by its ends, xf6 removes a ring, pass.',
} as const;
