/** What the form for a new game says of YINSH. */
export const play = {
  'play.yinsh.about': 'Move rings, flip markers, make rows of five.',
  'play.variant.yinsh.standard': 'Standard',
  'play.variant.yinsh.blitz': 'Blitz',
  'play.variant.yinsh.standard.about': 'First to remove three rings wins.',
  'play.variant.yinsh.blitz.about': 'First to remove one ring wins. A quick game, ideal for your first.',
} as const;
