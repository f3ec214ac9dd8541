/** A game under way: who is asked for what, what lies where, how it ended. */
export const table = {
  'side.white': 'White',
  'side.black': 'Black',
} as const;
