import type { Demo } from '../../rules/statement.js';
import { gipfAt } from '../positions.js';

/** White gets four pieces back and captures two, and Black runs out of pieces. */
export const introGipf: Demo = {
  start: gipfAt({ w: 'd2 d3 f5 g3', b: 'd4 d5 f3 g5 b3' }, { reserve: '3-2' }),
  steps: ['d1-d2', 'e9-e8', 'd1-d2', 'xd2,d3,d4,d5,d6,d7', 'i4-h4', 'a1-b2'],
};
