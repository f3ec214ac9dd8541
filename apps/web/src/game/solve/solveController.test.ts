import type { Verdict } from '@korong/study';
import { expect, test } from 'vitest';
import { fetchGameUi } from '../../games/fetch.js';
import { typeTurn } from '../turn/typeTurn.js';
import { SolveController, type SolveState } from './solveController.js';
import { accepting, type SolveTask, type TryVerdict } from './task.js';

/** A win in two: the right ring move, one answer, the winning row. */
const POSITION =
  'yinsh/1 standard 4/bB5/1w6/3W5/bb2w5/bB7/wBW7/wW7/2wwwWww/1w4w/w3 act=black phase=move mover=black passes=0';
const LINE = ['b2-d2', 'd4-d5', 'd2-d3;xb2-f2;xd3'];

const setUp = async (judge: SolveTask['judge'], more: Partial<SolveTask> = {}) => {
  const ui = await fetchGameUi('yinsh');
  const ended: boolean[] = [];
  const stages: string[] = [];
  const controller = new SolveController(
    ui,
    { id: 'x', game: 'yinsh', position: POSITION, solution: LINE, judge, ...more },
    {
      settings: () => ({ forced: false, confirm: 'single', speed: 0 }),
      show: ({ stage }: SolveState) => {
        if (stages.at(-1) !== stage) stages.push(stage);
        return Promise.resolve();
      },
      ended: solved => ended.push(solved),
    },
  );
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  const play = async (turn: string): Promise<void> => {
    for (const step of turn.split(';')) expect(typeTurn(controller, step)).toBeUndefined();
    await settle();
  };
  const turns = (): string[] => controller.state.match.turns.map(({ text }) => text);
  return { controller, ended, stages, play, turns, settle };
};

const byLine: SolveTask['judge'] = (turns): Verdict => {
  const isRight = turns.every((turn, i) => turn === LINE[i]);
  const reply = LINE[turns.length];
  if (!isRight) return { kind: 'wrong', why: { kind: 'escapes' }, line: ['d4-d5'] };
  return reply === undefined ? { kind: 'right' } : { kind: 'right', reply };
};

test('right turns are answered until the end, which is told once', async () => {
  const { controller, ended, stages, play, turns } = await setUp(byLine);
  expect(controller.solver).toBe('black');
  await play(LINE[0]!);
  expect(turns()).toEqual(LINE.slice(0, 2));
  expect(ended).toEqual([]);
  await play(LINE[2]!);
  expect([turns(), ended]).toEqual([LINE, [true]]);
  expect(stages).toEqual(['judge', 'solve', 'judge', 'solved']);
  controller.retry();
  expect([turns(), controller.state.stage, controller.state.draft !== undefined]).toEqual([
    [],
    'solve',
    true,
  ]);
});

test('a mistake is refuted on the board; a second try begins before it and does not count', async () => {
  const { controller, ended, play, turns } = await setUp(byLine);
  await play('b2-b3');
  expect(controller.state).toMatchObject({
    stage: 'wrong',
    why: { kind: 'escapes' },
    draft: undefined,
    at: 2,
  });
  expect([turns(), ended]).toEqual([['b2-b3', 'd4-d5'], [false]]);
  controller.touch('d2');
  expect(turns()).toHaveLength(2);
  controller.retry();
  expect([turns(), controller.state.why]).toEqual([[], undefined]);
  await play(LINE[0]!);
  await play(LINE[2]!);
  expect([controller.state.stage, ended]).toEqual(['solved', [false]]);
});

test('the solution is shown from its first turn on and can be stepped through', async () => {
  const { controller, ended, play, turns } = await setUp(byLine);
  await play(LINE[0]!);
  controller.reveal();
  expect([turns(), controller.state.at, controller.state.stage]).toEqual([LINE, 1, 'shown']);
  controller.goTo(3);
  expect([controller.state.at, ended]).toEqual([3, [false]]);
});

test('a verdict that comes after the solver has given up changes nothing', async () => {
  let answer: ((verdict: Verdict) => void) | undefined;
  const { controller, ended, play, settle } = await setUp(
    () =>
      new Promise(resolve => {
        answer = resolve;
      }),
  );
  await play(LINE[0]!);
  expect(controller.state.stage).toBe('judge');
  controller.reveal();
  answer!({ kind: 'right' });
  await settle();
  expect([controller.state.stage, ended]).toEqual(['shown', [false]]);
});

test('a list of right turns is a judge', async () => {
  const { controller, play } = await setUp(accepting(['b2-d2']));
  await play('b2-d2');
  expect(controller.state.stage).toBe('solved');
});

test('the other side may have the last turn of a win', async () => {
  const ui = await fetchGameUi('yinsh');
  const ended: boolean[] = [];
  // The last marker of the pool ends the game; White is ahead.
  const position =
    'yinsh/1 standard bB2/wwwwB2/wwwbbww1/wwwbwW3/bbbBbw4/wbwbw4/wwbbbW4/bbwwb2B1/bwb1B1W1/wwbwwwW/1b2 act=white phase=move mover=white passes=0';
  const solution = ['g7-i7', 'a3-a4', 'd6-d7', 'a4-a5'];
  const judge: SolveTask['judge'] = turns => ({ kind: 'right', reply: solution[turns.length]! });
  const controller = new SolveController(
    ui,
    { id: 'x', game: 'yinsh', position, solution, judge },
    {
      settings: () => ({ forced: false, confirm: 'single', speed: 0 }),
      show: () => Promise.resolve(),
      ended: solved => ended.push(solved),
    },
  );
  for (const turn of [solution[0]!, solution[2]!]) {
    expect(typeTurn(controller, turn)).toBeUndefined();
    for (let i = 0; i < 10; i++) await Promise.resolve();
  }
  expect([controller.state.match.turns.length, controller.state.stage, ended]).toEqual([4, 'solved', [true]]);
});

test('a judge may say why in its own words, and a hint shows where the solution begins', async () => {
  const { controller, ended, play } = await setUp(
    ([turn]) =>
      turn === LINE[0]
        ? { kind: 'right', told: ['The best.'] }
        : { kind: 'wrong', line: [], told: ['Misses a row.'] },
    { hint: ['Look left.'] },
  );
  controller.hint();
  expect(controller.state).toMatchObject({ hint: { part: 'start' }, told: ['Look left.'] });
  await play('b2-b3');
  expect(controller.state).toMatchObject({ stage: 'wrong', told: ['Misses a row.'], hint: undefined });
  controller.retry();
  expect(controller.state.told).toBeUndefined();
  await play(LINE[0]!);
  expect([controller.state.stage, controller.state.told]).toEqual(['solved', ['The best.']]);
  expect(ended).toEqual([false]);
});

test('a try that cannot be judged, or whose judging is stopped, is taken back and counts for nothing', async () => {
  const stopped: string[] = [];
  let answer: (verdict: TryVerdict) => void = () => undefined;
  const { controller, ended, play, turns, settle } = await setUp(
    () =>
      new Promise(resolve => {
        answer = resolve;
      }),
    { stop: () => stopped.push('stop') },
  );
  await play(LINE[0]!);
  controller.stop();
  expect([turns(), controller.state.stage, stopped]).toEqual([[], 'solve', ['stop']]);
  answer({ kind: 'right' });
  await settle();
  expect(controller.state.stage).toBe('solve');
  await play(LINE[0]!);
  answer({ kind: 'none', told: ['No engine.'] });
  await settle();
  expect(controller.state).toMatchObject({ stage: 'solve', told: ['No engine.'] });
  expect([turns(), ended]).toEqual([[], []]);
});
