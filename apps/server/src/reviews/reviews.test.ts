import { ok } from '@korong/rules';
import { expect, test } from 'vitest';
import type { ReviewJob } from '../shared/shared.js';
import { append, beginning, guest, newId, onSqlite, turn } from '../store/testing.js';
import type { Store } from '../store/store.js';
import { Reviews } from './reviews.js';

const DAY = 86_400_000;

/** A process that reviews games of this store; its engine answers when it is told to. */
const processOf = (store: Store, turns: number, now = () => Date.now()) => {
  const asked: ReviewJob[] = [];
  const made: string[][] = [];
  let hear: (job: ReviewJob, reports: string) => void = () => undefined;
  const troubles: unknown[] = [];
  const reviews = new Reviews({
    store,
    records: {
      reviewTask: () =>
        Promise.resolve({
          game: 'yinsh',
          start: 'start',
          turns: Array.from({ length: turns }, (_, i) => `t${i}`),
        }),
      review: (_, reports) => {
        made.push([...reports]);
        return Promise.resolve(JSON.stringify({ reports }));
      },
    },
    jobs: {
      review: job => {
        asked.push(job);
        return Promise.resolve();
      },
      onReviewed: listener => {
        hear = listener;
      },
    },
    now,
    trouble: error => troubles.push(error),
  });
  const answer = (job: ReviewJob, reports = `[${job.review.from}]`): void => {
    hear(job, reports);
  };
  /** The state, once it is this far. */
  const reaches = async (game: string, state: object): Promise<void> => {
    await expect.poll(() => reviews.state(game)).toMatchObject(state);
    expect(troubles).toEqual([]);
  };
  return { reviews, asked, made, answer, reaches };
};

const finished = async ({ games }: Store): Promise<string> => {
  const start = beginning(guest('Anna'), guest('Bela'));
  await games.begin(start, 'nothing');
  await games.append(
    append(start.id, [turn(2)], { status: 'over', winner: 'white', ending: 'resignation', endedAt: 9 }),
  );
  return start.id;
};

const yes = () => Promise.resolve(ok(undefined));

onSqlite(({ open }) => {
  test('a game is searched in parts, which another process takes up where this one ended', async () => {
    const store = await open();
    const game = await finished(store);
    const first = processOf(store, 9);
    expect(await first.reviews.state(game)).toEqual({ state: 'none', done: 0, positions: 0 });
    expect(await first.reviews.ask(game, yes)).toEqual(ok({ state: 'waiting', done: 0, positions: 10 }));
    expect(first.asked.map(({ review }) => [review.from, review.to, review.turns.length])).toEqual([
      [0, 3, 3],
      [4, 7, 7],
      [8, 9, 9],
    ]);
    first.answer(first.asked[1]!);
    await first.reaches(game, { state: 'waiting', done: 4 });
    first.reviews.close();
    first.answer(first.asked[0]!);

    const second = processOf(store, 9);
    await second.reviews.run();
    expect(second.asked.map(({ review }) => review.from)).toEqual([0, 8]);
    for (const job of [...second.asked, second.asked[0]!]) second.answer(job);
    await second.reaches(game, { state: 'done' });
    expect(second.made[0]).toEqual(['[0]', '[4]', '[8]']);
    const done = { state: 'done', done: 10, positions: 10, review: '{"reports":["[0]","[4]","[8]"]}' };
    expect(await second.reviews.state(game)).toEqual(done);
    // It is there for everybody, and costs nobody anything.
    const asked = await second.reviews.ask(game, () => Promise.reject(new Error('counted')));
    expect(asked).toEqual(ok(done));
    await second.reviews.run();
    expect(second.asked).toHaveLength(2);
  });

  test('a process that ended before it made the review of all parts leaves that to the next', async () => {
    const store = await open();
    const game = await finished(store);
    await store.reviews.ask(game, { game: 'yinsh', start: 'start', turns: ['t0'] });
    await store.reviews.addPart(game, 0, '[0]');
    const { reviews, made } = processOf(store, 1);
    await reviews.run();
    expect(made).toEqual([['[0]']]);
    expect(await reviews.state(game)).toMatchObject({ state: 'done' });
  });

  test('what cannot be searched, or takes too long, has failed; it can be asked for again', async () => {
    const store = await open();
    const [game, other] = [await finished(store), await finished(store)];
    const { reviews, asked, answer, reaches } = processOf(store, 3);
    await reviews.ask(game, yes);
    answer(asked[0]!, '');
    await reaches(game, { state: 'failed' });
    expect(await reviews.ask(game, yes)).toMatchObject(ok({ state: 'waiting' }));
    await reviews.ask(other, yes);
    await processOf(store, 3, () => Date.now() + 2 * DAY).reviews.run();
    expect(await reviews.state(other)).toMatchObject({ state: 'failed' });
  });

  test('only finished games are reviewed, and only by those who may ask', async () => {
    const store = await open();
    const start = beginning(guest(), guest());
    await store.games.begin(start, 'nothing');
    const { reviews, asked } = processOf(store, 3);
    expect(await reviews.ask(start.id, yes)).toMatchObject({ error: { code: 'GAME_NOT_OVER' } });
    expect(await reviews.ask(newId(10), yes)).toMatchObject({ error: { code: 'GAME_NOT_FOUND' } });
    const no = () => Promise.resolve({ ok: false, error: { code: 'TOO_MANY_REQUESTS', waitMs: 5 } } as const);
    expect(await reviews.ask(await finished(store), no)).toMatchObject({ error: { waitMs: 5 } });
    expect(asked).toEqual([]);
  });
});
