/** The levels of the computer: their names, and what they are like to play against. */
export const levels = {
  'level.1': 'Just learning',
  'level.2': 'Beginner',
  'level.3': 'Casual',
  'level.4': 'Getting there',
  'level.5': 'Intermediate',
  'level.6': 'Good',
  'level.7': 'Strong',
  'level.8': 'Very strong',
  'level.9': 'Expert',
  'level.10': 'Maximum',

  'level.1.like': 'Plays whatever looks good at first glance and overlooks almost every threat.',
  'level.2.like': 'Takes the first row it can get and often overlooks yours.',
  'level.3.like': 'Never misses a win in one move, but still walks into simple traps.',
  'level.4.like': 'Knows what a good move looks like, but hardly thinks ahead.',
  'level.5.like': 'Thinks ahead a little and slips up now and then.',
  'level.6.like': 'Plans a few moves ahead and rarely goes wrong.',
  'level.7.like': 'Calculates well and punishes mistakes.',
  'level.8.like': 'A serious opponent for experienced players.',
  'level.9.like': 'Hardly ever makes a mistake.',
  'level.10.like': 'Full strength: thinks longest and looks furthest ahead.',
} as const;
