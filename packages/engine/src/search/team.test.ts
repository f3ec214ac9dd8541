import { existsSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { games, gameNamed, type GameName } from '@korong/rules';
import { startOf } from '@korong/testing';
import { afterEach, expect, test } from 'vitest';
import { readNet } from '../net/format.js';
import { netPlayer, playoutPlayer, type SearchPlayer } from '../player.js';
import { drive } from './drive.js';
import { report } from './report.js';
import { CIRCLE, ROUND } from './testing.js';
import { Team, createTeamMemory, type TeamMemory, type TeamOrder } from './team.js';
import { UNKNOWN, WHITE_WINS, type Tree } from './tree.js';

const NAMES = games.map(({ name }) => name);
const ENGINE = new URL('../../dist/index.js', import.meta.url);

const startText = (name: GameName): string => {
  const game = gameNamed(name);
  return game.positionText(startOf(game, { variant: game.variants.at(-1)! }));
};

// White has taken two rings and completes the third row with g7-g8.
const WIN_NOW =
  'yinsh/1 standard 4/7/2w5/3w5/4w5/W3w4/4WW4/9/8/6B/BBBB act=white phase=move mover=white passes=0';
// White wins in two turns with h1-g2.
const WIN_SOON =
  'gipf/1 tournament 4/1wb1w/2b3/2wW3/1b1Bb1/b4/b3 handicap=0-0 act=white phase=push mover=white reserve=4-7 entry=single-single settled=none';

/** A real thread that helps; `fails` is the visit at which it throws, `dies` at which it ends without a word. */
const THREAD = `
const { workerData } = require('node:worker_threads');
const { engine, memory, helper, game, fails, dies } = workerData;
import(engine).then(({ Team, playoutPlayer }) => {
  const team = new Team(memory);
  const player = playoutPlayer(game, helper + 1, { team });
  let visits = 0;
  team.help(helper, 1, order => {
    const search = player.joinTree(order);
    return {
      run: wanted => {
        if (++visits === fails) throw new Error('this thread fails');
        if (visits === dies) process.exit(7);
        return search.run(wanted);
      },
    };
  });
});`;

interface Threads {
  readonly team: Team;
  readonly player: SearchPlayer;
  readonly workers: readonly Worker[];
}

const started: Worker[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(worker => worker.terminate()));
});

const startThreads = (
  game: GameName,
  memory: TeamMemory,
  trouble: { readonly fails?: number; readonly dies?: number } = {},
): Threads => {
  if (!existsSync(ENGINE)) throw new Error('the engine is not built');
  const team = new Team(memory);
  const workers = Array.from({ length: memory.helpers }, (_, i) => {
    const workerData = { engine: ENGINE.href, memory, helper: i + 1, game, ...trouble };
    const worker = new Worker(THREAD, { eval: true, workerData });
    worker.on('error', () => undefined);
    // What a thread without a word leaves behind is told by its owner.
    worker.on('exit', () => {
      team.lose(i + 1);
    });
    return worker;
  });
  started.push(...workers);
  return { team, player: playoutPlayer(game, 1, { team }), workers };
};

const MEMORY = 16 * 1024 * 1024;

const edgesOf = (tree: Tree, node: number): number[] =>
  Array.from({ length: tree.edgeCount[node]! }, (_, i) => tree.firstEdge[node]! + i);

/** What must hold of every tree that no thread is in. Visits of threads that have died are `missing`. */
const expectSound = (tree: Tree, missing = 0): void => {
  const reached = new Set<number>();
  let unpaid = 0;
  for (let node = 0; node < tree.nodes; node++) {
    const edges = edgesOf(tree, node);
    if (edges.length === 0) expect(tree.proven[node]).not.toBe(UNKNOWN);
    const visits = edges.reduce((sum, edge) => sum + tree.visits[edge]!, 0);
    expect(visits).toBe(tree.nodeVisits[node]);
    const priors = edges.reduce((sum, edge) => sum + tree.prior[edge]!, 0);
    if (edges.length > 0) expect(priors).toBeCloseTo(1, 3);
    for (const edge of edges) {
      expect(edge).toBeLessThan(tree.edges);
      expect(Math.abs(tree.totalValue[edge]!)).toBeLessThanOrEqual(tree.visits[edge]! + 1e-9);
      unpaid += tree.waiting![edge]!;
      const child = tree.child[edge]!;
      if (child < 0) continue;
      expect(child).toBeLessThan(tree.nodes);
      expect(reached.has(child)).toBe(false);
      reached.add(child);
      // Every visit of a child has come along its edge.
      expect(tree.nodeVisits[child]!).toBeLessThanOrEqual(tree.visits[edge]!);
    }
  }
  if (missing === 0) expect(unpaid).toBe(0);
};

