// A thread of `korong puzzles find`. It plays and proves by itself, and posts the puzzles of every game.
import { parentPort, workerData } from 'node:worker_threads';
import { PuzzleFinder, type Puzzle } from '@korong/study';
import type { GameName } from '@korong/rules';
import { loadNet } from '../engine/nets.js';
import { startText } from '../startText.js';

export interface FinderTask {
  readonly game: GameName;
  readonly variant: string;
  readonly net: string;
  readonly seed: number;
  readonly levels: readonly [number, number];
  /** Games to play; without it, until the thread is ended. */
  readonly games?: number;
}

/** What a game brought. */
export type Found = readonly Puzzle[];

const { game, variant, net, seed, levels, games = Infinity } = workerData as FinderTask;
const finder = new PuzzleFinder(loadNet(game, net, startText(game, { variant })), variant, seed, levels);
for (let played = 0; played < games; played++) parentPort!.postMessage(finder.next());
