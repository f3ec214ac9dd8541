/** What the board editor asks of a position of YINSH. */
export const analysis = {
  'editor.due': 'Next',
  'editor.due.turn': 'a normal move',
  'editor.due.ring': 'the removal of a ring',
  'editor.why.rings.many': '{side}: {n} rings on the board, but at most {most} are possible. Remove some.',
  'editor.why.rings.few':
    '{side}: rings on the board: {n}. Markers and rows come only after all rings have been placed; then each side has at least {least}. Add rings.',
  'editor.why.rings.turns':
    'Rings on the board: White {white}, Black {black}. They are placed in turn and White begins, so White has as many as Black or one more.',
  'editor.why.markers': 'Markers on the board: {n}. At most {most} are possible here.',
  'editor.why.side':
    'Rings are placed in turn and White begins. With these rings, choose “{side}” under “{control}”.',
} as const;
