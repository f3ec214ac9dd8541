import { expect, test } from 'vitest';
import type { EnginePool, Thinking } from '../../engine/enginePool.js';
import { Thinker } from './thinker.js';

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
  const thinker = new Thinker(() => new Promise(resolve => (arrive = resolve)));
  const asked = thinker.ask(question, () => undefined);
  thinker.stop();
  expect(stops).toEqual([]);
  arrive(engineOf(stops));
  expect(await asked).toBe(answer);
  expect(stops).toEqual(['stop']);
});

test('what is no longer wanted is stopped and not heard; the next question does not suffer from it', async () => {
  const stops: string[] = [];
  const engine = engineOf(stops);
  const thinker = new Thinker(() => Promise.resolve(engine));
  const first = thinker.ask(question, () => undefined);
  await Promise.resolve();
  const second = thinker.ask(question, () => undefined);
  expect(await first).toBeUndefined();
  await Promise.resolve();
  expect(stops).toEqual(['stop']);
  thinker.stop();
  expect(await second).toBe(answer);
});
