// Runs `korong analysis` as a process, as other programs do.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { recordJson, recordText, yinsh } from '@korong/rules';
import { afterEach, expect, test } from 'vitest';
import { JobQueue } from './jobQueue.js';
import type { Job } from './job.js';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const WIN_NOW =
  'yinsh/1 standard 4/7/2w5/3w5/4w5/W3w4/4WW4/9/8/6B/BBBB act=white phase=move mover=white passes=0';

interface Answer {
  readonly id?: string;
  readonly error?: string;
  readonly warning?: string;
  readonly field?: string;
  readonly turnNumber?: number;
  readonly isDuringSearch?: boolean;
  readonly noResults?: boolean;
  readonly moveInfos?: readonly Record<string, unknown>[];
  readonly rootInfo?: { readonly currentPlayer: string; readonly visits: number; readonly winrate: number };
  readonly policy?: readonly { readonly step: string; readonly prior: number }[];
}

let running: ChildProcessWithoutNullStreams | undefined;
afterEach(() => running?.kill());

const start = (threads: number): ChildProcessWithoutNullStreams =>
  (running = spawn(process.execPath, [MAIN, 'analysis', '--threads', String(threads)]));

/** Sends all lines and the end of the input, and waits for the exit. */
const answersTo = async (lines: readonly (string | object)[], threads = 1): Promise<Answer[]> => {
  const child = start(threads);
  child.stdin.end(lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  const answers: Answer[] = [];
  for await (const line of createInterface(child.stdout)) answers.push(JSON.parse(line) as Answer);
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  return answers;
};

const byTurn = (answers: readonly Answer[]): Answer[] =>
  [...answers].sort((a, b) => a.id!.localeCompare(b.id!) || a.turnNumber! - b.turnNumber!);

test('positions of whole games, each answered once and alike in every thread', async () => {
  const queries = [
    {
      id: 'a',
      game: 'yinsh',
      moves: ['f6', ['B', 'g7'], 'e5'],
      analyzeTurns: [0, 1, 3],
      maxVisits: 40,
      maxMoves: 3,
    },
    { id: 'b', game: 'gipf', variant: 'tournament', moves: [], maxVisits: 30, includePolicy: true },
    { id: 'c', initialPosition: WIN_NOW, maxVisits: 500, maxMoves: 1 },
  ];
  const answers = byTurn(await answersTo(queries, 2));
  expect(answers.map(({ id, turnNumber, isDuringSearch }) => [id, turnNumber, isDuringSearch])).toEqual([
    ['a', 0, false],
    ['a', 1, false],
    ['a', 3, false],
    ['b', 0, false],
    ['c', 0, false],
  ]);
  const [, second, third, gipf, won] = answers;
  expect(second!.rootInfo).toMatchObject({ currentPlayer: 'B', visits: 40 });
  expect(third!.moveInfos).toHaveLength(3);
  expect(second!.policy).toBeUndefined();
  expect(gipf!.policy!.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1, 3);
  expect(won!.moveInfos![0]).toMatchObject({ order: 0, winrate: 1, proven: 'win', endsIn: 1 });
  expect(byTurn(await answersTo(queries, 1))).toEqual(answers);
});

test('a record, and a position in which the game is over', async () => {
  const game = {
    game: 'yinsh',
    options: { variant: 'blitz' },
    headers: {},
    turns: [{ text: 'f6' }, { text: 'g7' }],
    result: null,
  };
  const asJson = JSON.parse(recordJson(game)) as unknown;
  for (const record of [recordText(game), recordJson(game), asJson]) {
    const [played] = await answersTo([{ id: 'r', record, maxVisits: 20, analyzeTurns: [2] }]);
    expect(played).toMatchObject({ turnNumber: 2, rootInfo: { currentPlayer: 'W', visits: 20 } });
  }
  const [over] = await answersTo([
    { id: 'o', initialPosition: WIN_NOW, moves: ['g7-g8;xc3-g7;xg8'], maxVisits: 20 },
  ]);
  const { currentPlayer, winrate, ...root } = over!.rootInfo!;
  expect([root, over!.moveInfos]).toEqual([{ visits: 0, isOver: true }, []]);
  expect(winrate).toBe(currentPlayer === 'W' ? 1 : 0);
});

/** Lines that are refused, and the field that is named. */
const REFUSED: readonly (readonly [string, string | undefined])[] = [
  ['', undefined],
  ['{', undefined],
  ['[]', undefined],
  ['null', undefined],
  ['"text"', undefined],
  ['\u0000\uFFFD', undefined],
  ['{"game":"yinsh"}', 'id'],
  ['{"id":7}', 'id'],
  ['{"id":"x"}', 'game'],
  ['{"id":"x","game":"chess"}', 'game'],
  ['{"id":"x","game":5}', 'game'],
  ['{"id":"x","game":"yinsh","variant":"basic"}', 'variant'],
  ['{"id":"x","game":"gipf","options":{"handicap":"lots"}}', 'options'],
  ['{"id":"x","game":"gipf","options":[1]}', 'options'],
  ['{"id":"x","initialPosition":"yinsh/1 nonsense"}', 'initialPosition'],
  ['{"id":"x","game":"yinsh","moves":"f6"}', 'moves'],
  ['{"id":"x","game":"yinsh","moves":[["W","f6","g7"]]}', 'moves'],
  ['{"id":"x","game":"yinsh","moves":["f6","f6"]}', 'moves'],
  ['{"id":"x","game":"yinsh","moves":[["B","f6"]]}', 'moves'],
  ['{"id":"x","game":"yinsh","analyzeTurns":[1]}', 'analyzeTurns'],
  ['{"id":"x","game":"yinsh","analyzeTurns":[0.5]}', 'analyzeTurns'],
  ['{"id":"x","game":"yinsh","analyzeTurns":[]}', 'analyzeTurns'],
  ['{"id":"x","game":"yinsh","maxVisits":0}', 'maxVisits'],
  ['{"id":"x","game":"yinsh","maxVisits":1e30}', 'maxVisits'],
  ['{"id":"x","game":"yinsh","includePolicy":1}', 'includePolicy'],
  ['{"id":"x","game":"yinsh","reportDuringSearchEvery":-1}', 'reportDuringSearchEvery'],
  ['{"id":"x","game":"yinsh","priority":"high"}', 'priority'],
  ['{"id":"x","game":"yinsh","priorities":[1,2]}', 'priorities'],
  ['{"id":"x","game":"yinsh","net":"/etc/passwd"}', 'net'],
  ['{"id":"x","record":"?"}', 'record'],
  ['{"id":"x","action":"explode"}', 'action'],
  ['{"id":"x","action":"terminate"}', 'terminateId'],
];

test('malformed lines are answered with errors, and end nothing', async () => {
  const last = { id: 'last', game: 'yinsh', maxVisits: 1, colour: 'red' };
  const answers = await answersTo([...REFUSED.map(([line]) => line), last]);
  const refused = REFUSED.filter(([line]) => line !== '');
  expect(answers.slice(0, refused.length).map(({ error, field, id }) => [typeof error, field, id])).toEqual(
    refused.map(([line, field]) => ['string', field, line.startsWith('{"id":"x"') ? 'x' : undefined]),
  );
  const [warning, answer] = answers.slice(refused.length);
  expect(warning).toMatchObject({ id: 'last', field: 'colour' });
  expect(warning!.warning).toContain('colour');
  expect(answer).toMatchObject({ id: 'last', isDuringSearch: false });
});

test('actions: a version, a cache, and the end of running and waiting queries', async () => {
  const child = start(1);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<Answer> => JSON.parse((await lines.next()).value!) as Answer;
  const send = (query: object): void => void child.stdin.write(`${JSON.stringify(query)}\n`);

  send({ id: 'v', action: 'query_version' });
  expect(await next()).toMatchObject({ id: 'v', action: 'query_version', git_hash: '<omitted>' });
  send({ id: 'k', action: 'clear_cache' });
  expect(await next()).toEqual({ id: 'k', action: 'clear_cache' });

  // One thread: the second turn waits for the first.
  const long = { game: 'yinsh', moves: ['f6'], maxVisits: 10_000_000, maxMoves: 1 };
  send({ ...long, id: 'long', analyzeTurns: [0, 1], reportDuringSearchEvery: 0.05 });
  expect(await next()).toMatchObject({ id: 'long', turnNumber: 0, isDuringSearch: true });
  send({ id: 't', action: 'terminate', terminateId: 'long' });
  const answers: Answer[] = [];
  while (answers.filter(({ isDuringSearch }) => isDuringSearch === false).length < 2)
    answers.push(await next());
  const ended = answers.filter(({ isDuringSearch }) => isDuringSearch === false);
  expect(answers).toContainEqual({ id: 't', action: 'terminate', terminateId: 'long' });
  expect(ended).toContainEqual({ id: 'long', isDuringSearch: false, noResults: true, turnNumber: 1 });
  expect(ended.find(({ turnNumber }) => turnNumber === 0)!.rootInfo!.visits).toBeGreaterThan(0);

  send({ ...long, id: 'more' });
  send({ id: 'u', action: 'terminate_all' });
  expect(await next()).toMatchObject({ id: 'u' });
  expect(await next()).toMatchObject({ id: 'more', isDuringSearch: false });
  child.stdin.end();
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
});

test('the highest priority first, then the earliest', () => {
  const queue = new JobQueue();
  const job = (number: number): Job => ({
    number,
    game: 'yinsh',
    net: 'small',
    position: yinsh.positionText(yinsh.start({ variant: 'standard' })),
    visits: 1,
    lines: 1,
  });
  const jobs = [job(0), job(1), job(2), job(3), job(4)];
  for (const [i, priority] of [0, 5, -1, 5, 0].entries()) queue.add(jobs[i]!, priority);
  expect(queue.remove(jobs[4]!)).toBe(true);
  expect(queue.remove(jobs[4]!)).toBe(false);
  expect([0, 1, 2, 3, 4].map(() => queue.take()?.number)).toEqual([1, 3, 0, 2, undefined]);
});
