/** What is said of points and pieces, what is asked for, and what was done: read aloud and shown beside the board. */
export const board = {
  'thing.empty': 'empty',

  // A point: its name, what stands there, what can be done with it now.
  point: '{point}, {thing}',

  // What is asked of whom.
  'due.over': 'The game is over.',
  'due.send': '{side}: the move is not confirmed yet.',

  'turn.ready': 'Your move is complete. Confirm it, or undo.',

  'turn.wait': 'It is not your turn.',
  'turn.answer': 'Answer the open question first.',
  'premove.begun': 'Premove. {ask}',
  'premove.set': 'Premove: {text}. It is played if it is still legal.',

  // What was done. Each sentence tells the whole step, so that the record can be written from them.
  'told.undone': 'Step undone.',
  'told.takenBack': '{n, plural, one {# move taken back.} other {# moves taken back.}}',
  'told.hint': 'Hint (not played):',
} as const;
