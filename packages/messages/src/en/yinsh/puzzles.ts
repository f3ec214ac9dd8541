export const puzzles = {
  'theme.ring-to-give-up': 'Which ring to remove',
  'goal.two-rows': '{side} to move: take two rows in one move.',
  'why.two-rows': 'There is a move that takes two rows at once.',
};
