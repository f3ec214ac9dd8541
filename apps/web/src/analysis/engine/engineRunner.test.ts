import type { Report } from '@korong/engine';
import { expect, test } from 'vitest';
import type { EnginePool } from '../../engine/enginePool.js';
import type { Answer, Question } from '../../engine/workerMessages.js';
import { EngineRunner, type Finding, type Searched } from './engineRunner.js';
import { readOptions, type EngineOptions } from './options.js';
import { distinctLinesAt } from './searchedAt.js';
import { yinsh } from '@korong/rules';

interface Asked {
  readonly question: Question;
  readonly hear: (report: Report) => void;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
  stopped: boolean;
}

const ON: EngineOptions = { on: true, lines: 2, workers: 1 };
const at = (position: string): Searched => ({
  game: 'yinsh',
  start: 'start',
  turns: [position],
  position,
  side: 'white',
});
const report = (visits: number): Report => ({ visits, lines: [] });
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

const begin = (options = ON) => {
  const asked: Asked[] = [];
  const pools: { workers: number; closed: boolean }[] = [];
  const shown: (Finding | undefined)[] = [];
  const troubles: unknown[] = [];
  let now = 0;
  const runner = new EngineRunner(options, {
    now: () => now,
    distinct: (_, lines) => ({ wanted: lines, of: report => report }),
    show: (finding, trouble) => {
      shown.push(finding);
      if (trouble) troubles.push(trouble);
    },
    pool: workers => {
      const pool = { workers, closed: false };
      pools.push(pool);
      return Promise.resolve({
        think: (question: Question, hear: (report: Report) => void) => {
          const one = { question, hear, stopped: false } as unknown as Asked & Record<string, unknown>;
          const answer = new Promise<Answer>((resolve, reject) => {
            Object.assign(one, { answer: resolve, fail: reject });
          });
          asked.push(one);
          return { answer, stop: () => (one.stopped = true) };
        },
        close: () => (pool.closed = true),
      } as unknown as EnginePool);
    },
  });
  return { runner, asked, pools, shown, troubles, wait: (ms: number) => (now += ms) };
};

test('it searches the shown position without a turn, and another position ends that', async () => {
  const { runner, asked, shown, wait } = begin();
  runner.look(at('a'));
  await settled();
  expect(asked[0]!.question).toMatchObject({ analysis: true, lines: 2, turns: ['a'] });
  asked[0]!.hear(report(100));
  wait(500);
  asked[0]!.hear(report(600));
  expect(shown.at(-1)).toMatchObject({ speed: 1000, running: true, report: { visits: 600 } });
  runner.look(at('b'));
  await settled();
  expect([asked[0]!.stopped, asked.length, shown.at(-1)]).toEqual([true, 2, undefined]);
  asked[0]!.hear(report(9999));
  expect(shown.at(-1)).toBeUndefined();
  // What was known of a position is shown again at once, and stays until more is known.
  runner.look(at('a'));
  expect(shown.at(-1)?.report.visits).toBe(600);
  await settled();
  asked[2]!.hear(report(10));
  expect(shown.at(-1)?.report.visits).toBe(600);
});

test('a hidden page searches nothing; shown again it goes on', async () => {
  const { runner, asked } = begin();
  runner.look(at('a'));
  await settled();
  runner.hide(true);
  expect(asked[0]!.stopped).toBe(true);
  runner.look(at('b'));
  await settled();
  expect(asked).toHaveLength(1);
  runner.hide(false);
  await settled();
  expect(asked[1]!.question.turns).toEqual(['b']);
});

test('switched off it shows nothing; another number of workers needs another pool', async () => {
  const { runner, asked, pools, shown } = begin();
  runner.look(at('a'));
  await settled();
  asked[0]!.hear(report(5));
  runner.set({ ...ON, on: false });
  expect([asked[0]!.stopped, shown.at(-1)]).toEqual([true, undefined]);
  runner.set({ ...ON, workers: 3 });
  await settled();
  expect(pools).toEqual([
    { workers: 1, closed: true },
    { workers: 3, closed: false },
  ]);
  runner.close();
  await settled();
  expect(pools[1]!.closed).toBe(true);
});

test('a failure is told, and can be tried again', async () => {
  const { runner, asked, troubles } = begin();
  runner.look(at('a'));
  await settled();
  asked[0]!.fail(Object.assign(new Error(), { failure: 'unreachable' }));
  await settled();
  expect(troubles).toEqual(['unreachable']);
  runner.retry();
  await settled();
  expect(asked).toHaveLength(2);
});

test('options that are damaged or impossible get their usual values', () => {
  expect(readOptions(null, 8)).toEqual({ on: true, lines: 3, workers: 4 });
  expect(readOptions('{"on":false,"lines":5,"workers":8}', 8)).toEqual({ on: false, lines: 5, workers: 8 });
  expect(readOptions('{"lines":9,"workers":8}', 2)).toEqual({ on: true, lines: 3, workers: 1 });
  expect(readOptions('{', undefined)).toEqual({ on: true, lines: 3, workers: 1 });
  expect(readOptions('null', 2)).toEqual({ on: true, lines: 3, workers: 1 });
});

const START = yinsh.positionText(yinsh.start({ variant: 'standard' }));

test('mirror images of a line are shown as one', () => {
  const searched = { game: 'yinsh', start: '', turns: [], position: START, side: 'white' } as const;
  const { wanted, of } = distinctLinesAt(searched, 3);
  expect(wanted).toBeGreaterThan(3);
  const lines = ['a2', 'b1', 'f6'].map(turn => ({ turn, steps: [], visits: 5, score: 0.5, line: [turn] }));
  expect(of({ visits: 15, lines }).lines.map(({ turn, visits }) => [turn, visits])).toEqual([
    ['a2', 10],
    ['f6', 5],
  ]);
});
