import { readFileSync } from 'node:fs';
import { beginTurn, games, gameNamed, readTurn, type AnyGame, type GameName } from '@korong/rules';
import { startOf } from '@korong/testing';
import { expect, test } from 'vitest';
import { SEARCH_GAMES } from '../games/games.js';
import { readNet } from '../net/format.js';
import { netPlayer } from '../player.js';
import { Random } from '../random.js';
import { PlayoutEvaluator } from '../evaluate/playouts.js';
import { finish } from './drive.js';
import { report, type Report } from './report.js';
import { Search } from './search.js';
import { CIRCLE, ROUND } from './testing.js';
import { searchSlices, thinkTurn, timeFor, type Limits, type ThinkOptions } from './think.js';
import { UNKNOWN, WHITE_WINS } from './tree.js';

const NAMES = games.map(({ name }) => name);

const startText = (name: GameName): string => {
  const game = gameNamed(name);
  return game.positionText(startOf(game, { variant: game.variants.at(-1)! }));
};

const searchAt = (text: string, seed = 1, memory?: number): Search => {
  const board = SEARCH_GAMES[text.split('/')[0] as GameName].kindFor(text).board();
  const search = new Search(board, new PlayoutEvaluator(seed), memory === undefined ? {} : { memory });
  search.setPosition(text);
  return search;
};

// White has taken two rings and completes the third row with g7-g8.
const WIN_NOW =
  'yinsh/1 standard 4/7/2w5/3w5/4w5/W3w4/4WW4/9/8/6B/BBBB act=white phase=move mover=white passes=0';

// A capture of four with e9-e8 that is far better than everything else, though nothing is proven.
const CAPTURE =
  'gipf/1 basic wwbb/1w3/6/1w1wbbb/b2w1w/4w/4 handicap=0-0 act=black phase=push mover=black reserve=5-3 entry=single-single settled=none';

test('a win in one turn is found, proven and kept', () => {
  const search = searchAt(WIN_NOW);
  search.run(3_000);
  const [line] = report(search).lines;
  expect(line?.proven).toBe('win');
  expect(line?.score).toBe(1);
  expect(line?.endsIn).toBe(1);
  expect(line?.turn).toMatch(/^g7-\w+;xc3-g7;x/);
  expect(search.finished).toBe(true);
  search.advance(line!.steps[0]!);
  expect(report(search).lines[0]?.proven).toBe('win');
});

/** With a small net that stays as it is whatever nets the engine ships. */
const withNet = (text: string): Search => {
  const net = readNet(readFileSync(new URL('../../../../fixtures/nets/gipf-tiny.knet', import.meta.url)));
  if (!net.ok) throw new Error(net.error);
  const player = netPlayer(net.value, { memory: 8_000_000 });
  player.start(text);
  return player.search;
};

/** Makes the step of this text. */
const play = (search: Search, text: string): void => {
  const steps = new Int32Array(search.board.maxSteps);
  const legal = [...steps.subarray(0, search.board.generate(steps))];
  search.advance(legal.find(step => search.board.stepText(step) === text)!);
};

/** Searches in slices, as everything that plays or analyses does. */
const look = (search: Search, limits: Limits, options: Partial<ThinkOptions> = {}): Report[] => [
  ...searchSlices({ now: () => 0, ...options, limits }, search),
];

const LOSES_AT_ONCE =
  'gipf/1 tournament B3/BW3/1W4/wBBW3/BWW3/BW3/4 handicap=0-0 act=black phase=push mover=black reserve=5-2 entry=single-any settled=none';

test('a win in two turns is found before anything is visited', () => {
  const search = withNet(
    'gipf/1 tournament 4/1wb1w/2b3/2wW3/1b1Bb1/b4/b3 handicap=0-0 act=white phase=push mover=white reserve=4-7 entry=single-single settled=none',
  );
  search.run(1);
  expect(report(search).lines[0]).toMatchObject({ turn: 'h1-g2', proven: 'win', endsIn: 2 });
});

test('a win in two turns is found at once after a step that was looked at a few times', () => {
  const search = withNet(
    'gipf/1 tournament 4/1wb1w/2b3/2wW3/1b1Bb1/b4/4 handicap=0-0 act=black phase=push mover=black reserve=4-8 entry=single-single settled=none',
  );
  const visits = (): number => report(search, 99).lines.find(({ turn }) => turn === 'g1-g2')?.visits ?? 0;
  while (visits() < 4 && search.visits < 1_000) search.run(1);
  expect(visits()).toBe(4);
  play(search, 'g1-g2');
  search.run(1);
  expect(report(search).lines[0]).toMatchObject({ turn: 'h1-g2', proven: 'win', endsIn: 2 });
});

