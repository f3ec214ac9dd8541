import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { startPostgres, WITHOUT_POSTGRES } from '../testing/services.js';
import { appendSteps, explainer } from './append.js';
import { chatStore } from './chat.js';
import type { Dialect, Executor, Statement } from './executor.js';
import { gameStore } from './games.js';
import { heartbeatStore } from './heartbeat.js';
import { migrations } from './migrations.js';
import { playerStore } from './players.js';
import { batchStatement } from './postgres/batch.js';
import { openPool } from './postgres/pool.js';
import { explorerStore } from './study/explorer.js';
import { puzzleStore } from './study/puzzles.js';
import { reviewStore } from './study/reviews.js';
import { studyStore } from './study/studies.js';
import { append, beginning, guest, openGame, turn } from './testing.js';

// No statement reads a table whole, however large it grows: asked of the databases themselves, for every statement that play, the
// lobby, the sweeps, people and the archive cause.

/** Runs nothing, and remembers what it was asked. */
const recorder = (dialect: Dialect): { executor: Executor; statements: Map<string, Statement> } => {
  const statements = new Map<string, Statement>();
  const note = (asked: readonly Statement[]): void => {
    for (const one of asked) statements.set(one.sql, one);
  };
  const steps = appendSteps(dialect);
  const read: Executor['read'] = (...asked) => {
    note(asked);
    return Promise.resolve(
      asked.map(() => [{ count: 0, id: 'x', name_key: null, n: 1, value: 'x' }]).map(() => []),
    );
  };
  const executor: Executor = {
    dialect,
    read,
    write: asked => {
      note(asked);
      return Promise.resolve({
        ok: true,
        results: asked.map(() => ({ rows: [{ n: 1, at: 1 }], changes: 1 })),
      });
    },
    append: async write => {
      note(dialect === 'sqlite' ? steps(write) : [batchStatement([write]) as Statement]);
      return explainer(dialect, read)(write);
    },
    waiting: () => 0,
    backup: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return { executor, statements };
};

const useEverything = async (executor: Executor): Promise<void> => {
  const games = gameStore(executor, () => 0);
  const players = playerStore(executor);
  const chat = chatStore(executor);
  const heartbeat = heartbeatStore(executor);
  const anna = guest('Anna');
  const over = { status: 'over', winner: null, ending: 'agreement', endedAt: 1 } as const;
  await games.offer(openGame(anna));
  await games.openGame('x');
  await games.openGames(50);
  await games.cancelOpenGame('x', anna.id);
  await games.openGamesOf(anna.id).catch(() => undefined);
  await games.listedFrom('x').catch(() => undefined);
  await games.playing(anna.id);
  await games.begin(beginning(anna, guest()), 'open');
  await games.append(append('x', [turn(2, anna.id, 'message-1'), turn(3)], over));
  await games.load('x', 0);
  await games.overdue(1, 50);
  await games.unanswered(1, 50);
  await games.summary('x');
  const searches = [
    {},
    { game: 'yinsh' },
    { game: 'yinsh', variant: 'blitz' },
    { variant: 'blitz' },
    { status: 'running' },
    { from: '2026-11-01', to: '2026-11-15' },
    { player: 'Anna' },
    { player: 'Anna', status: 'over', game: 'gipf' },
  ] as const;
  for (const search of searches) {
    await games.search(search, 50);
    await games.search({ ...search, after: '1.x' }, 50, anna.id);
  }
  await games.countOf(anna.id).catch(() => undefined);
  await players.addGuest(anna.id, 'Anna');
  await players.find(anna.id);
  await players.findByName('anna');
  await players.findAlike('Anna');
  await players.refreshNameKeys();
  await players.makeAccount(anna.id, 'Anna', 'anna', { password: 'p', recovery: 'r' });
  await players.rename(anna.id, 'Anna', 'anna');
  await players.erase(anna.id, 'Anonymous');
  await players.addSession({ id: 's', player: anna.id, createdAt: 1, seenAt: 1, device: '' });
  await players.session('s');
  await players.sessionsOf(anna.id);
  await players.touchSession('s', 1);
  await players.endSession('s');
  await players.endOtherSessions(anna.id, 's');
  await players.chatOf(anna.id);
  await chat.say({ game: 'x', by: anna, message: 'message-1', text: 'x', at: 1 });
  await chat.lines('x', 0, 50);
  await chat.reports(true, 50);
  await chat.reportsBy(anna.id);
  await players.forgetOld(1);
  await heartbeat.beat(5_000);
  await heartbeat.outagesSince(1);
  const explorer = explorerStore(executor);
  await explorer.uncounted(20);
  await explorer.count({ id: 'x', winner: null, by: 'people', endedAt: 1 }, [{ position: 'p', turn: 't' }]);
  await explorer.turns('p');
  const reviews = reviewStore(executor);
  await reviews.ask('x', { game: 'yinsh', start: '', turns: [] });
  await reviews.find('x');
  await reviews.waiting(5);
  await reviews.addPart('x', 0, '[]');
  await reviews.parts('x');
  await reviews.reports('x');
  await reviews.finish('x', '{}');
  const puzzles = puzzleStore(executor);
  const rating = { rating: 1, deviation: 1, volatility: 1, attempts: 1 };
  const [some, none] = [
    { solver: rating, puzzle: rating },
    { solver: undefined, puzzle: undefined },
  ];
  for (const before of [some, none])
    await puzzles.keep({ player: anna.id, game: 'yinsh', puzzle: 'x', solved: true, before, after: some });
  await puzzles.solver(anna.id, 'yinsh');
  await puzzles.puzzle('yinsh', 'x');
  await puzzles.ratings('yinsh');
  await puzzles.tried(anna.id, 'yinsh');
  const studies = studyStore(executor);
  const content = { title: 't', visibility: 'public', chapters: [] } as const;
  await studies.add('x', anna.id, content, { studies: 1, bytes: 1 });
  await studies.find('x');
  await studies.change('x', anna.id, 1, content, { studies: 1, bytes: 1 });
  await studies.remove('x', anna.id);
  for (const page of [{}, { owner: anna.id }, { owner: anna.id, viewer: anna.id }])
    for (const after of [{}, { after: '1.x' }]) await studies.list({ ...page, ...after, limit: 50 });
};

test('SQLite answers everything from an index', async () => {
  const { executor, statements } = recorder('sqlite');
  await useEverything(executor);
  const db = new Database(':memory:');
  for (const { statements: all } of migrations('sqlite')) for (const one of all) db.exec(one);
  const plans = [...statements.values()].map(({ sql, parameters }) => {
    const rows = db.prepare(`explain query plan ${sql}`).all(...parameters) as { detail: string }[];
    return { sql, details: rows.map(({ detail }) => detail) };
  });
  db.close();
  expect(plans.length).toBeGreaterThan(40);
  for (const { sql, details } of plans) {
    // To walk along an index up to a limit is not to read the whole. What is inserted is no table.
    const whole = details.filter(detail =>
      /^SCAN (?!.*USING .*INDEX|CONSTANT ROW|.*VALUES CLAUSE)/.test(detail),
    );
    expect([sql, whole]).toEqual([sql, []]);
    // A page comes in the order of an index. Only the games of several namesakes have to be put in order.
    const sorts = details.some(detail => detail.includes('TEMP B-TREE FOR ORDER BY'));
    expect([sql, sorts && sql.includes('limit') && !sql.includes('"seats"')]).toEqual([sql, false]);
  }
});

test.skipIf(WITHOUT_POSTGRES)('PostgreSQL answers everything from an index', async () => {
  const { executor, statements } = recorder('postgres');
  await useEverything(executor);
  const service = await startPostgres();
  const pool = openPool(service.url, 60_000);
  try {
    for (const { statements: all } of migrations('postgres')) for (const one of all) await pool.query(one);
    for (const { sql, parameters } of statements.values()) {
      const { rows } = await pool.query<Record<string, string>>(`explain ${sql}`, [...parameters]);
      const whole = rows.map(row => row['QUERY PLAN']!).filter(line => line.includes('Seq Scan'));
      expect([sql, whole]).toEqual([sql, []]);
    }
  } finally {
    await pool.end();
    await service.remove();
  }
});
