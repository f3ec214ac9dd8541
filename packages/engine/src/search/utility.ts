// Where one result is near certain, all turns have nearly the same value. What is added to it here makes the search prefer those that come
// nearer to the end. What is reported leaves it out.

/** How much more than 1 a win is worth at most. */
const MOST = 0.3;

/**
 * The utility of a position beyond its value, for the side that the value is for: the sooner the end, the more, and next to nothing while the
 * result is open. `left` is what a net says of the steps to the end (docs/nets.md).
 */
export const extraOfSteps = (left: number, value: number): number =>
  MOST * (1 - Math.min(Math.max(left, 0), 1)) * Math.sign(value) * value ** 4;

/** The same where the net does not say it, for the side that has this lead: a full one is as good as an end at once. */
export const extraOfLead = (lead: number, value: number): number => MOST * lead * value ** 4;
