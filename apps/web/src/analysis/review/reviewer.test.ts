import { finish, playoutPlayer, type SearchPlayer } from '@korong/engine';
import { yinsh } from '@korong/rules';
import { expect, test } from 'vitest';
import { EngineError } from '../../engine/enginePool.js';
import type { Question } from '../../engine/workerMessages.js';
import { review, type ReviewEngine, type ReviewProgress, type ReviewQuestion } from './reviewer.js';

const START = yinsh.positionText(yinsh.start({ variant: 'blitz' }));

/** A short game between playouts, up to its end. */
const playGame = (): string[] => {
  const player = playoutPlayer('yinsh', 3);
  player.start(START);
  const turns: string[] = [];
  while (!player.search.board.over)
    turns.push(finish(player.think({ limits: { visits: 30 }, now: () => 0 })).turn);
  return turns;
};

const game: ReviewQuestion = { game: 'yinsh', start: START, turns: playGame(), visits: 20 };

/** An engine as a worker has it, without the worker. It fails at the question with this number. */
class TestEngine implements ReviewEngine {
  readonly asked: number[] = [];
  readonly #player: SearchPlayer = playoutPlayer('yinsh', 1);
  readonly #failAt: number;
  /** Answers wait for this. */
  gate: Promise<void> = Promise.resolve();

  constructor(failAt = Infinity) {
    this.#failAt = failAt;
  }

  think({ start, turns, visits, lines, analysis }: Question): ReturnType<ReviewEngine['think']> {
    expect(analysis).toBe(true);
    this.asked.push(turns.length);
    let stopped = false;
    const answer = this.gate.then(() => {
      if (this.asked.length >= this.#failAt) throw new EngineError('unreachable');
      this.#player.start(start);
      for (const turn of turns) this.#player.make(turn);
      const options = { limits: { visits: visits! }, lines: lines!, now: () => 0, stop: () => stopped };
      const report = finish(this.#player.analyse(options));
      return { turn: report.lines[0]?.turn ?? '', report };
    });
    return {
      answer,
      stop: () => {
        stopped = true;
      },
    };
  }
}

const last = game.turns.length;

test('every position is searched once, in runs, and the game that is over not at all', async () => {
  const engines = [new TestEngine(), new TestEngine()];
  const heard: ReviewProgress[] = [];
  const { positions, turns } = await review(engines, game, progress => heard.push(progress)).answer;
  expect(engines.flatMap(({ asked }) => asked).sort((a, b) => a - b)).toEqual([...Array(last).keys()]);
  for (const { asked } of engines) expect(asked.length).toBeGreaterThan(5);
  // Most positions follow the one before, so that the engine goes on with its tree.
  const follow = engines.flatMap(({ asked }) => asked.filter((at, i) => i > 0 && at === asked[i - 1]! + 1));
  expect(follow.length).toBeGreaterThan(last * 0.7);
  expect(turns.map(turn => turn?.turn)).toEqual(game.turns);
  expect(positions.every(position => position !== undefined)).toBe(true);
  expect(heard.map(({ done }) => done)).toEqual(Array.from({ length: last }, (_, i) => i + 2));
  expect(heard.at(-1)).toMatchObject({ done: last + 1, total: last + 1, positions });
});

test('a stop keeps what is known', async () => {
  const engine = new TestEngine();
  const reviewing = review([engine], game, ({ done }) => {
    if (done === 5) reviewing.stop();
  });
  const { positions, turns } = await reviewing.answer;
  expect(positions.filter(position => position !== undefined)).toHaveLength(5);
  expect(turns.filter(turn => turn !== undefined)).toHaveLength(3);
  expect(engine.asked).toEqual([0, 1, 2, 3]);
});

test('a search that is stopped halfway does not count', async () => {
  const engine = new TestEngine();
  let open = (): void => undefined;
  engine.gate = new Promise(resolve => {
    open = resolve;
  });
  const reviewing = review([engine], game);
  reviewing.stop();
  open();
  const { positions } = await reviewing.answer;
  expect(positions.filter(position => position !== undefined)).toHaveLength(1);
});

test('what a failing engine leaves is searched by the others, also when they had already ended', async () => {
  const [good, bad] = [new TestEngine(), new TestEngine(3)];
  let open = (): void => undefined;
  bad.gate = new Promise(resolve => {
    open = resolve;
  });
  const reviewing = review([good, bad], game, ({ done }) => {
    // The good one has done all but the part of the bad one.
    if (done === last - 5) open();
  });
  const { positions } = await reviewing.answer;
  expect(positions.every(position => position !== undefined)).toBe(true);
});

test('without an engine that works there is no review', async () => {
  const reviewing = review([new TestEngine(1), new TestEngine(2)], game);
  await expect(reviewing.answer).rejects.toThrow(EngineError);
});
