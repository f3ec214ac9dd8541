// The load generator as a process: executes its parent's requests, one answer for each.
import { createLoad, type Load } from './load.ts';

export interface Question {
  readonly n: number;
  readonly ask: keyof Load;
  readonly args: readonly unknown[];
}

export interface Answer {
  readonly n: number;
  readonly value?: unknown;
  readonly error?: string;
}

type Work = (...args: readonly unknown[]) => unknown;

const load = createLoad();
const answer = (message: Answer): void => {
  process.send?.(message);
};

process.on('message', ({ n, ask, args }: Question) => {
  Promise.resolve()
    .then(() => (load as unknown as Record<string, Work>)[ask]!(...args))
    .then(
      value => {
        answer({ n, value });
      },
      (error: unknown) => {
        answer({ n, error: String(error) });
      },
    );
});
// The parent is gone.
process.on('disconnect', () => process.exit());
