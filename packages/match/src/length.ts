import type { FischerControl } from './setup.js';

/** Of so many turns a game is thought to consist. */
const TURNS = 40;

/** What a side is likely to use, in milliseconds. What is given or waited for in a match is measured by it. */
export const lengthOf = ({ initial, increment }: FischerControl): number => initial + TURNS * increment;
