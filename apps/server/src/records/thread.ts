// A thread that replays logs and chapters.
import { readChapters } from './chapters.js';
import { makeOpening } from './openings.js';
import { makeRecord } from './make.js';

export { makeOpening, readChapters };
export default makeRecord;
