import type { Report } from '@korong/engine';
import { clockAt } from '@korong/match';
import { yinsh } from '@korong/rules';
import { expect, test, vi } from 'vitest';
import { EnginePool, EngineError, type Thinking } from '../../engine/enginePool.js';
import type { Question } from '../../engine/workerMessages.js';
import { MemoryStore } from '../../store/memory.js';
import { inEnglish } from '../../games/testing.js';
import { LocalController } from './localController.js';
import { DEFAULT_LOCAL, startOf, type GameSettings } from '../../newGame/settings.js';
import type { Change, State, GameDeps } from '../turn/state.js';
import { thoughtOf } from '../turn/view.js';

/** For hung tests only: on a busy machine, files that are fetched on demand take their time. */
const PATIENCE = 120_000;

const names = { you: 'You', person: (n: 1 | 2) => `Player ${n}`, computer: (n: number) => `Computer ${n}` };

/** An engine that answers on demand, with the first legal turn. */
class SlowEngine extends EnginePool {
  readonly asked: {
    question: Question;
    /** Plays the first legal turn. */
    answer: (report?: Report) => void;
    fail: () => void;
    stopped: boolean;
  }[] = [];
  constructor() {
    super(() => {
      throw new Error('no worker in tests');
    });
  }
  override think(question: Question): Thinking {
    const entry = {
      question,
      answer: () => undefined,
      fail: () => undefined,
      stopped: false,
    } as SlowEngine['asked'][0];
    const answer = new Promise<{ turn: string; report: Report }>((resolve, reject) => {
      const start = yinsh.readPosition(question.start);
      if (!start.ok) throw new Error(start.error.code);
      let now = start.value;
      for (const text of question.turns) {
        const read = yinsh.readStep(now, text);
        if (read.ok) now = read.value.reduce((p, s) => yinsh.play(p, s), now);
      }
      const turn = yinsh.stepText(yinsh.steps(now)[0]!);
      entry.answer = (report = { visits: 1, lines: [] }) => {
        resolve({ turn, report });
      };
      entry.fail = () => {
        reject(new EngineError('unreachable'));
      };
    });
    this.asked.push(entry);
    return { answer, stop: () => (entry.stopped = true) };
  }
}

const createDeps = (more: Partial<GameDeps> = {}) => {
  const changes: { state: State; change: Change }[] = [];
  const engine = new SlowEngine();
  const deps: GameDeps = {
    store: new MemoryStore(),
    tabs: { tell: () => undefined },
    engine: () => Promise.resolve(engine),
    now: () => 1_000,
    random: () => 0.25,
    wait: () => Promise.resolve(),
    settings: () => ({ forced: true, confirm: 'single', speed: 0 }),
    show: (state, change) => {
      changes.push({ state, change });
      return Promise.resolve();
    },
    ...more,
  };
  return { deps, engine, changes };
};

const begun = async (
  deps: GameDeps,
  settings: Partial<GameSettings> = {},
  id = 'g',
): Promise<LocalController> => {
  const controller = (await LocalController.start(
    startOf({ ...DEFAULT_LOCAL, colour: 'white', ...settings }, id, names, 0),
    deps,
  ))!;
  controller.begin();
  return controller;
};
const texts = ({ state }: LocalController): string[] => state.match.turns.map(({ text }) => text);
const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));

/** The question with this number, once it has been asked. */
const asked = (engine: SlowEngine, n: number): Promise<SlowEngine['asked'][0]> =>
  vi.waitFor(() => {
    const question = engine.asked[n];
    if (!question) throw new Error('not asked yet');
    return question;
  }, PATIENCE);

test('a report without lines is not shown, and one with lines beside its own position alone', async () => {
  const { deps, engine } = createDeps();
  const controller = await begun(deps);
  controller.touch('f6');
  (await asked(engine, 0)).answer();
  await expect.poll(() => texts(controller)).toEqual(['f6', 'a2']);
  const { thought } = controller.state;
  expect(thought?.report.lines).toEqual([]);
  expect(thoughtOf(controller.ui, controller.state)).toBeUndefined();
  const lines = [{ turn: 'a2', steps: [], visits: 1, score: 0.5, line: ['b3'] }];
  const withLines = { ...thought!, report: { visits: 1, lines } };
  expect(thoughtOf(controller.ui, { ...controller.state, thought: withLines })).toBe(withLines);
  controller.goTo(1);
  expect(thoughtOf(controller.ui, { ...controller.state, thought: withLines })).toBeUndefined();
});

