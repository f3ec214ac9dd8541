// Where one result is near certain, all turns have nearly the same value. What is added to it here makes the search prefer those that come
// nearer to the end. What is reported leaves it out.

/** How much a win at once is worth beyond 1. It falls to nothing where the end is as far away as nets tell (docs/nets.md). */
const HURRY = 0.5;

/** The same of a full lead, where the net does not say how many steps are left. */
const LEAD = 0.3;

/** The utility of a position beyond its value, for the side that the value is for: next to nothing while the result is open. */
export const extraOfSteps = (left: number, value: number): number =>
  HURRY * (1 - Math.min(Math.max(left, 0), 1)) * value ** 3 * Math.abs(value);

/** The utility of a position with this lead beyond its value, for the side that leads. */
export const extraOfLead = (lead: number, value: number): number => LEAD * lead * value ** 4;
