// A thread that searches the same position as the main one, in a tree of its own and seen in another symmetry.
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { drive, netPlayer, playoutPlayer, type Report, type SearchPlayer } from '@korong/engine';
import { loadNet } from './nets.js';
import type { PlayerSetup } from './teamThread.js';

export interface SearchThreadData extends PlayerSetup {
  /** Bytes. */
  readonly memory: number;
  /** From 1; the main thread is 0. */
  readonly seat: number;
}

export type SearchOrder =
  | { readonly kind: 'start'; readonly position: string }
  | { readonly kind: 'make'; readonly turn: string }
  /** Searches the position until the next order. */
  | { readonly kind: 'search'; readonly number: number }
  | { readonly kind: 'stop' };

export interface SearchNews {
  /** The number of the search. */
  readonly number: number;
  readonly report: Report;
}

/** Milliseconds between two reports. */
const REPORT_EVERY = 20;
/** Enough for every turn that has a chance. */
const LINES = 12;

const { game, position, net, seat, ...options } = workerData as SearchThreadData;
const player: SearchPlayer =
  net === 'playouts'
    ? playoutPlayer(game, seat + 1, options)
    : netPlayer(loadNet(game, net, position), { ...options, symmetry: seat });

/** The number of the running search; 0 for none. */
let current = 0;

const search = async (number: number): Promise<void> => {
  const tell = (report: Report): void => {
    if (current === number) parentPort!.postMessage({ number, report } satisfies SearchNews);
  };
  let told = performance.now();
  const thoughts = player.analyse({
    limits: {},
    lines: LINES,
    now: () => performance.now(),
    stop: () => current !== number,
  });
  // After another order the board may be elsewhere: the rest of the search ends without a report.
  const report = await drive(
    thoughts,
    () => setImmediate(),
    progress => {
      if (performance.now() - told < REPORT_EVERY) return;
      told = performance.now();
      tell(progress);
    },
  );
  tell(report);
};

parentPort!.postMessage('ready');
parentPort!.on('message', (order: SearchOrder) => {
  current = order.kind === 'search' ? order.number : 0;
  if (order.kind === 'start') player.start(order.position);
  else if (order.kind === 'make') player.make(order.turn);
  else if (order.kind === 'search') void search(order.number);
});
