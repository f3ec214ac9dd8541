/** A position from the middle of a game, for pictures. */
export const pictureYinsh =
  'yinsh/1 standard 4/1w2b1B/1bw3w1/1wBw1b3/4bw2w1/1bbB3bW/W2Wwb4/B2Wb1Bb1/2W1w1b1/2w3w/4 act=white phase=move mover=white passes=0';
