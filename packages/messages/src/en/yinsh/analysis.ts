/** What the board editor asks of a position of YINSH. */
export const analysis = {
  'editor.due': 'Next',
  'editor.due.turn': 'a usual turn',
  'editor.due.ring': 'a ring is removed',
} as const;
