/** The page of statistics, the part about YINSH. */
export const statistics = {
  'variant.yinsh.standard': 'YINSH, standard',
  'variant.yinsh.blitz': 'YINSH, blitz',

  'rings.heading': 'Where the rings go',
  'rings.text':
    'The stronger the colour of a point, the more often a ring was placed there. In standard YINSH no point is a favourite, and players tend to avoid the middle. In blitz everything goes to the middle: White begins on f6 in {f6} of the games.',
  'rings.all': 'All ten rings',
  'rings.white': 'White’s first ring',
  'rings.black': 'Black’s first ring',
  'rings.scale': 'From {low} to {high} of the rings on one point',
  'rings.alt':
    '{title}. On f6: {middle}. On each point around it: {around}. On each other point, on average: {rest}.',

  'together.heading': 'Rings stand together',
  'together.text':
    'Two rings of the same player stand side by side much more often than rings placed at random. Placing matters: a player with random rings scored only {random}.',
  'together.shows': 'Pairs of rings of one player that stand side by side',
  'together.random': 'Placed at random',

  'row.heading': 'What a row is worth',
  'row.text':
    'The first row is worth its ring, and hardly more: {level} of the games come to 2 all. So the computer holds rows back. With no ring removed yet, it completes a row in only {held} of the turns in which it could.',
  'row.shows': 'The score of the player who …',
  'row.lead': 'leads {own} to {other}',
  'row.level': 'has just made it {own} all',
  'row.taken': 'had to complete the first row',
  'row.left': 'had to leave the first row',
} as const;
