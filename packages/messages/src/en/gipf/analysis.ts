/** What the board editor asks of a position of GIPF. */
export const analysis = {
  'editor.reserve.white': 'White’s reserve',
  'editor.reserve.black': 'Black’s reserve',
  'editor.entry.white': 'White may bring in',
  'editor.entry.black': 'Black may bring in',
  'editor.entry.any': 'GIPF-pieces too',
  'editor.entry.single': 'single pieces only',
} as const;
