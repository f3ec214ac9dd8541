// Lag compensation: the measured round trip is given back, with a limit for each turn and a budget over several turns, so that
// a client gains nothing by answering pings slowly.

export const MAX_LAG_PER_TURN = 100;
export const LAG_BUDGET = 500;
/** Refill of the budget with each own turn. */
const BUDGET_PER_TURN = 20;

/** What is given back for a turn out of the budget `budget`. */
export const lagFor = (budget: number, rtt: number): number =>
  Math.max(0, Math.min(Math.round(rtt), MAX_LAG_PER_TURN, budget));

/** The budget after a turn for which `given` was given back. */
export const budgetAfter = (budget: number, given: number): number =>
  Math.min(LAG_BUDGET, budget - given + BUDGET_PER_TURN);
