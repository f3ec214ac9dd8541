// The parent's handle on the load generator, which runs in its own process.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Load } from './load.ts';
import type { Answer } from './main.ts';

type Asked<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;

export type LoadProcess = { readonly [name in keyof Load]: Asked<Load[name]> } & {
  readonly pid: number;
  end(): void;
};

export const startLoad = (): LoadProcess => {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), [], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  child.on('message', (answer: Answer) => {
    waiting.get(answer.n)?.(answer);
    waiting.delete(answer.n);
  });
  child.on('exit', code => {
    for (const [n, tell] of waiting) tell({ n, error: `the load generator ended with ${code}` });
    waiting.clear();
  });
  const asking =
    (ask: keyof Load) =>
    (...args: readonly unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const n = count++;
        waiting.set(n, ({ value, error }) => {
          if (error === undefined) resolve(value);
          else reject(new Error(error));
        });
        child.send({ n, ask, args });
      });
  const names = [
    'prepare',
    'move',
    'rate',
    'measure',
    'finish',
    'idle',
    'counts',
    'silent',
    'games',
    'stop',
  ] as const;
  return {
    ...(Object.fromEntries(names.map(name => [name, asking(name)])) as unknown as {
      readonly [name in keyof Load]: Asked<Load[name]>;
    }),
    pid: child.pid!,
    end: () => {
      child.kill('SIGKILL');
    },
  };
};
