import type { Line, Report } from '@korong/engine';
import { yinsh } from '@korong/rules';
import { reviewGame } from '@korong/study';
import { expect, test } from 'vitest';
import { EngineError } from '../../engine/enginePool.js';
import type { Question } from '../../engine/workerMessages.js';
import type { ClosableEngine } from '../review/reviewSession.js';
import { chosenTurns, lessonsOf } from './lessons.js';
import { TryJudge } from './tryJudge.js';

const START = yinsh.positionText(yinsh.start({ variant: 'blitz' }));
const LINE = { game: 'yinsh', start: START, turns: ['f6', 'g7', 'e5'] } as const;

const report = (turn: string, score: number): Report => {
  const line: Line = { turn, steps: [], visits: 400, score, line: [turn] };
  return { visits: 400, lines: [line] };
};
/** White blunders, Black gives a little of it back, White makes a mistake. */
const REVIEW = reviewGame('yinsh', START, LINE.turns, [
  report('a2', 0.8),
  report('b1', 0.6),
  report('c1', 0.48),
  report('d4', 0.65),
]);

test('lessons are the mistakes of a side or of both, inaccuracies on request, each with its position', () => {
  expect(REVIEW.turns.map(turn => turn?.judgement)).toEqual(['blunder', 'inaccuracy', 'mistake']);
  const both = { side: undefined, inaccuracies: true };
  expect(chosenTurns(REVIEW, both)).toEqual([1, 2, 3]);
  expect(chosenTurns(REVIEW, { ...both, inaccuracies: false })).toEqual([1, 3]);
  expect(chosenTurns(REVIEW, { ...both, side: 'black' })).toEqual([2]);
  const [first, second] = lessonsOf(LINE, REVIEW, both);
  expect(first).toMatchObject({ n: 1, position: START, reply: 'b1', turn: { turn: 'f6', best: 'a2' } });
  expect(second!.position).toContain('act=black');
});

const [lesson] = lessonsOf(LINE, REVIEW, { side: 'white', inaccuracies: false });

/** An engine that gives these answers, or waits until it is stopped. */
const engineWith = (...answers: (Report | Error | 'waits')[]) => {
  const asked: Question[] = [];
  let stops = 0;
  let closed = 0;
  const engine: ClosableEngine = {
    think: question => {
      asked.push(question);
      const next = answers.shift()!;
      const answer =
        next === 'waits'
          ? new Promise<never>(() => undefined)
          : next instanceof Error
            ? Promise.reject(next)
            : Promise.resolve({ turn: '', report: next });
      return {
        answer,
        stop: () => {
          stops++;
        },
      };
    },
    close: () => {
      closed++;
    },
  };
  const judge = new TryJudge(() => Promise.resolve(engine));
  return { judge, asked, count: () => ({ stops, closed }) };
};

test('the review judges what it knows; the played mistake is refused with the answer to it', async () => {
  const { judge, asked } = engineWith();
  expect(await judge.judge(lesson!, 'a2')).toMatchObject({ kind: 'judged', turn: { judgement: 'best' } });
  expect(await judge.judge(lesson!, 'f6')).toEqual({ kind: 'judged', turn: lesson!.turn, reply: 'b1' });
  expect(asked).toEqual([]);
});

test('the engine judges the rest, as deep as the review', async () => {
  const { judge, asked } = engineWith(report('g7', 0.25), report('g7', 0.6));
  expect(await judge.judge(lesson!, 'b1')).toMatchObject({ turn: { judgement: 'good' } });
  expect(await judge.judge(lesson!, 'c1')).toMatchObject({ turn: { judgement: 'blunder' }, reply: 'g7' });
  expect(asked[0]).toMatchObject({ start: START, turns: ['b1'], visits: 400, analysis: true });
});

test('a search can be stopped, and a broken engine is replaced', async () => {
  const { judge, count } = engineWith('waits', new EngineError('unreachable'), report('g7', 0.25));
  const waiting = judge.judge(lesson!, 'b1');
  for (let i = 0; i < 5; i++) await Promise.resolve();
  judge.stop();
  expect(await waiting).toEqual({ kind: 'stopped' });
  expect(count()).toEqual({ stops: 1, closed: 0 });
  expect(await judge.judge(lesson!, 'b1')).toEqual({ kind: 'failed', failure: 'unreachable' });
  expect(await judge.judge(lesson!, 'b1')).toMatchObject({ kind: 'judged' });
  await Promise.resolve();
  expect(count().closed).toBe(1);
});
