// A thread of the arena. It plays the games it is sent, one after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { contestantOf, readSpec } from '../engine/players.js';
import { playGame, type Setting } from './game.js';

export interface WorkerTask {
  readonly setting: Setting;
  readonly a: string;
  readonly b: string;
}

const { setting, a, b } = workerData as WorkerTask;

/** CPU milliseconds of this thread: a second of thinking is a second of one core, however busy the machine is. */
const computed = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Where one of the two has several threads, a second is the same for both only on the clock on the wall. */
const now = [a, b].some(text => readSpec(text).threads > 1) ? () => performance.now() : computed;

parentPort!.on('message', (index: number) => {
  const play = async (): Promise<void> => {
    const seats = [a, b].map((text, i) =>
      contestantOf(setting.game, setting.options, readSpec(text), index * 2 + i, now),
    );
    try {
      parentPort!.postMessage(await playGame(setting, seats[0]!, seats[1]!, index));
    } finally {
      for (const seat of seats) seat.close();
    }
  };
  play().catch((error: unknown) => {
    parentPort!.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  });
});
