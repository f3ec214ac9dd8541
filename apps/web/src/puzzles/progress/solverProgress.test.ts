import type { PlayerInfo } from '@korong/protocol';
import { NEW_SOLVER, ratedAttempt, type RatedPuzzle, type Rating } from '@korong/study';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer, ApiCode } from '../../api/request.js';
import { readAccounts } from './account.js';
import { SolverProgress } from './solverProgress.js';

const puzzle = (id: string, rating = 1200): RatedPuzzle => ({
  id,
  rating,
  game: 'gipf',
  variant: 'basic',
  position: `gipf/1 ${id}`,
  theme: 'capture',
  solutions: [['a1-a2']],
  proof: 'exhaustive',
});

interface Account {
  solver: Rating;
  readonly tried: Map<string, boolean>;
}

/** A server with accounts; `code` is its answer to everything, as long as it is set. */
class Server {
  code: ApiCode | undefined;
  asked = 0;
  readonly ratings = new Map<string, number>();
  readonly #accounts = new Map<string, Account>();

  account(id: string): Account {
    const known = this.#accounts.get(id) ?? { solver: NEW_SOLVER, tried: new Map() };
    this.#accounts.set(id, known);
    return known;
  }

  answer<T>(value: () => T): Promise<Answer<T>> {
    this.asked++;
    return Promise.resolve(
      this.code === undefined
        ? { ok: true as const, value: value() }
        : { ok: false as const, error: { code: this.code } },
    );
  }

  attempt(player: string, id: string, solved: boolean) {
    const account = this.account(player);
    const before = account.solver.rating;
    const counted = !account.tried.has(id);
    const rated = ratedAttempt(account.solver, { ...NEW_SOLVER, rating: 1500 }, solved);
    if (counted) {
      account.solver = rated.solver;
      account.tried.set(id, solved);
    }
    return { counted, before, solver: account.solver, puzzle: rated.puzzle };
  }
}

/** A browser profile: its storage, and who is signed in. */
const device = (server: Server) => {
  const texts = new Map<string, string | null>();
  const text = (key: string) => ({
    read: () => texts.get(key) ?? null,
    write: (value: string | null) => void texts.set(key, value),
  });
  const timers: (() => void)[] = [];
  let player: PlayerInfo | null = null;
  let known: string | undefined;
  const open = (): SolverProgress =>
    new SolverProgress({
      api: {
        me: async () => {
          const answer = await server.answer(() => ({ player }));
          if (answer.ok) known = player?.id;
          return answer;
        },
        attempt: (id, solved) => {
          if (player === null) return Promise.resolve({ ok: false, error: { code: 'NO_SESSION' } });
          if (id === 'unknown') return Promise.resolve({ ok: false, error: { code: 'PUZZLE_NOT_FOUND' } });
          return server.answer(() => server.attempt(player!.id, id, solved));
        },
        puzzleProgress: game =>
          server.answer(() => {
            const { solver, tried } = game === 'gipf' ? server.account(player!.id) : server.account('none');
            const list = Array.from(tried, ([id, solved]) => ({ id, solved }));
            return { solver, attempts: list.length, tried: list };
          }),
        puzzleRatings: game =>
          server.answer(() => ({
            puzzles: Array.from(game === 'gipf' ? server.ratings : [], ([id, rating]) => ({
              ...{ id, rating, attempts: 1 },
            })),
          })),
      },
      device: text('device'),
      accounts: text('accounts'),
      known: () => known,
      later: act => void timers.push(act),
    });
  return {
    open,
    texts,
    signIn: (id: string, account = true) => {
      player = { id, name: id, account };
      known = id;
    },
    signOut: () => {
      player = null;
      known = undefined;
    },
    /** The session ends on the server alone. */
    expire: () => {
      player = null;
    },
    runTimers: () => {
      for (const act of timers.splice(0)) act();
    },
  };
};

const waitingIds = (texts: ReadonlyMap<string, string | null>, id: string): string[] =>
  readAccounts(texts.get('accounts') ?? null)[id]!.waiting.map(one => one.id);

