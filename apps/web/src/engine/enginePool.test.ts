import type { Line, Report } from '@korong/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EnginePool, EngineError, seatsFor, type WorkerLike } from './enginePool.js';
import { PATIENCE } from './mergeSearches.js';
import type { Answer, News, Order, Question, Task } from './workerMessages.js';

class FakeWorker implements WorkerLike {
  orders: Order[] = [];
  ended = false;
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  postMessage(order: Order): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: News): void {
    this.onmessage!({ data } as MessageEvent<News>);
  }
  breakDown(message = ''): void {
    this.onerror!({ message } as ErrorEvent);
  }
  get stops(): number {
    return this.orders.filter(({ kind }) => kind === 'stop').length;
  }
}

const engineWith = (seats: number, shares = false): { engine: EnginePool; made: FakeWorker[] } => {
  const made: FakeWorker[] = [];
  const engine = new EnginePool(
    () => {
      made.push(new FakeWorker());
      return made.at(-1)!;
    },
    seats,
    shares,
  );
  return { engine, made };
};

/** The orders to help that a worker was given: team, number of the helper, net. */
const helps = ({ orders }: FakeWorker): unknown[] =>
  orders.flatMap(order => (order.kind === 'help' ? [[order.ticket, order.helper, order.net]] : []));

/** The worker that was asked to think, and the last task it was given. */
const leaderOf = (made: readonly FakeWorker[]): { readonly worker: FakeWorker; readonly task: Task } => {
  const worker = made.find(({ orders }) => orders.some(({ kind }) => kind === 'think'))!;
  return { worker, task: worker.orders.findLast(order => order.kind === 'think')!.task };
};

const level: Question = { game: 'yinsh', start: '', turns: [], seed: 1, level: 3 };
const analysis: Question = { game: 'yinsh', start: '', turns: [], seed: 1, visits: 600, lines: 2 };

const line = (turn: string, visits: number, ...more: string[]): Line => ({
  turn,
  steps: [],
  visits,
  score: 0.5,
  line: [turn, ...more],
});
const report = (...lines: Line[]): Report => ({ visits: lines.reduce((n, l) => n + l.visits, 0), lines });
const found = (turn: string, ...lines: Line[]): Answer => ({ turn, report: report(...lines) });
const turnsOf = ({ report: { lines } }: Answer): unknown => lines.map(({ turn, visits }) => [turn, visits]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one core stays free, and there are never more than four', () => {
  expect([undefined, 1, 2, 4, 8, 64].map(seatsFor)).toEqual([1, 1, 1, 3, 4, 4]);
});

test('reports and answers find who asked, a stop goes to the right question', async () => {
  const { engine, made } = engineWith(1);
  const heard: number[] = [];
  const first = engine.think(analysis, r => heard.push(r.visits));
  const second = engine.think(level);
  const [worker] = made as [FakeWorker];
  second.stop();
  expect(worker.orders.at(-1)).toEqual({ kind: 'stop', id: 2 });
  worker.say({ kind: 'report', id: 1, report: report(line('f6', 3)) });
  worker.say({ kind: 'answer', id: 2, answer: found('a2') });
  worker.say({ kind: 'answer', id: 1, answer: found('f6') });
  expect((await first.answer).turn).toBe('f6');
  expect((await second.answer).turn).toBe('a2');
  expect(heard).toEqual([3]);
  // The search is cancelled.
  second.stop();
  expect(worker.stops).toBe(1);
});

test('a worker that breaks down fails what waits, and the next question gets a new one', async () => {
  const { engine, made } = engineWith(1);
  const lost = engine.think(level).answer;
  made[0]!.breakDown();
  await expect(lost).rejects.toEqual(new EngineError('unreachable'));
  expect(made[0]!.ended).toBe(true);
  void engine.think(level).answer.catch(() => undefined);
  expect(made).toHaveLength(2);
});

test('a worker that cannot even be made is a failure like others', async () => {
  const engine = new EnginePool(() => {
    throw new Error('no more workers');
  });
  await expect(engine.think(level).answer).rejects.toEqual(new EngineError('broken'));
});

