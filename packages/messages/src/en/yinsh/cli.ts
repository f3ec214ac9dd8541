/** What only the command line says of YINSH. */
export const cli = {
  'variant.yinsh.standard': 'YINSH: first to remove three rings wins',
  'variant.yinsh.blitz': 'YINSH blitz: first to remove one ring wins',

  'play.help.yinsh':
    'YINSH: f6 places a ring, f6-f9 moves one, xc3-g7 takes a row of five by its ends, xf6 removes a ring, pass.',
} as const;
