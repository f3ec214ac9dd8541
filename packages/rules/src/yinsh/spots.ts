import { spotsOf } from '../hex/columns.js';

/** The 85 points in the columns a to k (Y1). A file of its own, so that a drawn board need not load the rules. */
export const yinshSpots = spotsOf([
  [2, 4, -6],
  [1, 7, -6],
  [1, 8, -6],
  [1, 9, -6],
  [1, 10, -6],
  [2, 9, -6],
  [2, 10, -6],
  [3, 9, -6],
  [4, 8, -6],
  [5, 7, -6],
  [7, 4, -6],
]);
