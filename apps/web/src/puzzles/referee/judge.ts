// Judges tries: by the recorded solutions at once, everything else in a worker.
import { recordedVerdict, type Puzzle, type Verdict } from '@korong/study';
import type { Answer, Question } from './protocol.js';

type Asked = Question['puzzle'];

let worker: Worker | undefined;
let last = 0;

const start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

const ask = (puzzle: Asked, turns: readonly string[]): Promise<Verdict> =>
  new Promise((resolve, reject) => {
    const id = ++last;
    const asked = (worker ??= start());
    const hear = ({ data }: MessageEvent<Answer>): void => {
      if (data.id !== id) return;
      asked.removeEventListener('message', hear);
      resolve(data.verdict);
    };
    asked.addEventListener('message', hear);
    asked.addEventListener('error', event => {
      worker = undefined;
      asked.terminate();
      reject(new Error(event.message));
    });
    asked.postMessage({ id, puzzle, turns } satisfies Question);
  });

/** Where no worker runs, the page itself proves. */
const askHere = async (puzzle: Asked, turns: readonly string[]): Promise<Verdict> => {
  const { PuzzleReferee } = await import('./here.js');
  return new PuzzleReferee().judge(puzzle, turns);
};

export const judge = async (
  { game, position, solutions }: Puzzle,
  turns: readonly string[],
): Promise<Verdict> => {
  const puzzle = { game, position, solutions };
  return recordedVerdict(puzzle, turns) ?? (await ask(puzzle, turns).catch(() => askHere(puzzle, turns)));
};
