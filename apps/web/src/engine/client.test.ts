import { expect, test } from 'vitest';
import { Engine, EngineError, type WorkerLike } from './client.js';
import type { News, Order, Question } from './protocol.js';

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
}

const news = (data: News): MessageEvent<News> => ({ data }) as MessageEvent<News>;
const question: Question = { game: 'yinsh', start: '', turns: [], seed: 1 };
const report = { visits: 3, lines: [] };
const answer = { turn: 'f6', report };

test('reports and answers find who asked, a stop goes to the right question', async () => {
  const worker = new FakeWorker();
  const engine = new Engine(() => worker);
  const heard: number[] = [];
  const first = engine.think(question, r => heard.push(r.visits));
  const second = engine.think(question);
  second.stop();
  worker.onmessage!(news({ kind: 'report', id: 1, report }));
  worker.onmessage!(news({ kind: 'answer', id: 2, answer: { ...answer, turn: 'a2' } }));
  worker.onmessage!(news({ kind: 'answer', id: 1, answer }));
  expect((await first.answer).turn).toBe('f6');
  expect((await second.answer).turn).toBe('a2');
  expect(heard).toEqual([3]);
  expect(worker.orders.at(-1)).toEqual({ kind: 'stop', id: 2 });
});

test('a worker that breaks down fails what waits, and the next question gets a new one', async () => {
  const made: FakeWorker[] = [];
  const engine = new Engine(() => {
    made.push(new FakeWorker());
    return made.at(-1)!;
  });
  const lost = engine.think(question).answer;
  made[0]!.onerror!({ message: '' } as ErrorEvent);
  await expect(lost).rejects.toEqual(new EngineError('unreachable'));
  expect(made[0]!.ended).toBe(true);
  void engine.think(question).answer.catch(() => undefined);
  expect(made).toHaveLength(2);
});
