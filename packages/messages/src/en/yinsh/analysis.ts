/** What the board editor asks of a position of YINSH. */
export const analysis = {
  'editor.due': 'Next',
  'editor.due.turn': 'a normal move',
  'editor.due.ring': 'the removal of a ring',
} as const;
