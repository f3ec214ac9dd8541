import type { Command, LinkedGame } from '@korong/match';
import { other, type Side } from '@korong/rules';
import { expect, test, vi } from 'vitest';
import { EnginePool, type Thinking } from '../../engine/enginePool.js';
import type { Question } from '../../engine/workerMessages.js';
import { MemoryStore } from '../../store/memory.js';
import { inEnglish } from '../../games/testing.js';
import { LocalController } from '../local/localController.js';
import type { State, GameDeps } from '../turn/state.js';
import { shownPosition } from '../turn/view.js';

/** For hung tests only: on a busy machine, files that are fetched on demand take their time. */
const PATIENCE = 120_000;

/** White has a YINSH on c3 and a ZÈRTZ on e5, Black a YINSH on g5. */
const POSITION = [
  'gipf/1 standard 4/1[wY]3/6/3[wZ]b2/6/3[by]1/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5',
  'entry=single-single settled=none potentials=Z3Y3 pieces=18 linked=yes stock=none extra=none denied=none',
].join(' ');

type Start = Extract<Command, { kind: 'start' }>;

const starting = (game: LinkedGame, changes: Partial<Start> = {}): Start => ({
  kind: 'start',
  id: 'm',
  game: 'gipf',
  options: { variant: 'standard', potentials: 'Z3Y3', linked: 'yes' },
  position: POSITION,
  players: { white: { name: 'Anna' }, black: { name: 'Bea' } },
  seats: 'together',
  links: { form: 'challenge', challenges: 1, games: { zertz: game, yinsh: game } },
  ...changes,
});

/** An engine with a fixed score for every position. The side to act plays this turn. */
class Oracle extends EnginePool {
  readonly #say: (question: Question) => { turn: string; score: number };
  constructor(say: (question: Question) => { turn: string; score: number }) {
    super(() => {
      throw new Error('no worker in tests');
    });
    this.#say = say;
  }
  override think(question: Question): Thinking {
    const { turn, score } = this.#say(question);
    const report = { visits: 1, lines: [{ turn, steps: [], visits: 1, score, line: [turn] }] };
    return { answer: Promise.resolve({ turn, report }), stop: () => undefined };
  }
}

const createDeps = (more: Partial<GameDeps> = {}): { deps: GameDeps; said: string[] } => {
  const said: string[] = [];
  const deps: GameDeps = {
    store: new MemoryStore(),
    tabs: { tell: () => undefined },
    engine: () => Promise.reject(new Error('no engine here')),
    now: () => 1_000,
    random: () => 0.25,
    wait: () => Promise.resolve(),
    settings: () => ({ forced: false, confirm: 'single', speed: 0 }),
    show: (_: State, change) => {
      said.push(...change.said.map(inEnglish));
      return Promise.resolve();
    },
    ...more,
  };
  return { deps, said };
};

const begun = async (start: Start, deps: GameDeps): Promise<LocalController> => {
  const controller = (await LocalController.start(start, deps))!;
  controller.begin();
  return controller;
};
const touch = (controller: LocalController, points: string): void => {
  for (const point of points.split(' ')) controller.touch(point);
};
const texts = ({ state }: LocalController): string[] => state.match.turns.map(({ text }) => text);
const inner = (
  controller: LocalController,
): Promise<NonNullable<NonNullable<LocalController['contests']>['inner']>> =>
  vi.waitFor(() => {
    const found = controller.contests!.inner;
    if (!found) throw new Error('no inner game yet');
    return found;
  }, PATIENCE);
/** The colour of an outer side in the inner game. */
const colourOf = (controller: LocalController, side: Side): Side => {
  const { innerWhite } = controller.state.match.linked!.contest!;
  return innerWhite === side ? 'white' : 'black';
};

/** Pushes in basic GIPF after which White has four in a row. */
const ROW_NEXT = 'g7 f7 a3 b4 f8 e8 a2 b3 i4 h5'.split(' ');

