// A thread that replays logs.
import { makeOpening } from './openings.js';
import { makeRecord } from './make.js';

export { makeOpening };
export default makeRecord;
