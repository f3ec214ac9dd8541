import { signatureOf } from '@korong/engine';
import type { GameName } from '@korong/rules';
import { message } from '@korong/messages';
import { loadNet } from '../engine/nets.js';

const GAMES: readonly GameName[] = ['yinsh', 'gipf'];

/** Searches fixed positions of both games and prints what that came to and how fast it was. */
export const runBench = (net: string, now: () => number, print: (line: string) => void): void => {
  for (const game of GAMES) {
    const weights = loadNet(game, net);
    const began = now();
    const { visits, signature } = signatureOf(weights);
    const speed = Math.round((1000 * visits) / (now() - began));
    print(message('bench.line', { game, net, signature, visits, speed }));
  }
};
