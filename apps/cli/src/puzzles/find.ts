import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { message } from '@korong/messages';
import type { Puzzle } from '@korong/study';
import type { GameName } from '@korong/rules';
import { loadNet } from '../engine/nets.js';
import { Fail } from '../fail.js';
import { fileTrouble } from '../fileTrouble.js';
import { startText } from '../startText.js';
import { Collection } from './collection.js';
import type { FinderTask, Found } from './finderThread.js';

export interface FindOptions {
  readonly game: GameName;
  readonly variant: string;
  readonly net: string;
  readonly count: number;
  readonly threads: number;
  readonly seed: number;
  /** The lowest and the highest level that play. */
  readonly levels: readonly [number, number];
  /** Seconds after which it ends. */
  readonly seconds?: number;
  /** Games of each thread after which it ends. */
  readonly games?: number;
  /** Puzzles are appended to it as they are found; those already there count. */
  readonly file: string;
}

const PROGRESS_MS = 10_000;

const ending = (file: string, act: () => void): void => {
  try {
    act();
  } catch (error) {
    throw new Fail(message('error.file.write', { text: file, why: fileTrouble(error, 'write') }));
  }
};

/** Puzzles of an earlier run. A truncated last line is ended and not counted. */
const collectEarlier = (file: string, collection: Collection): void => {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  for (const line of text.split('\n')) {
    try {
      collection.add(JSON.parse(line) as Puzzle);
    } catch {
      continue;
    }
  }
};

/** Finds puzzles in games that are played for it, until there are enough of them, time is up or a signal comes. */
export const runFind = async (options: FindOptions, tell: (line: string) => void): Promise<void> => {
  const { game: name, variant: played, file, threads, seconds } = options;
  loadNet(name, options.net, startText(name, { variant: played })); // a wrong net ends the command, not a thread
  const collection = new Collection(options.count);
  ending(file, () => {
    collectEarlier(file, collection);
    appendFileSync(file, '');
  });
  let games = 0;
  const progress = (): void => {
    tell(message('puzzles.progress', { games, puzzles: collection.size, themes: collection.counts() }));
  };
  const stop = new AbortController();
  const end = (): void => {
    stop.abort();
  };
  const collect = (found: Found): void => {
    games++;
    const fresh = found.filter(puzzle => collection.add(puzzle));
    if (fresh.length > 0) appendFileSync(file, fresh.map(puzzle => `${JSON.stringify(puzzle)}\n`).join(''));
    if (collection.isFull) end();
  };
  const thread = (index: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const { game, variant, net, seed, levels } = options;
      const task: FinderTask = {
        game,
        variant,
        net,
        levels,
        seed: seed * 1_000 + index,
        ...(options.games === undefined ? {} : { games: options.games }),
      };
      const worker = new Worker(new URL('./finderThread.js', import.meta.url), { workerData: task });
      stop.signal.addEventListener('abort', () => void worker.terminate());
      worker.on('message', (found: Found) => {
        if (!stop.signal.aborted) collect(found);
      });
      worker.on('error', reject);
      worker.on('exit', () => {
        resolve();
      });
    });
  const timers = [setInterval(progress, PROGRESS_MS)];
  if (seconds !== undefined) timers.push(setTimeout(end, seconds * 1_000));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  try {
    if (!collection.isFull) await Promise.all(Array.from({ length: threads }, (_, index) => thread(index)));
  } finally {
    for (const timer of timers) clearTimeout(timer);
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
  }
  progress();
};