test('a use is announced by making it; not challenged, it is the turn', async () => {
  const { deps: all, said } = createDeps();
  const controller = await begun(starting('yinsh-blitz'), all);
  touch(controller, 'c3 c5');
  expect(controller.state.match.linked?.contest).toMatchObject({
    by: 'white',
    use: 'Yc3-c5',
    stage: 'announced',
  });
  expect(controller.state.draft).toBeUndefined();
  expect(texts(controller)).toEqual([]);
  controller.contests!.waive();
  expect(texts(controller)).toEqual(['Yc3-c5']);
  expect(said).toEqual(['White: YINSH used from c3 to c5.']);
  expect(controller.backTo).toBeUndefined(); // not across a contest
});

test('challenged and lost in the game in between: the use is denied, something else has to be done', async () => {
  const { deps: all, said } = createDeps();
  const controller = await begun(starting('yinsh-blitz'), all);
  touch(controller, 'c3 c5');
  controller.contests!.challenge();
  const innerGame = await inner(controller);
  innerGame.begin(() => Promise.resolve());
  expect(innerGame.state.match.setup).toMatchObject({ game: 'yinsh', options: { variant: 'blitz' } });
  touch(controller, 'a1'); // the outer game stands still
  expect(texts(controller)).toEqual([]);
  innerGame.touch('f6');
  expect(controller.state.match.linked!.contest!.inner!.turns.map(({ text }) => text)).toEqual(['f6']);
  innerGame.resign(colourOf(controller, 'white'));
  expect(controller.state.match).toMatchObject({ linked: { prefix: '!Yc3-c5' } });
  expect(innerGame.state.match.result?.by).toBe('resignation');
  expect(said).toEqual(['White: use of the YINSH from c3 to c5 denied.']);
  controller.contests!.dismiss();
  expect(controller.contests!.inner).toBeUndefined();
  controller.undo(); // the decision stays
  touch(controller, 'c3');
  expect(inEnglish(controller.state.draft!.refusal!.why)).toMatch(/denied this turn/);
  touch(controller, 'a1');
  expect(texts(controller)).toEqual(['!Yc3-c5;a1-b2']);
});

test('the seats say how many challenges are left, also where one looks back', async () => {
  const { deps: all } = createDeps();
  const controller = await begun(starting('yinsh-blitz'), all);
  const left = (at = controller.state.match.turns.length): readonly (string | undefined)[] => {
    const shown = { ...controller.state, at };
    const counts = (side: Side): string | undefined =>
      controller.ui
        .counts(shownPosition(shown), side, shown)
        .map(inEnglish)
        .find(text => text.includes('challenge'));
    return [counts('white'), counts('black')];
  };
  const [one, none] = ['1 challenge left', '0 challenges left'];
  expect(left()).toEqual([one, one]);
  touch(controller, 'c3 c5');
  controller.contests!.waive();
  expect(left()).toEqual([one, one]); // asking costs nothing
  touch(controller, 'g5 f5');
  controller.contests!.challenge();
  expect(left()).toEqual([none, one]);
  expect(left(0)).toEqual([one, one]); // while the inner game is played
  const innerGame = await inner(controller);
  innerGame.begin(() => Promise.resolve());
  innerGame.resign(colourOf(controller, 'black'));
  controller.contests!.dismiss();
  expect(left()).toEqual([none, one]);
  touch(controller, 'a1');
  expect(texts(controller)).toEqual(['Yc3-c5', '!Yg5-f5;a1-b2']);
  expect([0, 1, 2].map(at => left(at))).toEqual([
    [one, one],
    [one, one],
    [none, one],
  ]);
});

test('without challenges the seats say nothing of them', async () => {
  const { deps: all } = createDeps();
  const links = { form: 'always', games: { zertz: 'die', yinsh: 'die' } } as const;
  const controller = await begun(starting('die', { links }), all);
  const { ui, state } = controller;
  const counts = ui.counts(shownPosition(state), 'white', state).map(({ key }) => key);
  expect(counts).toEqual(['count.reserve', 'count.captured']);
});

