import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { message } from '@korong/messages';
import { BookTally, writeBook, type CountedGame } from '@korong/study';
import type { BookSetting } from '../book/game.js';
import { Fail } from '../fail.js';

export interface BookOptions extends BookSetting {
  readonly games: number;
  readonly threads: number;
  readonly entries: number;
  readonly out: string;
}

/** A position of one game alone tells nothing about what strong players do. */
const LEAST_GAMES = 2;
const PROGRESS_EVERY = 50;

/** Plays the games and writes the book. A stop ends it after the games that are finished. */
export const makeBook = async (
  options: BookOptions,
  stop: AbortSignal,
  print: (line: string) => void,
): Promise<void> => {
  const { game, visits, seed, threads, out } = options;
  const setting: BookSetting = { game, visits, seed };
  const tally = new BookTally();
  let begun = 0;
  let games = 0;
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('../book/worker.js', import.meta.url), { workerData: setting });
      const end = (): void => {
        void worker.terminate().then(() => {
          resolve();
        });
      };
      const goOn = (): void => {
        if (begun === options.games || stop.aborted) end();
        else worker.postMessage(begun++);
      };
      worker.on('message', (played: CountedGame) => {
        tally.add(played);
        games++;
        if (games % PROGRESS_EVERY === 1) print(message('book.progress', { games, positions: tally.size }));
        goOn();
      });
      worker.on('error', reject);
      stop.addEventListener('abort', end);
      goOn();
    });
  await Promise.all(Array.from({ length: threads }, thread));
  const entries = tally.entries(LEAST_GAMES, options.entries);
  const bytes = writeBook(entries);
  try {
    writeFileSync(out, bytes);
  } catch (error) {
    throw new Fail(
      message('error.file.write', { text: out, why: error instanceof Error ? error.message : '' }),
    );
  }
  print(message('book.written', { file: out, games, positions: entries.size, bytes: bytes.length }));
};
