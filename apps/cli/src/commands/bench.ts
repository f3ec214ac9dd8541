import { signatureOf } from '@korong/engine';
import { games } from '@korong/rules';
import { message } from '@korong/messages';
import { loadNet } from '../engine/nets.js';

/** Searches fixed positions of every game and prints the signature and the speed. */
export const runBench = (net: string, now: () => number, print: (line: string) => void): void => {
  for (const { name: game } of games) {
    const weights = loadNet(game, net);
    const began = now();
    const { visits, signature } = signatureOf(weights);
    const speed = Math.round((1000 * visits) / (now() - began));
    print(message('bench.line', { game, net, signature, visits, speed }));
  }
};