test('one visit looks on where its step turns out to lose', () => {
  // The step with the highest prior, a1-b2, loses at once.
  const search = withNet(LOSES_AT_ONCE);
  look(search, { visits: 1 });
  const { tree, board } = search;
  const first = tree.firstEdge[0]!;
  expect(board.stepText(tree.step[first]!)).toBe('a1-b2');
  expect(tree.proven[tree.child[first]!]).toBe(WHITE_WINS);
  const [best] = report(search).lines;
  expect(best).toMatchObject({ visits: 1 });
  expect(best!.proven).toBeUndefined();
});

test('one visit goes on to the end where every step loses', () => {
  const search = withNet(
    'gipf/1 tournament 1w2/bW2B/3W2/wbBWB2/B2W2/5/3b handicap=0-0 act=black phase=push mover=black reserve=6-1 entry=single-single settled=none',
  );
  look(search, { visits: 1 });
  expect(search.finished).toBe(true);
  expect(report(search).lines[0]).toMatchObject({ proven: 'loss' });
});

test('looking on hears a stop, keeps the time and makes no more visits than it is asked for', () => {
  const once = withNet(LOSES_AT_ONCE);
  expect(once.run(1)).toBe(1);
  expect(once.losesSoFar).toBe(true);
  let looks = 0;
  const stopped = withNet(LOSES_AT_ONCE);
  look(stopped, { visits: 1 }, { stop: () => looks++ > 0 });
  expect(stopped.visits).toBe(1);
  const timed = withNet(LOSES_AT_ONCE);
  look(timed, { visits: 1, milliseconds: 10 }, { now: () => 10 * timed.visits });
  expect(timed.visits).toBe(1);
});

test('what would stand for the third time in the game counts as drawn', () => {
  const search = withNet(CIRCLE);
  const goRound = (): void => {
    for (const step of ROUND) play(search, step);
  };
  /** The value of going round once more, for White; undefined if that has been looked into. */
  const valueOfRound = (): number | undefined => {
    search.run(100);
    const { tree, board } = search;
    const edges = Array.from({ length: tree.edgeCount[0]! }, (_, i) => tree.firstEdge[0]! + i);
    const round = edges.find(edge => board.stepText(tree.step[edge]!) === ROUND[0])!;
    expect(tree.visits[round]).toBeGreaterThan(0);
    return tree.child[round]! < 0 ? tree.totalValue[round]! : undefined;
  };
  expect(valueOfRound()).toBeUndefined();
  goRound();
  expect(search.board.text()).toBe(CIRCLE);
  expect(valueOfRound()).toBeUndefined();
  goRound();
  expect(search.board.text()).toBe(CIRCLE);
  expect(valueOfRound()).toBe(0);
  // A game that begins here knows nothing of it.
  search.setPosition(CIRCLE);
  expect(valueOfRound()).toBeUndefined();
});

test('every push wins against an empty reserve, and the search knows it', () => {
  const search = searchAt(
    'gipf/1 basic w3/5/6/7/6/5/3b handicap=0-0 act=white phase=push mover=white reserve=1-0 entry=single-single settled=none',
  );
  search.run(500);
  expect(report(search, 3).lines.every(line => line.proven === 'win')).toBe(true);
});

test.each(NAMES)('%s: the same visits and the same seed give the same tree', name => {
  const once = searchAt(startText(name));
  const twice = searchAt(startText(name));
  once.run(2_000);
  for (let i = 0; i < 20; i++) twice.run(100);
  expect(report(twice, 5)).toEqual(report(once, 5));
  expect([twice.tree.nodes, twice.tree.edges]).toEqual([once.tree.nodes, once.tree.edges]);
});

test.each(NAMES)('%s: what was looked at below a step is kept when it is made', name => {
  const search = searchAt(startText(name));
  search.run(3_000);
  const [line] = report(search).lines;
  const visits = line!.visits;
  search.advance(line!.steps[0]!);
  // The first visit of a step is the one that created its node.
  expect(search.visits).toBe(visits - 1);
  search.run(100);
  expect(search.visits).toBe(visits + 99);
  expect(report(search).visits).toBe(visits + 99);
});

test('a full memory does not end the search, and stays within its bound', () => {
  const search = searchAt(startText('yinsh'), 1, 2_000_000);
  expect(search.run(5_000)).toBe(5_000);
  expect(search.tree.nodes).toBeGreaterThan(search.tree.maxNodes / 2);
  expect(search.tree.nodes).toBeLessThanOrEqual(search.tree.maxNodes);
  expect(report(search).lines).toHaveLength(1);
});

