// A thread that searches along with the main one: the same position, seen in another symmetry.
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { drive, netPlayer, playoutPlayer, type Report, type SearchPlayer } from '@korong/engine';
import type { GameName } from '@korong/rules';
import { loadNet } from './nets.js';

export interface SearchThreadData {
  readonly game: GameName;
  /** `small`, `large`, `playouts` or a file. */
  readonly net: string;
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

const { game, net, memory, seat } = workerData as SearchThreadData;
const player: SearchPlayer =
  net === 'playouts'
    ? playoutPlayer(game, seat + 1, { memory })
    : netPlayer(loadNet(game, net), { memory, symmetry: seat });

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

parentPort!.on('message', (order: SearchOrder) => {
  current = order.kind === 'search' ? order.number : 0;
  if (order.kind === 'start') player.start(order.position);
  else if (order.kind === 'make') player.make(order.turn);
  else if (order.kind === 'search') void search(order.number);
});