test('after its turn a win of the computer is one turn nearer', async () => {
  const { deps, engine } = createDeps();
  const controller = await begun(deps);
  controller.touch('f6');
  const win = { turn: 'a2', steps: [], visits: 9, score: 1, proven: 'win', endsIn: 2 } as const;
  const other = { ...win, turn: 'a3', line: ['a3'] };
  (await asked(engine, 0)).answer({ visits: 9, lines: [{ ...win, line: ['a2', 'b3', 'c4'] }, other] });
  await expect.poll(() => texts(controller)).toEqual(['f6', 'a2']);
  expect(thoughtOf(controller.ui, controller.state)?.report).toEqual({
    visits: 9,
    lines: [{ ...win, endsIn: 1, line: ['b3', 'c4'] }],
  });
});

test('of a game that the computer has ended nothing is said', async () => {
  const { deps, engine } = createDeps();
  const position =
    'yinsh/1 standard b1ww/bB1b1ww/bwbbbB1b/bwBwW4/bw1wwbwwbb/b1wbBbwbw/1b1wbWbw1b/2w1wWbb1/wWw1W1w1/2w3w/bw1w act=black phase=move mover=black passes=0';
  const controller = (await LocalController.start(
    { ...startOf({ ...DEFAULT_LOCAL, colour: 'white' }, 'g', names, 0), position },
    deps,
  ))!;
  controller.begin();
  const win = { turn: 'b2-b3', steps: [], visits: 0, score: 1, proven: 'win', endsIn: 1 } as const;
  (await asked(engine, 0)).answer({ visits: 0, lines: [{ ...win, line: ['b2-b3'] }] });
  await expect.poll(() => controller.state.match.result).toMatchObject({ winner: 'black' });
  expect(thoughtOf(controller.ui, controller.state)).toBeUndefined();
});

test('the computer answers; a takeback leads to one’s own last turn', async () => {
  const { deps, engine, changes } = createDeps();
  const controller = await begun(deps);
  controller.touch('f6');
  expect(controller.state.thinking).toBe(true);
  controller.touch('f6'); // not my turn, and no premove: there is a ring
  expect(texts(controller)).toEqual(['f6']);
  (await asked(engine, 0)).answer();
  await expect.poll(() => texts(controller)).toEqual(['f6', 'a2']);
  expect(changes.flatMap(({ change }) => change.said).map(inEnglish)).toEqual([
    'White: ring placed on f6.',
    'Black: ring placed on a2.',
  ]);
  controller.takeBack();
  expect(texts(controller)).toEqual([]);
});

test('a premove is played when the computer has answered', async () => {
  const { deps, engine } = createDeps();
  const controller = await begun(deps);
  controller.touch('f6');
  await vi.waitFor(() => {
    expect(controller.state.premove).toBeDefined();
  }, PATIENCE);
  controller.touch('g7');
  expect(texts(controller)).toEqual(['f6']);
  (await asked(engine, 0)).answer();
  await expect.poll(() => texts(controller)).toEqual(['f6', 'a2', 'g7']);
  expect(controller.state.thinking).toBe(true);
});

test('GIPF: a double click plays a push once and begins no premove; a later touch of the same point does', async () => {
  const { deps } = createDeps({ engine: () => new Promise(() => undefined) });
  const controller = await begun(deps, { game: 'gipf' });
  const held = (): string | undefined => controller.state.premove?.draft.selection.held;
  controller.touch('c1', 1_000);
  controller.touch('c2', 1_200);
  controller.touch('c2', 1_350);
  await vi.waitFor(() => {
    expect(controller.state.premove).toBeDefined();
  }, PATIENCE);
  expect([texts(controller), held()]).toEqual([['c1-c2'], undefined]);
  controller.touch('c2', 1_500);
  expect(held()).toBeUndefined();
  controller.touch('c2', 1_700);
  expect(held()).toBe('c2');
});

test('GIPF: a double click on a dot between two people makes one push, not one for each', async () => {
  const { deps } = createDeps();
  const controller = await begun(deps, { game: 'gipf', opponent: 'person' });
  controller.touch('a1', 1_000);
  controller.touch('a1', 1_200);
  expect(texts(controller)).toEqual(['a1-b2']);
  controller.touch('a1', 1_500);
  expect(texts(controller)).toEqual(['a1-b2', 'a1-b2']);
});

test('what the computer was thinking about before a takeback is never played', async () => {
  const { deps, engine } = createDeps();
  const controller = await begun(deps);
  controller.touch('f6');
  const question = await asked(engine, 0);
  controller.takeBack();
  await expect.poll(() => question.stopped).toBe(true);
  question.answer();
  await settle();
  expect(texts(controller)).toEqual([]);
});

