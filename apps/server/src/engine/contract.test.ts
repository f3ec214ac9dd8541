// What engine work owes, in this process or over several. `asks` and `thinks` are two processes where there can be two.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../shared/testing.js';
import type { Jobs, ReviewJob, ThinkJob } from '../shared/shared.js';
import { WITHOUT_REDIS, startRedis, type Service } from '../testing/services.js';
import { LocalJobs } from './localJobs.js';
import { RedisJobs } from './redisJobs.js';
import { begun, jobFor, played } from './testing.js';
import { openThreads, type Thinker } from './threads.js';

interface Kind {
  readonly name: string;
  readonly before: () => Promise<void>;
  readonly open: (thinker: Thinker) => Promise<readonly Jobs[]>;
  readonly after: () => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();
const trouble = (): void => undefined;

const local: Kind = {
  name: 'in this process',
  before: nothing,
  open: thinker => Promise.resolve([new LocalJobs(thinker)]),
  after: nothing,
};

let redis: Service;
const onRedis: Kind = {
  name: 'over several processes',
  before: async () => {
    redis = await startRedis();
  },
  open: thinker =>
    Promise.all([
      RedisJobs.open(redis.url, undefined, { trouble }),
      RedisJobs.open(redis.url, thinker, { trouble }),
    ]),
  after: () => redis.remove(),
};

/** A thinker that takes as long as the test wants. */
class SlowThinker implements Thinker {
  readonly threads: number;
  readonly open: { job: ThinkJob | ReviewJob; done: (turn: string) => void; fail: (error: Error) => void }[] =
    [];
  readonly asked: string[] = [];

  constructor(threads = 1) {
    this.threads = threads;
  }

  think(job: ThinkJob): Promise<string> {
    this.asked.push(job.game);
    return new Promise((done, fail) => this.open.push({ job, done, fail }));
  }

  review(job: ReviewJob): Promise<string> {
    this.asked.push(`review of ${job.game}`);
    return new Promise((done, fail) => this.open.push({ job, done, fail }));
  }

  close(): Promise<void> {
    for (const { fail } of this.open.splice(0)) fail(new Error('closed'));
    return Promise.resolve();
  }

