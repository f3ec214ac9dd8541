export const puzzles = {
  'theme.save-the-reserve': 'Save the reserve',
  'theme.capture': 'Capture pieces',
  'theme.gipf-piece': 'Take or keep the GIPF-piece',
  'goal.pieces': '{side} to move: gain as many pieces as you can.',
  'why.pieces': 'Another move gains more pieces, the opponent’s answer included.',
  'goal.gipf-pieces': '{side} to move: take a GIPF-piece or save your own.',
  'why.gipf-pieces': 'Another move is better for your GIPF-pieces, the opponent’s answer included.',
};
