/** What the board editor asks of a position of GIPF. */
export const analysis = {
  'editor.reserve.white': 'White’s reserve',
  'editor.reserve.black': 'Black’s reserve',
  'editor.entry.white': 'White may bring in',
  'editor.entry.black': 'Black may bring in',
  'editor.entry.any': 'GIPF-pieces too',
  'editor.entry.single': 'single pieces only',
  'editor.why.gipf.basic':
    'GIPF-pieces on the board: {n}. The basic game has none: remove them, or choose another variant.',
  'editor.why.gipf.many':
    '{side}: {n} GIPF-pieces on the board, but at most {most} are possible. Remove some.',
  'editor.why.gipf.lost': '{side}: no GIPF-piece on the board, so the game would be over. Add at least one.',
  'editor.why.pieces':
    '{side}: pieces on the board: {n} (a GIPF-piece counts as two). At most {most} are possible.',
  'editor.why.reserve.many':
    '{control}: {n} is too many. With the pieces on the board, at most {most} is possible.',
  'editor.why.reserve.none':
    '{control}: 0. Without a piece to push in, the game would be over. Choose at least 1.',
  'editor.why.entry':
    '“{control}”: single pieces have already been brought in; they are on the board or captured. Choose “{choice}”.',
} as const;
