export const puzzles = {
  'theme.save-the-reserve': 'Save the reserve',
  'theme.capture': 'Capture pieces',
  'theme.gipf-piece': 'Capture or save a GIPF-piece',
  'goal.pieces': '{side} to move: gain as many pieces as you can.',
  'why.pieces': 'Another move gains more pieces, counting the opponent’s reply.',
  'goal.gipf-pieces': '{side} to move: capture a GIPF-piece or save your own.',
  'why.gipf-pieces': 'Another move is better for your GIPF-pieces, counting the opponent’s reply.',
};
