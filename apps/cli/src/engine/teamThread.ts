// A thread that searches the tree of its team. It waits for the leader's orders in shared memory and hears no messages.
import { parentPort, workerData } from 'node:worker_threads';
import { Team, netPlayer, playoutPlayer, type TeamMemory } from '@korong/engine';
import type { GameName } from '@korong/rules';
import { loadNet } from './nets.js';

/** What a player is made of, in every thread of a team. */
export interface PlayerSetup {
  readonly game: GameName;
  /** A position of its games: the net must see it. */
  readonly position: string;
  /** `small`, `large`, `playouts` or a file. */
  readonly net: string;
  readonly potentials?: boolean;
  readonly odds?: number;
}

export interface TeamThreadData extends PlayerSetup {
  readonly memory: TeamMemory;
  /** From 1; the leader is 0. */
  readonly helper: number;
}

const { game, position, net, memory, helper, ...options } = workerData as TeamThreadData;
const team = new Team(memory);
const player =
  net === 'playouts'
    ? playoutPlayer(game, helper + 1, { team })
    : netPlayer(loadNet(game, net, position), { ...options, team, symmetry: helper });
parentPort!.postMessage('ready');
// A thread keeps its ticket to its end.
team.help(helper, 1, player.joinTree);