/** A machine that makes one visit a millisecond, so that slices are short. */
const clockOf =
  ({ search }: SearchPlayer): (() => number) =>
  () =>
    search.visits;

/** Searches until the helpers have done so much, too. */
const searchWith = async ({ player, team }: Threads, visits: number, helped: number): Promise<number> => {
  const { search } = player;
  const thoughts = player.analyse({
    limits: {},
    now: clockOf(player),
    stop: () => search.visits >= visits && team.helped.every(made => made >= helped),
  });
  return (await drive(thoughts, setImmediate)).visits;
};

/** Everything that a search has found out. */
const contentsOf = (tree: Tree): unknown => [
  ...[tree.step, tree.visits, tree.totalValue, tree.totalExtra, tree.child].map(array =>
    Array.from(array.subarray(0, tree.edges)),
  ),
  ...[tree.nodeVisits, tree.netValue, tree.proven, tree.endsIn].map(array =>
    Array.from(array.subarray(0, tree.nodes)),
  ),
];

test.each([...NAMES.map(startText), WIN_SOON])(
  '%s: a leader without helpers searches like one thread',
  text => {
    const game = text.split('/')[0] as GameName;
    const [plain, shared] = [{}, { team: new Team(createTeamMemory(MEMORY, 0)) }].map(options => {
      const player = playoutPlayer(game, 1, options);
      player.start(text);
      player.search.run(400);
      const [best] = report(player.search).lines;
      player.search.advance(best!.steps[0]!);
      player.search.run(400);
      return player.search.tree;
    }) as [Tree, Tree];
    expect([shared.isShared, plain.isShared]).toEqual([true, false]);
    expect([shared.nodes, shared.edges]).toEqual([plain.nodes, plain.edges]);
    expect(contentsOf(shared)).toEqual(contentsOf(plain));
  },
);

test.each(NAMES)('%s: three threads lose no visit and leave a sound tree', async name => {
  const threads = startThreads(name, createTeamMemory(MEMORY, 2));
  const { player, team } = threads;
  player.start(startText(name));
  const { search } = player;
  let own = 0;
  const run = search.run.bind(search);
  search.run = visits => {
    const made = run(visits);
    own += made;
    return made;
  };
  await searchWith(threads, 1_500, 200);
  expect(search.helpersIdle).toBe(true);
  const [first = 0, second = 0] = team.helped;
  expect(search.visits).toBe(own + first + second);
  expectSound(search.tree);
});

test('what was found below a step is kept by all, turn after turn', async () => {
  const threads = startThreads('gipf', createTeamMemory(MEMORY, 1));
  const { player, team } = threads;
  player.start(startText('gipf'));
  for (let turn = 0; turn < 6; turn++) {
    const before = team.helped[0]!;
    await searchWith(threads, 300, before + 50);
    const [best] = report(player.search).lines;
    const kept = best!.visits - 1;
    for (const step of best!.steps) player.search.advance(step);
    if (best!.steps.length === 1) expect(player.search.visits).toBe(kept);
    expectSound(player.search.tree);
  }
});

test('all know which positions have stood twice in the game', async () => {
  const threads = startThreads('gipf', createTeamMemory(MEMORY, 2));
  const { player } = threads;
  player.start(CIRCLE);
  for (const step of [...ROUND, ...ROUND]) player.make(step);
  await searchWith(threads, 300, 100);
  const { tree, board } = player.search;
  const round = edgesOf(tree, 0).find(edge => board.stepText(tree.step[edge]!) === ROUND[0])!;
  expect(tree.visits[round]).toBeGreaterThan(0);
  expect([tree.child[round], tree.totalValue[round]]).toEqual([-1, 0]);
});

test.each([
  ['yinsh', WIN_NOW],
  ['gipf', WIN_SOON],
] as const)('%s: a proof of any thread ends the search of all', async (name, position) => {
  const threads = startThreads(name, createTeamMemory(MEMORY, 2));
  const { player } = threads;
  player.start(position);
  const thoughts = player.analyse({ limits: {}, now: clockOf(player) });
  const { lines } = await drive(thoughts, setImmediate);
  expect(lines[0]).toMatchObject({ proven: 'win', score: 1 });
  expect(player.search.tree.proven[0]).toBe(WHITE_WINS);
  expect(player.search.helpersIdle).toBe(true);
});

