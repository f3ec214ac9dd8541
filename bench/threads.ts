// Visits per second of one tree that several threads search. By the clock on the wall: other load on the machine counts.
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { drive, netPlayer, type NetFile } from '@korong/engine';
import { startHelper, startTeam } from '../apps/cli/dist/engine/team.js';
import { gameOf, positionOf, round, type Print } from './measure.ts';

const THREADS = [1, 2, 4];
const MILLISECONDS = 1_000;
const RUNS = 5;
const MEMORY = 128 * 1024 * 1024;

const lost = (why: string): never => {
  throw new Error(`a thread has ended: ${why}`);
};

/** The best of a few runs. */
const visitsPerSecond = async (file: NetFile, name: string, threads: number): Promise<number> => {
  const game = gameOf(file.game);
  const position = game.positionText(positionOf(game, 'standard'));
  const setup = { game: file.game, position, net: name };
  const { team, ready, close } = startTeam(setup, MEMORY, threads, startHelper, lost);
  await ready;
  const player = netPlayer(file, { team });
  const rates: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    player.start(position);
    const began = performance.now();
    const limits = { milliseconds: MILLISECONDS };
    const { visits } = await drive(player.analyse({ limits, now: () => performance.now() }), () =>
      setImmediate(),
    );
    rates.push((1_000 * visits) / (performance.now() - began));
  }
  close();
  return Math.max(...rates);
};

/** With as many threads as the machine has cores, at most four. `name` is the file of the net. */
export const benchThreads = async (print: Print, name: string, file: NetFile): Promise<void> => {
  let alone = 0;
  for (const threads of THREADS.filter(count => count <= availableParallelism())) {
    const rate = await visitsPerSecond(file, name, threads);
    if (threads === 1) alone = rate;
    print({ net: basename(name), threads, visitsPerSecond: Math.round(rate), ratio: round(rate / alone, 2) });
  }
};
