/** Both sides can go in circles from here, white to stay alive. */
export const CIRCLE =
  'gipf/1 standard wbw1/wwbW1/bwW1w1/b3w1B/3W2/3w1/b2w handicap=0-0 act=white phase=push mover=white reserve=2-11 entry=single-single settled=none';

/** The steps that lead from it back to it. */
export const ROUND = [
  ...['a5-b5', 'a4-b5', 'xc6,d6,e6(f5)', 'a4-b5', 'a4-b5', 'b6-c6'],
  ...['b6-c6', 'xb5,c6,d7(e8)'],
];