test('several best turns come in order, each with its own line', () => {
  const search = searchAt(startText('gipf'));
  search.run(2_000);
  const { lines, visits } = report(search, 4);
  expect(visits).toBe(2_000);
  expect(lines).toHaveLength(4);
  expect(new Set(lines.map(line => line.turn)).size).toBe(4);
  expect(lines.map(line => line.visits)).toEqual(lines.map(line => line.visits).sort((a, b) => b - a));
  for (const line of lines) expect(line.line[0]).toBe(line.turn);
});

const thoughtOut = (text: string, visits: number): { turn: string; steps: readonly number[] } => {
  const search = searchAt(text);
  return finish(thinkTurn({ limits: { visits }, now: () => 0 }, search));
};

test('a whole turn is thought out: move, row and ring', () => {
  expect(thoughtOut(WIN_NOW, 1_000).turn).toMatch(/^g7-\w+;xc3-g7;x\w+$/);
});

test('visits are used up although the best turn has several steps: without a time limit none is kept for them', () => {
  const { steps, report } = finish(thinkTurn({ limits: { visits: 400 }, now: () => 0 }, searchAt(CAPTURE)));
  expect(steps.length).toBeGreaterThan(1);
  expect(report.visits).toBe(400);
});

test('a forced row before the move costs the move nothing', () => {
  // White has exactly one row to take, then the move to think about.
  const text =
    'gipf/1 tournament wbb1/wbw2/1bwwbb/3wwww/1b1BB1/3W1/1w1W handicap=0-0 act=white phase=row mover=black reserve=1-6 entry=single-single settled=none';
  const search = searchAt(text);
  const { steps, turn, report } = finish(thinkTurn({ limits: { visits: 400 }, now: () => 0 }, search));
  expect(steps.length).toBeGreaterThan(1);
  expect(report.visits).toBe(400);
  expect(report.lines[0]).toMatchObject({ turn, steps });
});

test.each([startText('yinsh'), startText('gipf')])(
  'in a game all reports are about whole turns, and the last one about the turn that is played: %s',
  text => {
    const search = searchAt(text);
    const game: AnyGame = gameNamed(text.split('/')[0] as GameName);
    const isTurn = (position: string, turn: string): boolean => {
      const read = game.readPosition(position);
      return read.ok && readTurn(game, beginTurn(read.value), turn).status === 'complete';
    };
    while (!search.board.over) {
      const position = search.board.text();
      const thoughts = thinkTurn({ limits: { visits: 30 }, now: () => 0 }, search);
      let visits = 0;
      for (;;) {
        const { done, value } = thoughts.next();
        const { lines, visits: now } = done ? value.report : value;
        for (const { turn, line } of lines) expect([line[0], isTurn(position, turn)]).toEqual([turn, true]);
        expect(now).toBeGreaterThanOrEqual(visits);
        visits = now;
        if (!done) continue;
        expect(lines[0]?.turn ?? value.turn).toBe(value.turn);
        break;
      }
    }
  },
);

test('a time limit is kept by the clock that is handed in, and a stop is heard between slices', () => {
  const search = searchAt(startText('yinsh'));
  const now = (): number => search.tree.nodes; // a machine that evaluates one position per millisecond
  const slices = [...searchSlices({ limits: { milliseconds: 200 }, now }, search)].map(
    ({ visits }) => visits,
  );
  expect(slices.at(-1)).toBeGreaterThanOrEqual(198);
  expect(slices.at(-1)).toBeLessThanOrEqual(202);
  const lengths = slices.map((visits, i) => visits - (slices[i - 1] ?? 0));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(11);
});

// A row to choose, then a ring or a push; nothing is proven.
const LONG_TURNS = {
  yinsh:
    'yinsh/1 standard 3b/b1wwWWw/Wwww2w1/1bwb2ww1/Bb1bbw2ww/b1bBwwwwb/w3bw1w1b/w1bbWwwww/w1wwwwwW/bbbwbB1/Bb1B act=white phase=row mover=white passes=0',
  gipf: 'gipf/1 basic 1wbw/2b1w/w1bbbb/1w2bbw/wbbwbw/bbw1w/b2b handicap=0-0 act=black phase=row mover=white reserve=3-0 entry=single-single settled=none',
};

test.each(
  NAMES.flatMap(name => [1, 3].flatMap(cost => [5, 60, 1_000].map(limit => [name, cost, limit] as const))),
)(
  '%s: with %i ms a visit, a turn of several steps ends within 20 ms of its limit of %i ms',
  (name, cost, limit) => {
    const search = searchAt(LONG_TURNS[name]);
    let visits = 0;
    const run = search.run.bind(search);
    search.run = count => {
      const made = run(count);
      visits += made;
      return made;
    };
    const now = (): number => cost * visits;
    const { steps } = finish(thinkTurn({ limits: { milliseconds: limit }, now }, search));
    expect(steps.length).toBeGreaterThan(1);
    expect(now()).toBeLessThanOrEqual(limit + 20);
    expect(now()).toBeGreaterThan(limit * 0.75);
  },
);

