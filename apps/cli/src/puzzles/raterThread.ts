// A thread of `korong puzzles pack`: it gets a puzzle at a time and posts its first rating.
import { parentPort, workerData } from 'node:worker_threads';
import { netPlayer, type SearchPlayer } from '@korong/engine';
import { doublingsToSolve, firstRating, type Puzzle } from '@korong/study';
import type { GameName } from '@korong/rules';
import { loadNet } from '../engine/nets.js';

const players = new Map<GameName, SearchPlayer>();
const playerOf = ({ game, position }: Puzzle): SearchPlayer => {
  const net = workerData as string;
  const known = players.get(game) ?? netPlayer(loadNet(game, net, position));
  players.set(game, known);
  return known;
};

parentPort!.on('message', (puzzle: Puzzle) => {
  parentPort!.postMessage(firstRating(doublingsToSolve(playerOf(puzzle), puzzle), puzzle));
});
