export const puzzles = {
  'theme.ring-to-give-up': 'Which ring to give up',
};