  async answer(turn: string): Promise<void> {
    await until('a job is thought about', () => this.open.length > 0);
    this.open.shift()!.done(turn);
  }
}

let games = 0;
/** A job for a game of its own. */
const job = (level = 1, kind: ThinkJob['kind'] = 'yinsh'): ThinkJob =>
  jobFor(begun(kind, { variant: 'standard' }), level, `game${++games}`);

/** Threads that think give way to whatever else wants a core. */
const PATIENCE = 200_000;

describe.each(WITHOUT_REDIS ? [local] : [local, onRedis])('$name', { timeout: 240_000 }, kind => {
  let all: readonly Jobs[] = [];
  let heard: { job: ThinkJob; turn: string }[] = [];

  const open = async (thinker: Thinker): Promise<Jobs> => {
    all = await kind.open(thinker);
    heard = [];
    all[0]!.onThought((thought, turn) => heard.push({ job: thought, turn }));
    return all[0]!;
  };

  beforeAll(kind.before);
  afterEach(async () => {
    for (const jobs of all) await jobs.close();
  });
  afterAll(kind.after);

  test('a turn is thought out in a thread, whole and legal, while the process does other things', async () => {
    const jobs = await open(openThreads(1));
    const match = begun('gipf', { variant: 'tournament' });
    const asked = jobFor(match, 9, `game${++games}`);
    await jobs.think(asked);
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await until('thought out', () => heard.length > 0, PATIENCE);
    clearInterval(timer);
    expect(heard[0]!.job).toEqual(asked);
    expect(played(match, heard[0]!.turn).turns).toHaveLength(1);
    expect(ticks).toBeGreaterThan(20);
  });

  test('the same question is thought about once, until it is answered', async () => {
    const thinker = new SlowThinker(2);
    const jobs = await open(thinker);
    const one = job();
    await Promise.all([jobs.think(one), jobs.think({ ...one })]);
    await jobs.think(one);
    await thinker.answer('a2');
    await until('heard', () => heard.length === 1);
    // Asked again later it is a new question: the answer may have been lost.
    await until('thought about again', async () => {
      await jobs.think(one);
      return thinker.asked.length === 2;
    });
    await thinker.answer('a3');
    await until('heard again', () => heard.length === 2);
    expect(heard.map(({ turn }) => turn)).toEqual(['a2', 'a3']);
  });

  test('the same turn after a takeback is another question', async () => {
    const thinker = new SlowThinker(2);
    const jobs = await open(thinker);
    const match = begun('yinsh', { variant: 'standard' });
    const name = `game${++games}`;
    await jobs.think(jobFor(played(match, 'f6'), 3, name));
    await until('begun', () => thinker.open.length === 1);
    await jobs.think(jobFor(played(match, 'e5'), 3, name));
    await until('both', () => thinker.open.length === 2);
    await thinker.answer('g7');
    await thinker.answer('h8');
    await until('heard', () => heard.length === 2);
    const turns = heard.map(
      ({ job: { record } }) => (record as { turns: { text: string }[] }).turns[0]!.text,
    );
    expect([...turns].sort()).toEqual(['e5', 'f6']);
  });

  test('no more at a time than there are threads; a quick level does not wait for slow ones', async () => {
    const thinker = new SlowThinker(1);
    const jobs = await open(thinker);
    const [first, slow, quick] = [job(10), job(10), job(1)];
    await jobs.think(first);
    await until('begun', () => thinker.open.length === 1);
    await jobs.think(slow);
    await jobs.think(quick);
    expect(await jobs.waiting()).toBe(2);
    for (const turn of ['a2', 'a3', 'a4']) await thinker.answer(turn);
    await until('all heard', () => heard.length === 3);
    expect(thinker.asked).toEqual([first, quick, slow].map(({ game }) => game));
    expect(await jobs.waiting()).toBe(0);
  });

  test('parts of reviews wait for turns, are searched once, and come back to those who listen for them', async () => {
    const thinker = new SlowThinker(1);
    const jobs = await open(thinker);
    const reviewed: string[] = [];
    jobs.onReviewed(({ game, review }, reports) => reviewed.push(`${game} ${review.from} ${reports}`));
    const part = (game: string, from: number): ReviewJob => ({
      game,
      kind: 'yinsh',
      review: { start: '', turns: [], from, to: from, visits: 400 },
    });
    const [first, second] = [job(10), job(10)];
    await jobs.think(first);
    await until('begun', () => thinker.open.length === 1);
    const game = `game${++games}`;
    await jobs.review(part(game, 0));
    await jobs.review(part(game, 4));
    await jobs.review(part(game, 0));
    await jobs.think(second);
    expect(await jobs.waiting()).toBe(3);
    for (const answer of ['a2', 'a3', '[1]', '[2]']) await thinker.answer(answer);
    await until('all heard', () => heard.length === 2 && reviewed.length === 2);
    expect(thinker.asked).toEqual([first.game, second.game, `review of ${game}`, `review of ${game}`]);
    expect(reviewed).toEqual([`${game} 0 [1]`, `${game} 4 [2]`]);
  });

  test('a thought that failed is tried again', async () => {
    const thinker = new SlowThinker();
    const jobs = await open(thinker);
    await jobs.think(job());
    await until('begun', () => thinker.open.length === 1);
    thinker.open.shift()!.fail(new Error('out of memory'));
    await thinker.answer('a2');
    await until('heard', () => heard.length === 1);
    expect(heard[0]!.turn).toBe('a2');
  });

  test('a job that fails is given up, and others go on', async () => {
    const jobs = await open(openThreads(1));
    const [bad, good] = [job(), job()];
    await jobs.think({ ...bad, record: { ...(bad.record as object), turns: [{ text: 'z9' }] } });
    await jobs.think(good);
    await until('heard', () => heard.length === 1, PATIENCE);
    expect(heard[0]!.job).toEqual(good);
    await until('nothing waits', async () => (await jobs.waiting()) === 0, PATIENCE);
  });

  test('closing stops in the middle of a thought', async () => {
    const threads = openThreads(1);
    const thoughts: Promise<string>[] = [];
    const think = (asked: ThinkJob): Promise<string> => {
      const thought = threads.think(asked);
      thoughts.push(thought);
      return thought;
    };
    const review = (asked: ReviewJob): Promise<string> => threads.review(asked);
    const jobs = await open({ threads: 1, think, review, close: () => threads.close() });
    await jobs.think(job(10));
    await jobs.think(job(10));
    await until('begun', () => thoughts.length > 0);
    for (const one of [...all].reverse()) await one.close();
    const ends = await Promise.allSettled(thoughts);
    expect([ends.map(({ status }) => status), heard]).toEqual([['rejected'], []]);
    await jobs.think(job());
  });
});
