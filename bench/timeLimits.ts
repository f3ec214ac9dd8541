// How far turns go over their time limit, in games of the engine against itself.
import { finish, levelsOf, netPlayer, type NetFile } from '@korong/engine';
import { gameOf, positionOf, round, type Print } from './measure.ts';

const LIMIT_MS = 200;
const TURNS = 60;
/** Milliseconds. */
const TARGET_OVER = 20;

/** CPU time of this thread, as other jobs may share the machine. */
const now = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Rows and rings come late in a game, so it begins with quick turns. */
const QUICK_TURNS = 25;

export const benchTimeLimits = (print: Print, name: string, file: NetFile): void => {
  const game = gameOf(file.game);
  const player = netPlayer(file);
  player.start(game.positionText(positionOf(game, 'standard')));
  for (let i = 0; i < QUICK_TURNS; i++)
    finish(player.think({ limits: { visits: levelsOf(file.game)[4]!.visits }, now }));
  const over: number[] = [];
  let longTurns = 0;
  while (over.length < TURNS && !player.search.board.over) {
    const began = now();
    const { steps } = finish(player.think({ limits: { milliseconds: LIMIT_MS }, now }));
    over.push(now() - began - LIMIT_MS);
    longTurns += Number(steps.length > 1);
  }
  print({
    net: name,
    limitMs: LIMIT_MS,
    turns: over.length,
    longTurns,
    mostOverMs: round(Math.max(...over), 1),
    target: TARGET_OVER,
  });
};
