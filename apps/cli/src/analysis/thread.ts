// A thread of the analysis engine. It searches one position at a time, in slices, so that a stop comes through.
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { drive, netFamilyOf, netPlayer, type SearchPlayer } from '@korong/engine';
import { loadNet } from '../engine/nets.js';
import type { Job, News, Order } from './job.js';

const MEMORY = 128 * 1024 * 1024;

const tell = (news: News): void => {
  parentPort!.postMessage(news);
};

/** The player of the last job, and what it plays. */
let player: { readonly key: string; readonly player: SearchPlayer } | undefined;
let stopped = 0;

const playerFor = ({ game, net, position }: Job): SearchPlayer => {
  const key = `${netFamilyOf(game, position)} ${net}`;
  if (player?.key !== key)
    player = { key, player: netPlayer(loadNet(game, net, position), { memory: MEMORY }) };
  return player.player;
};

const search = async (job: Job): Promise<void> => {
  const { number, position, visits, lines, reportEvery = Infinity } = job;
  const searcher = playerFor(job);
  // Every position is searched from scratch, so that an answer does not depend on the positions before it.
  searcher.start(position);
  const evaluation = searcher.evaluate();
  let told = performance.now();
  const thoughts = searcher.analyse({
    limits: { visits },
    lines,
    now: () => performance.now(),
    stop: () => stopped === number,
  });
  const report = await drive(
    thoughts,
    () => setImmediate(),
    progress => {
      if (performance.now() - told < reportEvery) return;
      told = performance.now();
      tell({ kind: 'searched', searched: { number, isDuringSearch: true, report: progress, evaluation } });
    },
  );
  tell({ kind: 'searched', searched: { number, isDuringSearch: false, report, evaluation } });
};

parentPort!.on('message', (order: Order) => {
  if (order.kind === 'stop') {
    stopped = order.number;
    return;
  }
  search(order.job).catch((error: unknown) => {
    tell({
      kind: 'failed',
      number: order.job.number,
      why: error instanceof Error ? error.message : String(error),
    });
  });
});