test('without a name on the server nothing is asked, and the device rates', async () => {
  const server = new Server();
  const { open } = device(server);
  const mine = open();
  await mine.ready();
  const kept = await mine.keepTry(puzzle('a'), true);
  expect([kept.counted, kept.waits, mine.hasAccount]).toEqual([true, false, false]);
  expect(open().load().gipf).toMatchObject({ rating: { rating: kept.after }, tried: { a: true } });
  expect(await mine.keepTry(puzzle('a'), false)).toMatchObject({ counted: false, after: kept.after });
  expect(server.asked).toBe(0);
});

test('a guest stays on the device', async () => {
  const server = new Server();
  const { open, signIn } = device(server);
  signIn('guest', false);
  const mine = open();
  await mine.sync();
  await mine.keepTry(puzzle('a'), true);
  expect([mine.hasAccount, server.account('guest').tried.size]).toEqual([false, 0]);
});

test('with an account the server rates, and a second device knows rating and tries', async () => {
  const server = new Server();
  const [first, second] = [device(server), device(server)];
  first.signIn('anna');
  second.signIn('anna');
  const here = first.open();
  await here.ready();
  const kept = await here.keepTry(puzzle('a'), true);
  expect(kept).toEqual({
    ...{ counted: true, waits: false, before: NEW_SOLVER.rating },
    after: server.account('anna').solver.rating,
  });
  const there = second.open();
  await there.sync();
  expect(there.load().gipf).toMatchObject({ rating: { rating: kept.after }, tried: { a: true } });
  expect(await there.keepTry(puzzle('a'), false)).toMatchObject({ counted: false });
  // This device does not know of the other one's second try: the server does.
  await there.keepTry(puzzle('b'), false);
  expect(await here.keepTry(puzzle('b'), true)).toMatchObject({ counted: false, waits: false });
  await here.sync();
  expect(here.load().gipf.tried).toEqual({ a: true, b: false });
});

test('tries without a server are rated here, kept, and sent later in order', async () => {
  const server = new Server();
  const { open, signIn, texts, runTimers } = device(server);
  signIn('anna');
  await open().sync();
  server.code = 'UNREACHABLE';
  const offline = open();
  const first = await offline.keepTry(puzzle('b'), true);
  const second = await offline.keepTry(puzzle('a'), false);
  expect([first.waits, second.waits, second.before]).toEqual([true, true, first.after]);
  expect([offline.waiting, waitingIds(texts, 'anna')]).toEqual([2, ['b', 'a']]);
  expect(offline.load().gipf).toMatchObject({
    rating: { rating: second.after },
    tried: { a: false, b: true },
  });

  server.code = undefined;
  const later = open();
  let changes = 0;
  later.listen(() => changes++);
  await later.sync();
  expect([...server.account('anna').tried]).toEqual([
    ['b', true],
    ['a', false],
  ]);
  expect([later.waiting, later.load().gipf.rating, changes > 0]).toEqual([
    ...[0, server.account('anna').solver, true],
  ]);

  // The page that stayed open tries again by itself.
  server.code = 'TRY_AGAIN';
  await later.keepTry(puzzle('c'), true);
  server.code = undefined;
  runTimers();
  await later.sync();
  expect(server.account('anna').tried.get('c')).toBe(true);
});

test('the result of a try that waited is told anew once it was sent', async () => {
  const server = new Server();
  const { open, signIn } = device(server);
  signIn('anna');
  const mine = open();
  await mine.sync();
  server.code = 'UNREACHABLE';
  const kept = await mine.keepTry(puzzle('a'), true);
  expect([kept.waits, mine.current('a', kept)]).toEqual([true, kept]);

  let heard = kept;
  mine.listen(() => {
    heard = mine.current('a', heard);
  });
  server.code = undefined;
  await mine.sync();
  const { rating } = server.account('anna').solver;
  expect(heard).toMatchObject({ counted: true, waits: false, after: rating });
  // Another tab did not hear the answer, but knows that it was sent.
  expect(open().current('a', kept)).toEqual({ ...kept, waits: false });
});