test('a level plays in one worker with its own net; the large net, once there, serves analysis too', async () => {
  const { engine, made } = engineWith(3);
  const tasks = (): unknown =>
    made.map(({ orders }) => {
      const last = orders.findLast(order => order.kind === 'think')!;
      return [last.task.net, last.task.seat, last.task.seats, last.task.lines];
    });
  void engine.think(level);
  expect(tasks()).toEqual([['small', 0, 1, undefined]]);
  const strongest = engine.think({ ...level, level: 10 });
  expect(tasks()).toEqual([['large', 0, 1, undefined]]);
  void engine.think(analysis);
  const seats = [0, 1, 2];
  expect(tasks()).toEqual(seats.map(seat => ['small', seat, 3, 12]));
  made[0]!.say({ kind: 'answer', id: 2, answer: found('a2') });
  await strongest.answer;
  void engine.think(analysis);
  expect(tasks()).toEqual(seats.map(seat => ['large', seat, 3, 12]));
  void engine.think({ ...analysis, game: 'gipf' });
  expect(tasks()).toEqual(seats.map(seat => ['small', seat, 3, 12]));
});

test('several report and answer as one; the first to be done ends it for all', async () => {
  const { engine, made } = engineWith(2);
  const heard: Report[] = [];
  const thinking = engine.think(analysis, r => heard.push(r));
  const [one, two] = made as [FakeWorker, FakeWorker];
  one.say({ kind: 'report', id: 1, report: report(line('f6', 30), line('e5', 20)) });
  two.say({ kind: 'report', id: 1, report: report(line('e5', 25), line('g7', 5)) });
  expect(heard.map(({ visits, lines }) => [visits, lines[0]!.turn])).toEqual([
    [50, 'f6'],
    [80, 'e5'],
  ]);
  one.say({ kind: 'answer', id: 1, answer: found('f6', line('f6', 60), line('e5', 50)) });
  await vi.advanceTimersByTimeAsync(0);
  expect([one.stops, two.stops]).toEqual([0, 1]);
  two.say({ kind: 'answer', id: 1, answer: found('e5', line('e5', 40), line('g7', 9)) });
  const answer = await thinking.answer;
  expect(answer.turn).toBe('e5');
  expect(turnsOf(answer)).toEqual([
    ['e5', 90],
    ['f6', 60],
  ]);
});

test('a stop reaches all of them', async () => {
  const { engine, made } = engineWith(3);
  const thinking = engine.think(analysis);
  thinking.stop();
  expect(made.map(({ stops }) => stops)).toEqual([1, 1, 1]);
  for (const worker of made) worker.say({ kind: 'answer', id: 1, answer: found('f6', line('f6', 2)) });
  expect(turnsOf(await thinking.answer)).toEqual([['f6', 6]]);
});

test('one that does not come to an end is not waited for; what it last told counts, what it says later does not', async () => {
  const { engine, made } = engineWith(2);
  const heard: Report[] = [];
  const thinking = engine.think(analysis, r => heard.push(r));
  const [one, two] = made as [FakeWorker, FakeWorker];
  two.say({ kind: 'report', id: 1, report: report(line('e5', 70, 'a2')) });
  one.say({ kind: 'answer', id: 1, answer: found('f6', line('f6', 60)) });
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await thinking.answer).toMatchObject({ turn: 'e5', report: { visits: 130 } });
  two.say({ kind: 'report', id: 1, report: report(line('e5', 700)) });
  two.say({ kind: 'answer', id: 1, answer: found('e5', line('e5', 700)) });
  expect(heard).toHaveLength(1);
});

test('one that breaks down or has no net is left out, and is there again for the next question', async () => {
  const { engine, made } = engineWith(3);
  const thinking = engine.think(analysis);
  const [one, two, three] = made as [FakeWorker, FakeWorker, FakeWorker];
  one.say({ kind: 'report', id: 1, report: report(line('e5', 70)) });
  one.breakDown('out of memory');
  two.say({ kind: 'failed', id: 1, failure: 'unreachable' });
  await vi.advanceTimersByTimeAsync(PATIENCE);
  three.say({ kind: 'answer', id: 1, answer: found('f6', line('f6', 60)) });
  expect(await thinking.answer).toEqual(found('f6', line('f6', 60)));
  void engine.think(analysis);
  expect(made).toHaveLength(4);
  expect(made[3]!.orders[0]).toMatchObject({ kind: 'think', task: { seat: 0 } });
});

