export const puzzles = {
  'theme.save-the-reserve': 'Save the reserve',
  'theme.capture': 'Capture pieces',
  'theme.gipf-piece': 'Take or keep the GIPF-piece',
};
