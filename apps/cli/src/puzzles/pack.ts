import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { message } from '@korong/messages';
import { games } from '@korong/rules';
import { readPuzzles, writePuzzles, type Puzzle, type RatedPuzzle } from '@korong/study';
import { loadNet } from '../engine/nets.js';
import { Fail } from '../fail.js';
import { fileTrouble } from '../fileTrouble.js';

export interface PackOptions {
  /** Files of `korong puzzles find`. */
  readonly files: readonly string[];
  /** The folder of the packed files, one for each game. */
  readonly out: string;
  readonly net: string;
  readonly threads: number;
}

const PROGRESS_EVERY = 100;

const failing = <T>(doing: 'read' | 'write', text: string, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    throw new Fail(message(`error.file.${doing}`, { text, why: fileTrouble(error, doing) }));
  }
};

/** The puzzles of all files, each id once. */
const readFound = (files: readonly string[]): Puzzle[] => {
  const found = new Map<string, Puzzle>();
  for (const file of files) {
    const lines = failing('read', file, () => readFileSync(file, 'utf8')).split('\n');
    for (const line of lines) {
      if (line === '') continue;
      const puzzle = failing('read', file, () => JSON.parse(line) as Puzzle);
      if (!found.has(puzzle.id)) found.set(puzzle.id, puzzle);
    }
  }
  return [...found.values()];
};

const packedFile = (folder: string, game: string): string => join(folder, `${game}.txt`);

/** Ratings that were found out earlier, by id. */
const knownRatings = (folder: string): Map<string, number> => {
  const known = new Map<string, number>();
  for (const { name } of games) {
    try {
      const read = readPuzzles(readFileSync(packedFile(folder, name), 'utf8'));
      if (read.ok) for (const { id, rating } of read.value) known.set(id, rating);
    } catch {
      continue; // nothing was packed yet
    }
  }
  return known;
};

/** Rates the puzzles in threads. */
const rate = async (
  puzzles: readonly Puzzle[],
  { net, threads }: PackOptions,
  rated: (puzzle: Puzzle, rating: number) => void,
): Promise<void> => {
  const waiting = [...puzzles];
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./raterThread.js', import.meta.url), { workerData: net });
      let now: Puzzle | undefined;
      const goOn = (): void => {
        now = waiting.pop();
        if (now === undefined)
          void worker.terminate().then(() => {
            resolve();
          });
        else worker.postMessage(now);
      };
      worker.on('message', (rating: number) => {
        rated(now!, rating);
        goOn();
      });
      worker.on('error', reject);
      goOn();
    });
  await Promise.all(Array.from({ length: Math.min(threads, puzzles.length) }, thread));
};

/** Rates the puzzles of some files and packs them for the pages. Puzzles that were packed before keep their rating. */
export const packPuzzles = async (options: PackOptions, tell: (line: string) => void): Promise<void> => {
  const { files, out } = options;
  const puzzles = readFound(files);
  const ratings = knownRatings(out);
  const fresh = puzzles.filter(({ id }) => !ratings.has(id));
  // A wrong net ends the command, not a thread.
  for (const { name } of games) {
    const first = fresh.find(({ game }) => game === name);
    if (first) loadNet(name, options.net, first.position);
  }
  let done = 0;
  await rate(fresh, options, ({ id }, rating) => {
    ratings.set(id, rating);
    if (++done % PROGRESS_EVERY === 0) tell(message('puzzles.rated', { done, all: fresh.length }));
  });
  for (const { name } of games) {
    const packed: RatedPuzzle[] = puzzles
      .filter(({ game }) => game === name)
      .map(puzzle => ({ ...puzzle, rating: ratings.get(puzzle.id)! }));
    if (packed.length === 0) continue;
    const file = packedFile(out, name);
    failing('write', file, () => {
      mkdirSync(out, { recursive: true });
      writeFileSync(file, writePuzzles(name, packed));
    });
    tell(message('puzzles.packed', { file, puzzles: packed.length }));
  }
};
