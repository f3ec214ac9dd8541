import { finish, playoutPlayer } from '@korong/engine';
import { yinsh } from '@korong/rules';
import type { GameReview } from '@korong/study';
import { expect, test } from 'vitest';
import type { Answer } from '../../api/request.js';
import type { GameReviewAnswer } from '../../api/studyApi.js';
import { EngineError } from '../../engine/enginePool.js';
import type { Question } from '../../engine/workerMessages.js';
import { ReviewSession, isWhole, type ClosableEngine, type ServerReviews } from './reviewSession.js';
import type { ReviewQuestion } from './reviewer.js';

const START = yinsh.positionText(yinsh.start({ variant: 'blitz' }));
const LINE: ReviewQuestion = { game: 'yinsh', start: START, turns: ['f6', 'g7', 'e5'], visits: 10 };
const LONGER = { ...LINE, turns: [...LINE.turns, 'd4'] };

const engine = (asked: number[], fails = false): ClosableEngine => ({
  think: ({ start, turns, visits, lines }: Question) => {
    asked.push(turns.length);
    const player = playoutPlayer('yinsh', 1);
    player.start(start);
    for (const turn of turns) player.make(turn);
    const search = { limits: { visits: visits! }, lines: lines!, now: () => 0 };
    const answer = fails
      ? Promise.reject(new EngineError('unreachable'))
      : Promise.resolve({ turn: '', report: finish(player.analyse(search)) });
    return { answer, stop: () => undefined };
  },
  close: () => undefined,
});

const setUp = ({ fails = false, until = Promise.resolve() } = {}) => {
  const asked: number[] = [];
  const kept = new Map<string, GameReview>();
  const pauses: number[] = [];
  const stages: string[] = [];
  const session: ReviewSession = new ReviewSession({
    engines: () => Promise.resolve([engine(asked, fails)]),
    read: ({ turns }) => Promise.resolve(kept.get(turns.join(' '))),
    keep: ({ turns }, review) => {
      kept.set(turns.join(' '), review);
      return Promise.resolve();
    },
    pause: ms => {
      pauses.push(ms);
      return until;
    },
    show: ({ stage }) => {
      if (stages.at(-1) !== stage) stages.push(stage);
    },
  });
  return { session, asked, kept, pauses, stages };
};

const settle = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

/** A server that gives these answers, one after the other. */
const serverWith = (
  ...answers: Answer<GameReviewAnswer>[]
): Required<ServerReviews> & { asked: string[] } => {
  const asked: string[] = [];
  const next = (how: string) => {
    asked.push(how);
    return Promise.resolve(answers.shift()!);
  };
  return { asked, review: () => next('get'), ask: () => next('post') };
};
const state = (name: GameReviewAnswer['state'], review?: unknown): Answer<GameReviewAnswer> => ({
  ok: true,
  value: { state: name, done: 2, positions: 4, ...(review ? { review: review as GameReview } : {}) },
});

/** As JSON brings it. */
const STORED = JSON.parse(
  JSON.stringify({
    positions: [{ white: 0.5 }, { white: 0.5 }, { white: 0.5 }, { white: 0.5 }],
    turns: [undefined, undefined, undefined],
    accuracy: { white: undefined, black: 90 },
  }),
) as unknown;

test('a review made here is kept and found again; another line is another review', async () => {
  const { session, asked, kept, stages } = setUp();
  await session.open(LINE);
  expect(session.state).toMatchObject({ stage: 'idle', review: undefined, server: false });
  await session.start();
  expect(asked).toEqual([0, 1, 2, 3]);
  expect(stages).toEqual(['idle', 'device', 'idle']);
  const made = session.state.review!;
  expect([isWhole(made, 3), kept.get('f6 g7 e5')]).toEqual([true, made]);

  // A turn added at the end leaves what is known of the others.
  await session.open(LONGER);
  expect(session.state.review).toBe(made);
  expect(isWhole(made, 4)).toBe(false);
  await session.open({ ...LINE, turns: ['f6', 'd4'] });
  expect(session.state.review).toBeUndefined();
  await session.open(LINE);
  expect(session.state.review).toBe(made);
  expect(asked).toHaveLength(4);
});

test('what was found before a stop stays shown, and is not kept', async () => {
  const { session, kept } = setUp();
  await session.open(LINE);
  const ended = session.start();
  await Promise.resolve();
  await Promise.resolve();
  session.stop();
  await ended;
  const { review } = session.state;
  expect(review && isWhole(review, 3)).toBe(false);
  expect([session.state.stage, kept.size]).toEqual(['idle', 0]);
});

test('without an engine there is a reason', async () => {
  const { session } = setUp({ fails: true });
  await session.open(LINE);
  await session.start();
  expect(session.state).toMatchObject({ stage: 'idle', trouble: 'unreachable' });
});

test('a stored review of the server is taken, nulls and all; nothing is searched', async () => {
  const { session, asked, kept } = setUp();
  const server = serverWith(state('done', STORED));
  await session.open(LINE, server);
  expect(session.state.review?.turns).toEqual([undefined, undefined, undefined]);
  expect([asked, server.asked, kept.size]).toEqual([[], ['get'], 1]);
});

test('the server is asked once, and then now and then, until it is done', async () => {
  const { session, pauses } = setUp();
  const away: Answer<GameReviewAnswer> = { ok: false, error: { code: 'UNREACHABLE' } };
  const server = serverWith(state('none'), state('waiting'), away, state('waiting'), state('done', STORED));
  await session.open(LINE, server);
  expect(session.state).toMatchObject({ stage: 'idle', server: true });
  await session.ask();
  await settle();
  expect(server.asked).toEqual(['get', 'post', 'get', 'get', 'get']);
  // After a question without an answer it waits longer.
  expect(pauses).toEqual([3_000, 6_000, 3_000]);
  expect(session.state).toMatchObject({ stage: 'idle', trouble: undefined });
  expect(session.state.review).toBeDefined();
});

test('a page that is left asks no more; a failed review and a refusal are told', async () => {
  let look = (): void => undefined;
  const until = new Promise<void>(resolve => {
    look = resolve;
  });
  const { session } = setUp({ until });
  const waiting = serverWith(state('waiting'), state('done', STORED));
  await session.open(LINE, waiting);
  session.close();
  look();
  await settle();
  expect(waiting.asked).toEqual(['get']);

  const failing = setUp().session;
  await failing.open(LINE, serverWith(state('failed'), state('waiting'), state('failed')));
  expect(failing.state).toMatchObject({ server: true, trouble: undefined });
  await failing.ask();
  await settle();
  expect(failing.state).toMatchObject({ stage: 'idle', server: true, trouble: 'failed' });

  const refused = setUp().session;
  const error = { code: 'TOO_MANY_REQUESTS', wait: 9 } as const;
  await refused.open(LINE, serverWith(state('none'), { ok: false, error }));
  await refused.ask();
  expect(refused.state).toMatchObject({ stage: 'idle', trouble: error });
});

test('with an older server, or none, only this device can review', async () => {
  const { session } = setUp();
  await session.open(LINE, serverWith({ ok: false, error: { code: 'NOT_FOUND' } }));
  expect(session.state).toMatchObject({ stage: 'idle', server: false, trouble: undefined });
});
