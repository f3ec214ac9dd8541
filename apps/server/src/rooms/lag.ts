// What the network takes is given back: as much as the server has measured, but only a little a turn, and only so much over
// several turns, so that nobody gains by answering slowly to what measures.

export const MOST_PER_TURN = 100;
export const MOST_SAVED = 500;
/** What comes back with each turn of one's own. */
const SAVED_PER_TURN = 20;

/** What is given for a turn when there is so much `saved`. */
export const lagFor = (saved: number, rtt: number): number =>
  Math.max(0, Math.min(Math.round(rtt), MOST_PER_TURN, saved));

/** What is saved after a turn for which `given` was given. */
export const savedAfter = (saved: number, given: number): number =>
  Math.min(MOST_SAVED, saved - given + SAVED_PER_TURN);
