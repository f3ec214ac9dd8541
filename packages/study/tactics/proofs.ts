// Counts the positions of a fixture whose result is proven, and the CPU time that takes. After a build, with the fixture, what proves and its
// limits: visits of a search with the small net, or steps of the proof search alone, half of them for either side:
//   node packages/study/tactics/proofs.ts ends search 100 500
//   node packages/study/tactics/proofs.ts ends alone 10000 100000
import { readFileSync } from 'node:fs';
import { ProofSearch, boardFor, netPlayer, readNet, report, type SearchBoard } from '@korong/engine';
import { games, type GameName } from '@korong/rules';
import type { EndPosition } from './late.ts';

const [name, way, ...limits] = process.argv.slice(2) as [string, 'search' | 'alone', ...string[]];
const bytes = (path: string): Uint8Array => readFileSync(new URL(`../../../${path}`, import.meta.url));
const positions = JSON.parse(new TextDecoder().decode(bytes(`fixtures/${name}.json`))) as EndPosition[];

/** Whether the result of a position is proven within a limit. */
type Prove = (position: string, limit: number) => boolean;

const bySearch = (game: GameName): Prove => {
  const net = readNet(bytes(`packages/engine/nets/${game}-small.knet`));
  if (!net.ok) throw new Error(net.error);
  const player = netPlayer(net.value);
  return (position, visits) => {
    player.start(position);
    player.search.run(visits);
    return report(player.search).lines[0]?.proven !== undefined && player.search.finished;
  };
};

const alone = (game: GameName): Prove => {
  const board: SearchBoard = boardFor(game);
  const search = new ProofSearch(board);
  return (position, steps) => {
    board.load(position);
    search.clear();
    return [board.toAct, board.toAct ^ 1].some(side => search.winsIn(side, steps / 2) < Infinity);
  };
};

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const provers = new Map(games.map(game => [game.name, (way === 'alone' ? alone : bySearch)(game.name)]));
const provenAt = (limit: number): number =>
  positions.filter(({ game, position }) => provers.get(game)!(position, limit)).length;

provenAt(Math.min(...limits.map(Number))); // code is slow until it is warm
for (const limit of limits.map(Number)) {
  const began = cpu();
  const proven = provenAt(limit);
  const seconds = cpu() - began;
  console.log(
    `${name}, ${way}, ${limit}: ${proven} of ${positions.length} proven in ${seconds.toFixed(2)} s, ${(proven / seconds).toFixed(1)} a second`,
  );
}
