/** The page of statistics: what was counted in games of the computer. */
export const statistics = {
  'statistics.title': 'YINSH and GIPF statistics',
  'statistics.description':
    'What thousands of computer games of YINSH and GIPF teach, in pictures: White’s advantage, where the rings go, what a row is worth, handicaps, and how many GIPF-pieces to bring in.',
  'statistics.heading': 'What the computer’s games teach',
  'statistics.lead':
    'Our computer players played {games} games of YINSH and GIPF against themselves, and we counted. These numbers describe their play; they prove nothing about the games.',
  'statistics.read':
    'How to read the pictures: the dot is the score in percent; a win counts as one, a game without a winner as one half. The band around it shows how much may be chance. The line in the middle is 50%.',
  'statistics.interval': 'from {low} to {high}',

  'white.heading': 'White’s advantage',
  'white.text':
    'In standard YINSH and basic GIPF the colours are nearly even. Blitz strongly favours White, who scores {blitz}. Play it twice, once with each colour.',
  'white.shows': 'White’s score',

  'limits.heading': 'What these numbers are',
  'limits.text':
    'Both players were the same neural net, with little time for each move. A stronger player may see a first row or a sixth GIPF-piece differently. The bands are 95% confidence intervals.',
} as const;
