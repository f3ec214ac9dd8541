// The amount of work: a little in `npm test`, all of it in `npm run test:faults`.
export const FULL = process.env.KORONG_FAULTS === 'full';

export const KILLS = FULL ? 20 : 3;
export const SEEDS = FULL ? 500 : 50;

/** The observed counts, a line of JSON each, for the reader of the report. */
export const tell = (what: string, figures: object): void => {
  process.stdout.write(`${JSON.stringify({ fault: what, ...figures })}\n`);
};
