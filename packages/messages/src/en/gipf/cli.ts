/** What only the command line says of GIPF. */
export const cli = {
  'ask.gipf.push': '{side}: push in a piece, like {example}',
  'ask.gipf.row': '{side}: take your row, like {example}',
  'state.gipf': 'In reserve: White {white}, Black {black}. Captured: {whiteLost} white, {blackLost} black.',
  'legend.gipf': 'w b pieces   [W] [B] GIPF-pieces   . empty   a1 … the dots',

  'variant.gipf.basic': 'GIPF basic: single pieces only',
  'variant.gipf.standard': 'GIPF standard: three GIPF-pieces each on the board',
  'variant.gipf.tournament': 'GIPF tournament: starts on an empty board, you bring in GIPF-pieces yourself',

  'play.help.gipf':
    'GIPF: a1-b2 pushes from dot a1 onto b2, Ga1-b2 brings in a GIPF-piece, xb2,b3,b4(b5) takes b2 b3 b4 and leaves\nthe GIPF-piece on b5.',
  'play.help.potentials':
    'With potentials: Za1-b2 brings in a piece loaded with a ZÈRTZ, Zc3-f6 uses it. Z ZÈRTZ jumps, Y YINSH slides, D DVONN hops onto a\nneighbour, P PÜNCT too: Pc3-d4=P neutralises a GIPF-piece, Pc3-d4=G makes it yours. T TAMSK, pushed to e5, earns the push Ta1-b2; T-\nskips it. Bring in loaded pieces before basic ones: your first basic piece ends the right to bring them in.',
  'ask.potential.push': '{side}: push in a piece, like {push}, or use a potential, like {use}',
  'ask.potential.use': '{side}: you cannot push in a piece; use a potential, like {use}',
  'ask.potential.extra': '{side}: push in the TAMSK from the middle, like {example}; T- skips it',
  'state.potentials': 'Potentials still in hand: White {white}, Black {black}.',
  'state.potentials.none': 'none',
  'legend.potentials':
    'wZ bz pieces loaded with a potential (small letters are Black’s)   Z z used potentials   *bD a DVONN on top of a stack',
} as const;
