import { SEARCH_GAMES, signatureOf, viewOf, type NetFile } from '@korong/engine';
import { games } from '@korong/rules';
import { message } from '@korong/messages';
import { SIZES, loadNet, readNetFile } from '../engine/nets.js';

/** The nets of that name, one for each kind of board; a file is one net. */
const netsOf = (name: string): NetFile[] =>
  SIZES.includes(name)
    ? games.flatMap(game =>
        SEARCH_GAMES[game.name].kinds.map(({ benchPositions }) =>
          loadNet(game.name, name, benchPositions[0]!),
        ),
      )
    : [readNetFile(name)];

/** Searches fixed positions of every game that the net plays and prints the signature and the speed. */
export const runBench = (name: string, now: () => number, print: (line: string) => void): void => {
  for (const net of netsOf(name)) {
    const began = now();
    const { visits, signature } = signatureOf(net);
    const speed = Math.round((1000 * visits) / (now() - began));
    const { family } = viewOf(net.game, net)!.kind;
    print(message('bench.line', { game: family, net: name, signature, visits, speed }));
  }
};
