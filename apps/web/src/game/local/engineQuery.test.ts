import { expect, test } from 'vitest';
import type { EnginePool, Thinking } from '../../engine/enginePool.js';
import { EngineQuery } from './engineQuery.js';

const question = { game: 'yinsh', start: '', turns: [], seed: 1 } as const;
const answer = { turn: 'f6', report: { visits: 1, lines: [] } };

/** An engine that answers once it is stopped. */
const engineOf = (stops: string[]): EnginePool =>
  ({
    think: (): Thinking => {
      let resolve: (found: typeof answer) => void;
      return {
        answer: new Promise(done => (resolve = done)),
        stop: () => {
          stops.push('stop');
          resolve(answer);
        },
      };
    },
  }) as unknown as EnginePool;

test('a stop is heard although the engine is still being fetched', async () => {
  const stops: string[] = [];
  let arrive: (engine: EnginePool) => void = () => undefined;
  const query = new EngineQuery(() => new Promise(resolve => (arrive = resolve)));
  const asked = query.ask(question, () => undefined);
  query.stop();
  expect(stops).toEqual([]);
  arrive(engineOf(stops));
  expect(await asked).toBe(answer);
  expect(stops).toEqual(['stop']);
});

test('what is no longer wanted is stopped and not heard; the next question does not suffer from it', async () => {
  const stops: string[] = [];
  const engine = engineOf(stops);
  const query = new EngineQuery(() => Promise.resolve(engine));
  const first = query.ask(question, () => undefined);
  await Promise.resolve();
  const second = query.ask(question, () => undefined);
  expect(await first).toBeUndefined();
  await Promise.resolve();
  expect(stops).toEqual(['stop']);
  query.stop();
  expect(await second).toBe(answer);
});