test('only if all fail does the question', async () => {
  const { engine, made } = engineWith(2);
  const thinking = engine.think(analysis);
  for (const worker of made) worker.say({ kind: 'failed', id: 1, failure: 'unreachable' });
  await expect(thinking.answer).rejects.toEqual(new EngineError('unreachable'));
});

test('closing ends all workers and what they work on', async () => {
  const { engine, made } = engineWith(3);
  const thinking = engine.think(analysis);
  engine.close();
  await expect(thinking.answer).rejects.toEqual(new EngineError('broken'));
  expect(made.map(({ ended }) => ended)).toEqual([true, true, true]);
});

test('with shared memory one worker leads, and the others are sent to its tree once', async () => {
  const { engine, made } = engineWith(3, true);
  const thinking = engine.think(analysis);
  const { worker, task } = leaderOf(made);
  expect([task.seat, task.seats, task.lines, task.visits]).toEqual([0, 1, 2, 600]);
  expect(task.team!.memory.helpers).toBe(2);
  const others = made.filter(one => one !== worker);
  expect(others.map(helps)).toEqual([[[1, 1, 'small']], [[1, 2, 'small']]]);
  worker.say({ kind: 'answer', id: 1, answer: found('f6', line('f6', 60)) });
  expect((await thinking.answer).turn).toBe('f6');
  const next = engine.think(analysis);
  expect(leaderOf(made).task.team!.id).toBe(task.team!.id);
  expect(others.map(one => helps(one).length)).toEqual([1, 1]);
  engine.close();
  await expect(next.answer).rejects.toEqual(new EngineError('broken'));
  expect(made.every(({ ended }) => ended)).toBe(true);
});

test('with shared memory only the highest level has helpers, who go from one tree to the other', () => {
  const { engine, made } = engineWith(2, true);
  void engine.think(level);
  expect(made).toHaveLength(1);
  expect(leaderOf(made).task.team).toBeUndefined();
  void engine.think({ ...level, level: 10 });
  const { worker, task } = leaderOf(made);
  const [helper] = made.filter(one => one !== worker) as [FakeWorker];
  expect(helps(helper)).toEqual([[1, 1, 'large']]);
  void engine.think(analysis);
  expect(leaderOf(made).task.team!.id).not.toBe(task.team!.id);
  void engine.think({ ...level, level: 10 });
  expect(leaderOf(made).task.team!.id).toBe(task.team!.id);
  expect(helps(helper)).toEqual([
    [1, 1, 'large'],
    [2, 1, 'small'],
    [3, 1, 'large'],
  ]);
});

test('a helper that leaves or breaks down is sent again, or made anew, with the next question', () => {
  const { engine, made } = engineWith(3, true);
  void engine.think(analysis);
  const { worker } = leaderOf(made);
  const [one, two] = made.filter(other => other !== worker) as [FakeWorker, FakeWorker];
  one.say({ kind: 'left', ticket: 1 });
  two.breakDown('out of memory');
  expect(two.ended).toBe(true);
  void engine.think(analysis);
  expect(helps(one)).toHaveLength(2);
  expect(made).toHaveLength(4);
  expect(helps(made[3]!)).toEqual([[1, 2, 'small']]);
});

test('a leader that breaks down takes its tree with it; the next question has another one', async () => {
  const { engine, made } = engineWith(2, true);
  const lost = engine.think(analysis).answer;
  const { worker, task } = leaderOf(made);
  worker.breakDown('out of memory');
  await expect(lost).rejects.toEqual(new EngineError('broken'));
  void engine.think(analysis);
  const again = leaderOf(made.filter(one => one !== worker));
  expect(again.task.team!.id).not.toBe(task.team!.id);
});