test('a limit of both counts as the one that comes first', () => {
  const spent = (limits: { visits: number; milliseconds: number }): number => {
    const search = searchAt(startText('yinsh'));
    const slices = [...searchSlices({ limits, now: () => search.visits }, search)];
    return slices.at(-1)!.visits;
  };
  expect(spent({ visits: 3_000, milliseconds: 200 })).toBeLessThanOrEqual(202);
  expect(spent({ visits: 100, milliseconds: 200 })).toBe(100);
});

test('an answer does not wait until the tree is pruned', () => {
  const search = searchAt(startText('yinsh'));
  search.run(500);
  const { tree } = search;
  const [line] = report(search).lines;
  let copied = 0;
  const copyBelow = tree.copyBelow.bind(tree);
  tree.copyBelow = (root, into) => {
    copied++;
    copyBelow(root, into);
  };
  search.advance(line!.steps[0]!);
  expect(copied).toBe(0);
  expect(search.visits).toBe(line!.visits - 1);
  expect(copied).toBe(1);
});

test('in play a time limit is not used up once the choice cannot change, and the choice is the same', () => {
  const thought = (stopWhenDecided: boolean): { step: string; spent: number } => {
    const search = searchAt(CAPTURE);
    const now = (): number => search.visits;
    const limits = { milliseconds: 3_000 };
    for (const slice of searchSlices({ limits, now, stopWhenDecided }, search))
      expect(slice.visits).toBeGreaterThan(0);
    return { step: report(search).lines[0]!.turn.split(';')[0]!, spent: search.visits };
  };
  const [all, some] = [thought(false), thought(true)];
  expect(some.spent).toBeLessThan(all.spent);
  expect(some.step).toBe(all.step);
});

test('a kept tree that looks decided is searched on: nothing is decided before the pace is known', () => {
  const search = searchAt(CAPTURE);
  search.run(300);
  let looks = 0;
  // A visit a millisecond, and a clock that has moved at every look.
  const now = (): number => search.visits + ++looks;
  const limits = { milliseconds: 1_000 };
  const slices = [...searchSlices({ limits, now, stopWhenDecided: true }, search)];
  expect(slices.length).toBeGreaterThan(0);
  expect(search.visits).toBeGreaterThan(300);
});

test('there is no turn to think out once the game is over', () => {
  const over =
    'gipf/1 basic w3/5/6/7/6/5/3b handicap=0-0 act=black phase=over mover=black reserve=1-0 entry=single-single settled=none';
  expect(() => thoughtOut(over, 10)).toThrow('the game is over');
});

test('a clock is never thought down to nothing', () => {
  for (const increment of [0, 100, 1_000, 60_000]) {
    for (const start of [1, 50, 100, 1_000, 60_000, 3_600_000]) {
      let left = start;
      for (let turn = 0; turn < 500; turn++) {
        const time = timeFor(left, increment);
        if (left > 80) expect(time).toBeLessThan(left - 60);
        left += increment - time - (left > 80 ? 5 : 0); // the cost of noticing and sending
        if (left <= 80) break;
      }
    }
  }
  expect(timeFor(60_000, 0)).toBeLessThan(3_000);
  expect(timeFor(60_000, 1_000)).toBeGreaterThan(timeFor(60_000, 0));
});

test.each(NAMES)('%s: no position, however absurd, makes a search fail or play what is not legal', name => {
  const game = gameNamed(name);
  for (let seed = 0; seed < 60; seed++) {
    const random = new Random(seed);
    let position = startOf(game, { variant: game.variants[random.below(game.variants.length)]! });
    for (let i = random.below(120); i > 0; i--) {
      const steps = game.steps(position);
      if (steps.length === 0) break;
      position = game.play(position, steps[random.below(steps.length)]);
    }
    const search = searchAt(game.positionText(position), seed);
    search.run(50);
    if (game.outcome(position) !== undefined) {
      expect(report(search).lines).toEqual([]);
      continue;
    }
    const legal = game.steps(position).map(s => game.stepText(s));
    for (const line of report(search, 3).lines) expect(legal).toContain(line.turn.split(';')[0]);
    expect(search.board.text()).toBe(game.positionText(position));
    expect(search.tree.proven[0]).toBeGreaterThanOrEqual(UNKNOWN);
  }
});
