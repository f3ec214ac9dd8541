// A thread of `korong puzzles prove`: it gets a puzzle at a time and posts whether everything that is claimed of it is so.
import { parentPort } from 'node:worker_threads';
import { isProven, type Puzzle } from '@korong/study';

parentPort!.on('message', (puzzle: Puzzle) => {
  parentPort!.postMessage(isProven(puzzle));
});