test('challenged and won: the use acts', async () => {
  const { deps: all } = createDeps();
  const controller = await begun(starting('gipf-basic'), all);
  touch(controller, 'c3 c5');
  controller.contests!.challenge();
  const innerGame = await inner(controller);
  innerGame.resign(other(colourOf(controller, 'white')));
  expect(texts(controller)).toEqual(['Yc3-c5']);
  // Black has no challenge left now, White has.
  touch(controller, 'g5 g4');
  expect(controller.state.match.linked?.contest?.stage).toBe('announced');
  controller.contests!.waive();
  // White's next use acts without a question.
  touch(controller, 'e5 e7');
  expect(controller.state.match.linked?.contest).toBeUndefined();
  expect(texts(controller)).toHaveLength(3);
});

test('a page that is opened again in the game in between goes on there', async () => {
  const { deps: all } = createDeps();
  const controller = await begun(starting('yinsh-blitz'), all);
  touch(controller, 'c3 c5');
  controller.contests!.challenge();
  (await inner(controller)).begin(() => Promise.resolve());
  controller.contests!.inner!.touch('f6');
  await vi.waitFor(async () => {
    expect(await all.store.events('m')).toHaveLength(controller.state.match.events.length);
  }, PATIENCE);
  const again = (await LocalController.load('m', all))!;
  again.begin();
  const innerGame = await inner(again);
  innerGame.begin(() => Promise.resolve());
  expect(innerGame.state.match.turns.map(({ text }) => text)).toEqual(['f6']);
  expect(again.state.match).toEqual(controller.state.match);
});

test('a half-made turn of the game in between is there again when the page is', async () => {
  const { deps: all } = createDeps();
  const controller = await begun(starting('gipf-basic'), all);
  touch(controller, 'c3 c5');
  controller.contests!.challenge();
  const innerGame = await inner(controller);
  innerGame.begin(() => Promise.resolve());
  for (const point of ROW_NEXT) innerGame.touch(point);
  const { draft } = innerGame.state;
  expect(draft?.turn.steps).toHaveLength(1);
  await vi.waitFor(async () => {
    expect(await all.store.events('m')).toHaveLength(controller.state.match.events.length);
    expect(await all.store.draft('m')).toBeDefined();
  }, PATIENCE);
  const again = (await LocalController.load('m', all))!;
  again.begin();
  const next = await inner(again);
  next.begin(() => Promise.resolve());
  expect(next.state.draft?.turn).toEqual(draft?.turn);
  // The stored draft is gone once the turn is made.
  next.touch('e8');
  expect(next.state.match.turns).toHaveLength(innerGame.state.match.turns.length + 1);
  expect(await all.store.draft('m')).toBeUndefined();
});

const CLOCK = { kind: 'fischer', initial: 60_000, increment: 0 } as const;

/** A match whose inner game has a running clock. */
const timed = async (more: Partial<GameDeps> = {}) => {
  const time = { now: 1_000 };
  const { deps: all } = createDeps({ now: () => time.now, ...more });
  const links = { form: 'challenge', challenges: 1, games: { zertz: 'yinsh', yinsh: 'yinsh' }, clock: CLOCK };
  const controller = await begun(starting('yinsh', { links } as Partial<Start>), all);
  touch(controller, 'c3 c5');
  controller.contests!.challenge();
  const innerGame = await inner(controller);
  innerGame.begin(() => Promise.resolve());
  innerGame.touch('f6');
  return { controller, innerGame, all, time };
};

test('whose time is up in the game in between has lost that game only', async () => {
  const { controller, innerGame, time } = await timed();
  const late = colourOf(controller, 'white') === 'black' ? 'white' : 'black';
  time.now += 60_000;
  controller.tick();
  expect(innerGame.state.match.result).toEqual({ winner: 'white', by: 'time' });
  expect(controller.state.match.result).toBeUndefined();
  expect(controller.state.match.linked?.past![0]!.won).toBe(late !== 'white');
});

test('a page that is left stops the clock of the game in between, and so does one that breaks off', async () => {
  const { controller, innerGame, all, time } = await timed();
  time.now += 10_000;
  innerGame.pauseClock();
  expect(innerGame.state).toMatchObject({ draft: undefined, match: { clock: { paused: true } } });
  innerGame.pauseClock();
  expect(innerGame.state.draft).toBeDefined();
  controller.leave();
  expect(controller.state.match.linked!.contest!.inner!.clock).toEqual({
    left: { white: 60_000, black: 50_000 },
    paused: true,
  });
  innerGame.pauseClock();
  controller.tick(); // the page is alive, and then it is gone
  await vi.waitFor(async () => {
    expect(await all.store.events('m')).toHaveLength(controller.state.match.events.length);
  }, PATIENCE);
  time.now += 3_600_000;
  const again = (await LocalController.load('m', all))!;
  expect(again.state.match.linked!.contest!.inner!.clock).toMatchObject({
    left: { black: 50_000 },
    paused: true,
  });
});

