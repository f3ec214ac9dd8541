import { allGames, MAX_EVENTS, type Command, type Match } from '@korong/match';
import { recordJson, recordText } from '@korong/rules';
import { afterEach, expect, test } from 'vitest';
import { StoreTrouble, type GameStore } from '../store/store.js';
import { openRecords, type Records } from './index.js';

const DATE = '1970-01-01';

const played = (...commands: readonly Command[]): Match => {
  let match: Match | undefined;
  for (const command of commands) {
    const applied = allGames.apply(match, command, 1_000);
    if (!applied.ok) throw new Error(applied.error.code);
    match = applied.value.match;
  }
  return match!;
};

const players = { white: { name: 'Anna' }, black: { name: 'Béla' } };
const options = { variant: 'standard' };
const begun = played({ kind: 'start', id: 'm', game: 'yinsh', options, players, seats: 'apart' });
const short = played(
  { kind: 'start', id: 'm', game: 'yinsh', options, players, seats: 'apart' },
  { kind: 'turn', by: 'white', answers: 0, text: 'f6' },
  { kind: 'resign', by: 'black' },
);

/** The longest log that there can be: a turn and its takeback, to the end. */
const longest = (): string => {
  const events: unknown[] = [...begun.events];
  while (events.length < MAX_EVENTS)
    events.push({
      version: 1,
      seq: events.length + 1,
      at: 1_000,
      ...(events.length % 2 === 1 ? { kind: 'turn', by: 'white', text: 'f6' } : { kind: 'takenBack', to: 0 }),
    });
  events.push({ version: 5, seq: events.length + 1, at: 1_000, kind: 'tooLong' });
  return JSON.stringify(events);
};

let records: Records | undefined;
afterEach(() => records?.close());

/** Records of a store that has this log, and how often it was read. */
const recordsOf = (log: string): { records: Records; reads: () => number } => {
  let reads = 0;
  const loadText: GameStore['loadText'] = id => {
    reads++;
    const seat = { id: 'x', name: 'x', account: false };
    return Promise.resolve(id === 'm' ? { seats: { white: seat, black: seat }, events: log } : undefined);
  };
  records = openRecords({ loadText });
  return { records, reads: () => reads };
};

test('the record of a short game', async () => {
  const { records } = recordsOf(JSON.stringify(short.events));
  const record = allGames.recordOf(short, DATE, ['white', 'black']);
  expect(recordText(record)).toContain('[WhiteType "guest"]');
  expect(await records.read('m')).toEqual({ text: recordText(record), json: recordJson(record) });
  expect(await records.read('none')).toBeUndefined();
});

test('the record of the longest game comes from a thread, and is made once for concurrent requests', async () => {
  const { records, reads } = recordsOf(longest());
  const all = await Promise.all(Array.from({ length: 60 }, () => records.read('m')));
  expect(all[0]!.text).toContain('[Termination "length"]');
  // The same object: no other request had one made.
  for (const one of all) expect(one).toBe(all[0]);
  expect(reads()).toBe(60);
});

test('a log that cannot be replayed has no record, long or short', async () => {
  for (const log of [JSON.stringify(short.events), longest()]) {
    const { records } = recordsOf(log.replace('"seq":2', '"seq":3'));
    expect(await records.read('m')).toBeUndefined();
    await records.close();
  }
});

test('an error in the thread is reported, and the next request tries again', async () => {
  const { records } = recordsOf(`[${'x'.repeat(100_000)}]`);
  for (let i = 0; i < 2; i++) await expect(records.read('m')).rejects.toThrow(SyntaxError);
});

test('more than can be waited for is refused', async () => {
  let log = '';
  records = openRecords({
    loadText: () => {
      const seat = { id: 'x', name: 'x', account: false };
      // Each of them is another log.
      log = longest().replace('Anna', `Anna ${log.length}${Math.random()}`);
      return Promise.resolve({ seats: { white: seat, black: seat }, events: log });
    },
  });
  const all = await Promise.allSettled(Array.from({ length: 300 }, () => records!.read('m')));
  const refused = all.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const one of refused) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(StoreTrouble);
  expect(all.length - refused.length).toBeGreaterThanOrEqual(200);
});
