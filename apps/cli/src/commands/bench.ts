import { SEARCH_GAMES, signatureOf } from '@korong/engine';
import { games } from '@korong/rules';
import { message } from '@korong/messages';
import { loadNet } from '../engine/nets.js';

/** Searches fixed positions of every game and prints the signature and the speed. */
export const runBench = (net: string, now: () => number, print: (line: string) => void): void => {
  for (const { name: game } of games)
    for (const { family, benchPositions } of SEARCH_GAMES[game].kinds) {
      const weights = loadNet(game, net, benchPositions[0]!);
      const began = now();
      const { visits, signature } = signatureOf(weights);
      const speed = Math.round((1000 * visits) / (now() - began));
      print(message('bench.line', { game: family, net, signature, visits, speed }));
    }
};
