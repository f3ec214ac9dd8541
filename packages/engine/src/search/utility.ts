/**
 * How much a full lead is worth beside a win, which is worth 1. Where one result is near certain, all turns have nearly the same value;
 * the lead makes the search prefer those that come nearer to the end, and keep what it has. What is reported leaves it out.
 */
const LEAD = 0.3;

/** The utility beyond its value of a position with this lead: next to nothing while the result is open. */
export const extraOf = (lead: number, value: number): number => LEAD * lead * value ** 4;
