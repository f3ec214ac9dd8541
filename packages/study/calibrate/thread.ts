import { parentPort } from 'node:worker_threads';
import { playAndReview, type Pairing } from './game.ts';

parentPort!.on('message', (pairing: Pairing) => {
  parentPort!.postMessage(playAndReview(pairing));
});
