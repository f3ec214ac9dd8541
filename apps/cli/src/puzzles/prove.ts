import { Worker } from 'node:worker_threads';
import { Random } from '@korong/engine';
import { message } from '@korong/messages';
import type { Puzzle } from '@korong/study';

interface ProveOptions {
  /** So many puzzles, drawn by `seed`; without it, all. */
  readonly sample?: number;
  readonly seed: number;
  readonly threads: number;
}

const PROGRESS_EVERY = 100;

const drawn = (puzzles: readonly Puzzle[], { sample, seed }: ProveOptions): Puzzle[] => {
  const left = [...puzzles];
  if (sample === undefined) return left;
  const random = new Random(seed);
  return Array.from({ length: Math.min(sample, left.length) }, () => {
    const [one] = left.splice(random.below(left.length), 1);
    return one!;
  });
};

/** Proves puzzles again, from their positions alone. Names those that are not as claimed; returns the exit code. */
export const provePuzzles = async (
  puzzles: readonly Puzzle[],
  options: ProveOptions,
  tell: (line: string) => void,
): Promise<number> => {
  const waiting = drawn(puzzles, options);
  const all = waiting.length;
  let done = 0;
  let wrong = 0;
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./proverThread.js', import.meta.url));
      let now: Puzzle | undefined;
      const goOn = (): void => {
        now = waiting.pop();
        if (now === undefined)
          void worker.terminate().then(() => {
            resolve();
          });
        else worker.postMessage(now);
      };
      worker.on('message', (proven: boolean) => {
        done++;
        if (!proven) {
          wrong++;
          tell(message('puzzles.wrong', { id: now!.id, theme: now!.theme, position: now!.position }));
        }
        if (done % PROGRESS_EVERY === 0) tell(message('puzzles.proving', { done, all }));
        goOn();
      });
      worker.on('error', reject);
      goOn();
    });
  await Promise.all(Array.from({ length: Math.min(options.threads, all) }, thread));
  tell(message('puzzles.proven', { right: all - wrong, all }));
  return wrong === 0 ? 0 : 1;
};