test('the account that signs in takes over what was tried without one, once; records stay on the device', async () => {
  const server = new Server();
  server.attempt('anna', 'a', false);
  const { open, signIn, signOut } = device(server);
  const alone = open();
  await alone.keepTry(puzzle('a'), true);
  await alone.keepTry(puzzle('b'), true);
  alone.keepRecord('gipf', 'streak', 7);
  signIn('anna');
  const mine = open();
  await mine.sync();
  expect([...server.account('anna').tried]).toEqual([
    ['a', false],
    ['b', true],
  ]);
  expect(mine.load().gipf).toEqual({
    rating: server.account('anna').solver,
    tried: { a: false, b: true },
    ...{ streak: 7, run: 0 },
  });
  signOut();
  expect(open().load().gipf).toEqual({ rating: NEW_SOLVER, tried: {}, streak: 7, run: 0 });
  signIn('bela');
  await open().sync();
  expect(server.account('bela').tried.size).toBe(0);
});

test('what waits for one account is never sent as another one', async () => {
  const server = new Server();
  const { open, signIn, signOut, texts } = device(server);
  signIn('anna');
  const mine = open();
  await mine.sync();
  server.code = 'UNREACHABLE';
  await mine.keepTry(puzzle('a'), true);
  server.code = undefined;
  signOut();
  signIn('bela');
  await mine.sync();
  await mine.keepTry(puzzle('b'), true);
  expect([...server.account('bela').tried.keys()]).toEqual(['b']);
  expect(waitingIds(texts, 'anna')).toEqual(['a']);
  signIn('anna');
  await mine.sync();
  expect([...server.account('anna').tried.keys()]).toEqual(['a']);
  // Nothing of the other account is left on the device.
  expect(Object.keys(readAccounts(texts.get('accounts') ?? null))).toEqual(['anna']);
});

test('an ended session keeps the try for the account and goes on with the device', async () => {
  const server = new Server();
  const { open, signIn, expire, runTimers, texts } = device(server);
  signIn('anna');
  const mine = open();
  await mine.sync();
  expire();
  expect(await mine.keepTry(puzzle('a'), true)).toMatchObject({ counted: true, waits: true });
  runTimers();
  await mine.sync();
  expect([mine.hasAccount, waitingIds(texts, 'anna')]).toEqual([false, ['a']]);
  signIn('anna');
  await mine.sync();
  expect(server.account('anna').tried.get('a')).toBe(true);
});

test('a puzzle that the server does not know is not sent for ever, and holds nothing up', async () => {
  const server = new Server();
  const { open, signIn } = device(server);
  const mine = open();
  await mine.keepTry(puzzle('unknown'), true);
  await mine.keepTry(puzzle('a'), true);
  signIn('anna');
  await mine.sync();
  expect([mine.waiting, ...server.account('anna').tried.keys()]).toEqual([0, 'a']);
});

test('a page does not wait for a server that does not answer', async () => {
  const server = new Server();
  const { open, signIn, runTimers } = device(server);
  signIn('anna');
  server.answer = () => new Promise(() => undefined);
  const ready = open().ready();
  runTimers();
  await ready;
});

test('a puzzle has the rating that the server gave it', async () => {
  const server = new Server();
  const { open, signIn } = device(server);
  signIn('anna');
  server.ratings.set('a', 1432.4);
  const mine = open();
  await mine.sync();
  expect(mine.rated([puzzle('a'), puzzle('b')]).map(({ rating }) => rating)).toEqual([1432, 1200]);
});

test('forgetting takes what the device keeps: with an account the records', async () => {
  const server = new Server();
  const { open, signIn } = device(server);
  const mine = open();
  await mine.keepTry(puzzle('a'), true);
  mine.keepRecord('gipf', 'run', 3);
  expect(mine.forget().gipf).toEqual({ rating: NEW_SOLVER, tried: {}, streak: 0, run: 0 });
  signIn('anna');
  await mine.sync();
  await mine.keepTry(puzzle('a'), true);
  mine.keepRecord('gipf', 'run', 3);
  expect(mine.forget().gipf).toMatchObject({ tried: { a: true }, run: 0 });
});

test('damaged copies of accounts count as nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), text => {
      for (const { games, waiting } of Object.values(readAccounts(text)))
        expect([games.gipf.rating.rating > 0, Array.isArray(waiting)]).toEqual([true, true]);
    }),
  );
  const damaged = {
    anna: { games: { gipf: 3 }, waiting: [{ id: 'a' }, { id: 'b', game: 'gipf', solved: true }] },
  };
  expect(readAccounts(JSON.stringify(damaged)).anna!.waiting).toEqual([
    { id: 'b', game: 'gipf', solved: true },
  ]);
});
