/** The page of statistics, the part about GIPF. */
export const statistics = {
  'variant.gipf.basic': 'GIPF, basic',
  'variant.gipf.standard': 'GIPF, standard',
  'variant.gipf.tournament': 'GIPF, tournament',

  'handicap.heading': 'What an extra piece is worth',
  'handicap.text':
    'In basic GIPF, one extra piece decides {one} of the games between equal players. Use it as a handicap with care.',
  'handicap.shows': 'Games won by the player with the handicap',
  'handicap.more': '{n, plural, one {# extra piece} other {# extra pieces}}',

  'gipfs.heading': 'How many GIPF-pieces to bring in',
  'gipfs.text':
    'In the tournament game, both players bring in about four. One is too few: it scores only {one}. From two to seven the differences are small.',
  'gipfs.chosen':
    'GIPF-pieces brought in, in percent of the games: white bars for White, dark bars for Black',
  'gipfs.alt': '{n}: White {white}, Black {black}',
  'gipfs.forced': 'The score of a player who has to bring in this many',
} as const;