test('what a helper proves is shown with its line to the end, though the leader has not found it', () => {
  // White wins in three turns.
  const position =
    'gipf/1 standard bb2/2w1w/1w1wbw/4Wwb/3Bb1/2b2/1b2 handicap=0-0 act=white phase=push mover=white reserve=2-2 entry=single-single settled=none';
  const memory = createTeamMemory(MEMORY, 1);
  const net = readNet(readFileSync(new URL('../../nets/gipf-small.knet', import.meta.url)));
  if (!net.ok) throw new Error(net.error);
  const team = new Team(memory);
  const [leader, helper] = [team, new Team(memory)].map(of => netPlayer(net.value, { team: of }));
  const orders: TeamOrder[] = [];
  team.startHelpers = order => orders.push(order);
  leader!.start(position);
  const { search } = leader!;
  search.run(1);
  search.startHelpers();
  const helping = helper!.joinTree(orders[0]!);
  for (let i = 0; i < 100 && !search.finished; i++) helping.run(10);
  const [best] = report(search).lines;
  expect(best).toMatchObject({ proven: 'win', endsIn: 3 });
  expect(best!.line).toHaveLength(5);
  for (const turn of best!.line) leader!.make(turn);
  expect([search.board.over, search.board.result]).toEqual([true, 1]);
});

test('a full memory ends neither the search nor a thread, and stays within its bound', async () => {
  const threads = startThreads('yinsh', createTeamMemory(1_000_000, 2));
  const { player } = threads;
  player.start(startText('yinsh'));
  const { search } = player;
  const { tree } = search;
  await searchWith(threads, 4_000, 400);
  expect(search.tree).toBe(tree);
  expect(tree.hasRoom(85)).toBe(false);
  expect(tree.nodes).toBeLessThanOrEqual(tree.maxNodes);
  expect(tree.edges).toBeLessThanOrEqual(tree.maxEdges);
  expectSound(tree);
});

test('visits are a limit for all together, time and a stop end all of them', async () => {
  const threads = startThreads('gipf', createTeamMemory(MEMORY, 1));
  const { player, team } = threads;
  player.start(startText('gipf'));
  await searchWith(threads, 0, 10);
  const { search } = player;
  const limited = search.visits + 500;
  await drive(player.analyse({ limits: { visits: limited }, now: clockOf(player) }), setImmediate);
  expect(search.visits).toBeGreaterThanOrEqual(limited);
  const limits = { milliseconds: 300 };
  const timed = search.visits + limits.milliseconds;
  await drive(player.analyse({ limits, now: clockOf(player) }), setImmediate);
  expect(search.visits).toBeGreaterThanOrEqual(timed);
  const helped = team.helped[0]!;
  await setImmediate();
  expect([search.helpersIdle, team.helped[0]]).toEqual([true, helped]);
});

test.each([[{ fails: 30 }], [{ dies: 30 }]])(
  'a thread that ends, %o, does not keep the others waiting',
  async trouble => {
    const threads = startThreads('yinsh', createTeamMemory(MEMORY, 1), trouble);
    const { player, team, workers } = threads;
    player.start(startText('yinsh'));
    const ended = new Promise(resolve => workers[0]!.once('exit', resolve));
    let isOver = false;
    void ended.then(() => (isOver = true));
    const thoughts = player.think({ limits: {}, now: clockOf(player), stop: () => isOver });
    const { turn } = await drive(thoughts, setImmediate);
    expect(turn).not.toBe('');
    expect(team.helpersIdle).toBe(true);
    expectSound(player.search.tree, 1);
    // The next turn is thought out without it.
    const { report: known } = await drive(
      player.think({ limits: { visits: 50 }, now: clockOf(player) }),
      setImmediate,
    );
    expect(known.visits).toBeGreaterThanOrEqual(50);
    expect(team.helped).toEqual([29]);
  },
);

test('those who are dismissed leave, also from the middle of a search; the leader goes on alone', async () => {
  const threads = startThreads('yinsh', createTeamMemory(MEMORY, 1));
  const { player, team, workers } = threads;
  player.start(startText('yinsh'));
  const ended = new Promise<number>(resolve => workers[0]!.once('exit', resolve));
  let code: number | undefined;
  void ended.then(known => (code = known));
  const thoughts = player.analyse({
    limits: {},
    now: clockOf(player),
    stop: () => {
      if (team.helped[0]! > 20) team.dismiss(1);
      return code !== undefined;
    },
  });
  await drive(thoughts, setImmediate);
  expect(code).toBe(0);
  expectSound(player.search.tree);
});

test('nothing changes a tree that others are in', async () => {
  const threads = startThreads('yinsh', createTeamMemory(MEMORY, 1));
  const { player, team } = threads;
  player.start(startText('yinsh'));
  player.search.run(1);
  player.search.startHelpers();
  expect(() => {
    player.start(startText('yinsh'));
  }).toThrow('other threads');
  player.search.stopHelpers();
  while (!team.helpersIdle) await setImmediate();
  player.start(startText('yinsh'));
  expect(player.search.visits).toBe(0);
});
