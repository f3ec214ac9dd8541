import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { message } from '@korong/messages';
import { gameNamed, type GameName } from '@korong/rules';
import { BookTally, writeBook, type CountedGame } from '@korong/study';
import type { BookSetting } from './game.js';
import { readOpening } from './openings.js';
import { Fail } from '../fail.js';
import { fileTrouble } from '../fileTrouble.js';

export interface BookOptions extends BookSetting {
  readonly games: number;
  readonly threads: number;
  readonly entries: number;
  readonly out: string;
  /** A file of games of training/openings.py, instead of games that are played now. */
  readonly from?: string;
}

/** A position of one game alone tells nothing about what strong players do. */
const MIN_GAMES = 2;
const PROGRESS_EVERY = 50;

type Count = (game: CountedGame) => void;

/** Plays games until there are enough, or a stop. */
const playGames = async (options: BookOptions, stop: AbortSignal, count: Count): Promise<void> => {
  const { game, visits, seed, threads } = options;
  const setting: BookSetting = { game, visits, seed };
  let begun = 0;
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: setting });
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
        count(played);
        goOn();
      });
      worker.on('error', reject);
      stop.addEventListener('abort', end);
      goOn();
    });
  await Promise.all(Array.from({ length: threads }, thread));
};

/** Counts the games of a file. */
const readGames = async (name: GameName, file: string, stop: AbortSignal, count: Count): Promise<void> => {
  const game = gameNamed(name);
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  let number = 0;
  for await (const line of lines) {
    number++;
    if (stop.aborted) return;
    const played = readOpening(game, line);
    if (played === undefined) throw new Fail(message('error.book.line', { file, number }));
    count(played);
  }
};

/** Makes the book of the games of a file, or of games that it plays. A stop ends it after the games that are finished. */
export const makeBook = async (
  options: BookOptions,
  stop: AbortSignal,
  print: (line: string) => void,
): Promise<void> => {
  const { game, out, from } = options;
  const tally = new BookTally();
  let games = 0;
  const count = (played: CountedGame): void => {
    tally.add(played);
    games++;
    if (games % PROGRESS_EVERY === 1) print(message('book.progress', { games, positions: tally.size }));
  };
  try {
    if (from === undefined) await playGames(options, stop, count);
    else await readGames(game, from, stop, count);
  } catch (error) {
    if (from === undefined || error instanceof Fail) throw error;
    throw new Fail(message('error.file.read', { text: from, why: fileTrouble(error, 'read') }));
  }
  const entries = tally.entries(MIN_GAMES, options.entries);
  const bytes = writeBook(entries);
  try {
    writeFileSync(out, bytes);
  } catch (error) {
    throw new Fail(message('error.file.write', { text: out, why: fileTrouble(error, 'write') }));
  }
  print(message('book.written', { file: out, games, positions: entries.size, bytes: bytes.length }));
};
