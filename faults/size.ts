// The amount of work: a little in `npm test`, all of it in `npm run test:faults`.
export const FULL = process.env.KORONG_FAULTS === 'full';

export const KILLS = FULL ? 20 : 3;
export const SEEDS = FULL ? 500 : 50;
/** Games at once, turns a second, and the least number of turns between two kills. */
export const KILLED_LOAD = FULL ? { games: 120, rate: 260, least: 200 } : { games: 40, rate: 100, least: 70 };
/** Clients that send messages of megabytes. */
export const HUGE = FULL ? 20 : 4;
/** How long others play beside an attack, in milliseconds. */
export const BESIDE_MS = FULL ? 4_000 : 2_000;

/** The observed counts, a line of JSON each, for the reader of the report. */
export const tell = (what: string, figures: object): void => {
  process.stdout.write(`${JSON.stringify({ fault: what, ...figures })}\n`);
};