test('a die decides at once; a game away from the screen when its winner is told', async () => {
  const { deps: all } = createDeps();
  const die = await begun(
    starting('die', { links: { form: 'always', games: { zertz: 'die', yinsh: 'die' } } }),
    all,
  );
  touch(die, 'c3 c5');
  const [first, second] = die.state.match.linked!.past[0]!.throws!;
  expect(texts(die)).toEqual(first >= second ? ['Yc3-c5'] : []);

  const away = await begun(starting('away', { id: 'n' }), all);
  touch(away, 'c3 c5');
  away.contests!.challenge();
  expect(away.state.match.linked?.contest?.stage).toBe('away');
  away.contests!.report('black');
  expect(away.state.match.linked?.prefix).toBe('!Yc3-c5');
});

test('where turns are sent by a button a use waits to be announced, and can be taken back', async () => {
  const { deps: all } = createDeps({ settings: () => ({ forced: false, confirm: 'button', speed: 0 }) });
  const controller = await begun(starting('yinsh-blitz'), all);
  touch(controller, 'c3 c5');
  expect(controller.state.match.linked?.contest).toBeUndefined();
  expect(controller.contests!.pending(controller.state.draft!.turn)).toBe('Yc3-c5');
  controller.undo();
  expect(controller.contests!.pending(controller.state.draft!.turn)).toBeUndefined();
  touch(controller, 'c3 c5');
  controller.send();
  expect(controller.state.match.linked?.contest?.stage).toBe('announced');
});

test('a match can be given up as a whole in the middle of a game in between', async () => {
  const { deps: all } = createDeps();
  const controller = await begun(starting('yinsh'), all);
  touch(controller, 'c3 c5');
  controller.contests!.challenge();
  await inner(controller);
  controller.resign('black');
  expect(controller.state.match.result).toEqual({ winner: 'white', by: 'resignation' });
});

const computer = { name: 'Computer', level: 1 };

test('the computer challenges what would hurt it and lets the rest happen', async () => {
  for (const [score, stage] of [
    [0.2, 'playing'],
    [0.5, undefined],
  ] as const) {
    // After the use Black is to act, after the denial White still is. Black's chances are `score` and a half.
    const engine = new Oracle(({ start }) => ({
      turn: 'a1-b2',
      score: start.includes('act=black') ? score : 0.5,
    }));
    const { deps: all } = createDeps({ engine: () => Promise.resolve(engine) });
    const controller = await begun(
      starting('yinsh-blitz', { players: { white: { name: 'Anna' }, black: computer } }),
      all,
    );
    touch(controller, 'c3 c5');
    await vi.waitFor(() => {
      expect(controller.state.match.linked?.contest?.stage).toBe(stage);
    }, PATIENCE);
  }
});

test('the computer announces its own uses, and plays the game in between', async () => {
  const engine = new Oracle(({ game }) => ({ turn: game === 'yinsh' ? 'a2' : 'Yc3-c5', score: 0.5 }));
  const { deps: all } = createDeps({ engine: () => Promise.resolve(engine) });
  const controller = await begun(
    starting('yinsh', { players: { white: computer, black: { name: 'Bea' } } }),
    all,
  );
  await vi.waitFor(() => {
    expect(controller.state.match.linked?.contest).toMatchObject({
      by: 'white',
      use: 'Yc3-c5',
      stage: 'announced',
    });
  }, PATIENCE);
  controller.contests!.challenge();
  const innerGame = await inner(controller);
  innerGame.begin(() => Promise.resolve());
  if (colourOf(controller, 'white') === 'black') innerGame.touch('f6');
  await vi.waitFor(() => {
    expect(innerGame.state.match.turns.map(({ text }) => text)).toContain('a2');
  }, PATIENCE);
});
