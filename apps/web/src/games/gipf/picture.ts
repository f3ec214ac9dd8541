/** A position from the middle of a game, for pictures. */
export const pictureGipf =
  'gipf/1 standard bbw1/1ww2/1bwwW1/W3B2/bbBW2/1B1w1/3w handicap=0-0 act=white phase=push mover=white reserve=4-6 entry=single-single settled=none';
