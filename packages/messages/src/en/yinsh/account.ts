/** How a game of YINSH ended, in a list of games. */
export const account = {
  'list.ending.rings': 'by removing rings',
  'list.ending.pool': 'the pool ran out',
  'list.ending.passes': 'neither side could move',
} as const;
