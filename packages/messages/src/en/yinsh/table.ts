/** How a game of YINSH ended. */
export const table = {
  'over.rings': '{winner} wins by removing the deciding ring.',
  'over.pool': '{winner} wins: the pool is empty, and {winner} has removed more rings.',
  'over.pool.draw': 'Draw: both sides have removed the same number of rings.',
  'over.passes': '{winner} wins: neither side can move, and {winner} has removed more rings.',
  'over.passes.draw': 'Draw: both sides have removed the same number of rings.',
} as const;