test('an engine that cannot be reached is told of, and asked again on request', async () => {
  const { deps, engine } = createDeps();
  const controller = await begun(deps);
  controller.touch('f6');
  (await asked(engine, 0)).fail();
  await expect.poll(() => controller.state.trouble).toBe('unreachable');
  controller.retry();
  (await asked(engine, 1)).answer();
  await expect.poll(() => texts(controller)).toEqual(['f6', 'a2']);
  expect(controller.state.trouble).toBeUndefined();
});

test('a turn waits for the button, or for a second touch, by setting', async () => {
  for (const confirm of ['button', 'double'] as const) {
    const { deps } = createDeps({ settings: () => ({ forced: true, confirm, speed: 0 }) });
    const controller = await begun(deps, { opponent: 'person' });
    controller.touch('f6');
    expect(texts(controller)).toEqual([]);
    controller.touch('f6');
    expect(texts(controller)).toEqual(confirm === 'double' ? ['f6'] : []);
    controller.send();
    expect(texts(controller)).toEqual(['f6']);
  }
});

test('two tabs on one game: the slower one takes over what the other has written', async () => {
  const { deps } = createDeps();
  const first = await begun(deps, { opponent: 'person' });
  await settle();
  const second = (await LocalController.load('g', deps))!;
  second.begin();
  first.touch('f6');
  second.touch('g7');
  await expect.poll(() => texts(second)).toEqual(['f6']);
  expect(texts(first)).toEqual(['f6']);
});

test('a turn left in the middle is taken up again', async () => {
  const { deps } = createDeps({ settings: () => ({ forced: true, confirm: 'button', speed: 0 }) });
  const controller = await begun(deps, { opponent: 'person' });
  controller.touch('f6');
  await settle();
  const again = (await LocalController.load('g', deps))!;
  again.begin();
  expect(again.state.draft?.turn.steps).toHaveLength(1);
  again.undo();
  await settle();
  const once = (await LocalController.load('g', deps))!;
  once.begin();
  expect(once.state.draft?.turn.steps).toHaveLength(0);
});

test('stopping the clock keeps the turn in the making', async () => {
  const { deps } = createDeps({ settings: () => ({ forced: true, confirm: 'button', speed: 0 }) });
  const controller = await begun(deps, { opponent: 'person', time: '5+3' });
  controller.touch('f6');
  controller.send();
  controller.touch('g7');
  controller.leave();
  expect(controller.state.match.clock?.paused).toBe(true);
  controller.pauseClock();
  expect(controller.state.draft?.turn.steps).toHaveLength(1);
  controller.leave();
  await settle();
  const again = (await LocalController.load('g', deps))!;
  again.begin();
  again.pauseClock();
  expect(again.state.draft?.turn.steps).toHaveLength(1);
});

test('a page that broke off: the clock is stopped at the time at which it was last seen', async () => {
  let time = 0;
  const { deps } = createDeps({ now: () => time });
  const controller = await begun(deps, { opponent: 'person', time: '3+2' });
  controller.touch('f6');
  time = 10_000;
  controller.tick();
  await settle();
  // Another tab shows the game while it goes on here.
  time = 10_500;
  expect((await LocalController.load('g', deps))!.state.match.clock?.paused).toBeFalsy();
  time = 3_600_000;
  const again = (await LocalController.load('g', deps))!;
  again.begin();
  expect(again.state.match.result).toBeUndefined();
  expect(clockAt(again.state.match, time)).toEqual({ white: 180_000, black: 170_000 });
  await settle();
  const kept = await deps.store.events('g');
  expect(kept.at(-1)).toMatchObject({ kind: 'paused', at: 10_000 });
  again.pauseClock();
  time += 5_000;
  expect(clockAt(again.state.match, time)).toMatchObject({ black: 165_000, running: 'black' });
});

test('a page that broke off just after a turn: time runs from that turn, not from before it', async () => {
  let time = 0;
  const { deps } = createDeps({ now: () => time });
  const controller = await begun(deps, { opponent: 'person', time: '3+2' });
  controller.touch('f6');
  time = 1_000;
  controller.tick();
  time = 1_200;
  controller.touch('g7');
  await settle();
  time = 100_000;
  const again = (await LocalController.load('g', deps))!;
  expect(clockAt(again.state.match, time)).toEqual({ white: 180_000, black: 180_800 });
});

test('looking back changes nothing, and touches do not count there', async () => {
  const { deps } = createDeps();
  const controller = await begun(deps, { opponent: 'person' });
  controller.touch('f6');
  controller.touch('g7');
  controller.goTo(0);
  controller.touch('a2');
  expect(controller.state.at).toBe(0);
  expect(texts(controller)).toEqual(['f6', 'g7']);
  controller.goTo(99);
  expect(controller.state.at).toBe(2);
});
