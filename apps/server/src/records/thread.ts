// A thread that replays long logs.
import { makeRecord } from './make.js';

export default makeRecord;
