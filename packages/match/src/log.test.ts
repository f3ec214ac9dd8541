import { readFileSync } from 'node:fs';
import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { allGames } from './allGames.js';
import { EVENT_VERSION } from './events.js';
import { after, begun, FIVE_AND_THREE, played } from './testing.js';

/** A match in which nearly everything happens. */
const match = after(
  played(begun({ clock: FIVE_AND_THREE }), ['f6', 'g7'], 5),
  [{ kind: 'draw', how: 'ask', by: 'white' }, 11_000],
  [{ kind: 'draw', how: 'decline', by: 'black' }, 12_000],
  [{ kind: 'takeback', how: 'ask', by: 'black', to: 1 }, 12_500],
  [{ kind: 'takeback', how: 'accept', by: 'white' }, 13_000],
  [{ kind: 'pause' }, 14_000],
  [{ kind: 'resume' }, 15_000],
  [{ kind: 'resign', by: 'black' }, 16_000],
  [{ kind: 'rematch', how: 'agreed', next: 'm2' }, 17_000],
);

type Loose = Record<string, unknown>;
const copy = (): Loose[] => JSON.parse(JSON.stringify(match.events)) as Loose[];
const indexOf = (kind: string): number => match.events.findIndex(event => event.kind === kind);

/** The result of reading the log after a change to the first event of this kind. */
const changed = (kind: string, changes: Loose): string => {
  const events = copy().map((event, i) => (i === indexOf(kind) ? { ...event, ...changes } : event));
  const read = allGames.replayEvents(events);
  return read.ok ? 'accepted' : `${read.error.code} ${read.error.number ?? ''}`.trim();
};

test('a log that went through JSON makes the same match', () => {
  expect(must(allGames.replayEvents(copy()))).toEqual(match);
});

test('every beginning of a log is a match', () => {
  copy().forEach((_, i) => {
    expect(must(allGames.replayEvents(copy().slice(0, i + 1))).events).toEqual(match.events.slice(0, i + 1));
  });
});

test('a match is plain data: it can be cloned, and two that differ compare unequal', () => {
  expect(structuredClone(match)).toEqual(match);
  expect(must(allGames.replayEvents(copy().slice(0, 2)))).not.toEqual(
    must(allGames.replayEvents(copy().slice(0, 3))),
  );
});

test('a log of another version is refused as such', () => {
  expect(changed('turn', { version: EVENT_VERSION + 1 })).toBe('LOG_VERSION 2');
  expect(changed('started', { version: 0 })).toBe('LOG_VERSION 1');
});

test('an empty log is no match', () => {
  expect(allGames.replayEvents([])).toEqual({ ok: false, error: { code: 'NOT_STARTED' } });
});

test.each([undefined, null, 7, 'turn', [], {}, { kind: 'constructor' }, { kind: 'turn' }])(
  '%j is no event',
  event => {
    expect(allGames.follow(undefined, event)).toMatchObject({
      ok: false,
      error: { code: 'LOG_EVENT', number: 1 },
    });
  },
);

test.each([
  ['started', { seats: 'nowhere' }],
  ['started', { players: { white: { name: 'Anna' } } }],
  ['started', { players: { white: { name: 'Anna', age: 7 }, black: { name: 'Béla' } } }],
  ['started', { clock: { kind: 'fischer', initial: -1, increment: 0 } }],
  ['started', { clock: null }],
  ['started', { options: { variant: 1 } }],
  ['started', { options: ['standard'] }],
  ['turn', { by: 'black' }],
  ['turn', { by: 'red' }],
  ['turn', { text: 'f99' }],
  ['turn', { text: 7 }],
  ['turn', { clock: -1 }],
  ['turn', { clock: undefined }],
  ['turn', { seq: 3 }],
  ['turn', { at: -1 }],
  ['turn', { at: 1.5 }],
  ['turn', { more: 1 }],
  ['turn', { kind: 'rematched', next: 'm2' }],
  ['offered', { what: 'money' }],
  ['offered', { what: 'rematch' }],
  ['offered', { to: 1 }],
  ['takenBack', { to: 2 }],
  ['takenBack', { to: -1 }],
  ['takenBack', { clocks: undefined }],
  ['takenBack', { clocks: { white: 1 } }],
  ['paused', { kind: 'resumed' }],
  ['resumed', { kind: 'paused' }],
  ['rematched', { next: 2 }],
  ['rematched', { kind: 'aborted' }],
])('a log is refused whose event “%s” has %j', (kind, changes) => {
  expect(changed(kind, changes)).toBe(`LOG_EVENT ${indexOf(kind) + 1}`);
});

test('a log that begins as no match could is refused with that reason', () => {
  expect(changed('started', { game: 'chess' })).toBe('SETUP_REFUSED 1');
});

test('a log with a gap, a doubled event or a second beginning is refused', () => {
  const [first, second, ...rest] = copy();
  expect(allGames.replayEvents([first, ...rest]).ok).toBe(false);
  expect(allGames.replayEvents([first, second, second, ...rest]).ok).toBe(false);
  expect(allGames.replayEvents([first, { ...first, seq: 2 }]).ok).toBe(false);
  expect(allGames.replayEvents([{ ...second, seq: 1 }]).ok).toBe(false);
});

test('pausing what has no clock cannot be in a log', () => {
  const plain = begun();
  expect(allGames.follow(plain, { version: 1, seq: 2, at: 0, kind: 'paused' }).ok).toBe(false);
});

/** A remote match with the events of the second version. */
const apart = after(
  played(begun({ clock: FIVE_AND_THREE, seats: 'apart' }), ['f6', 'g7'], 5),
  [{ kind: 'addTime', by: 'black' }, 11_000],
  [{ kind: 'outage', from: 12_000, to: 20_000 }, 21_000],
  [{ kind: 'turn', by: 'white', answers: 2, text: 'a2', lag: 100 }, 22_000],
  [{ kind: 'claim', by: 'white', what: 'win', absentSince: 23_000 }, 80_000],
);
const byDays = played(begun({ clock: { kind: 'days', perTurn: 172_800_000 }, seats: 'apart' }), ['f6'], 5);

const keptLog = (name: string): unknown[] =>
  JSON.parse(
    readFileSync(new URL(`../../../fixtures/match/${name}.json`, import.meta.url), 'utf8'),
  ) as unknown[];

test('events are written in the lowest version that knows them', () => {
  expect(match.events.map(event => event.version)).toEqual(match.events.map(() => 1));
  expect(apart.events.map(event => `${event.kind} ${event.version}`)).toEqual([
    'started 1',
    'turn 1',
    'turn 1',
    'timeAdded 2',
    'outage 2',
    'turn 1',
    'claimed 2',
  ]);
  expect(byDays.events.map(event => event.version)).toEqual([2, 1]);
});

test.each([
  ['timeAdded', { version: 1 }],
  ['timeAdded', { amount: -1 }],
  ['timeAdded', { by: undefined }],
  ['outage', { version: 1 }],
  ['outage', { back: 8_001 }],
  ['outage', { from: 20_001, to: 20_000 }],
  ['outage', { back: 0.5 }],
  ['claimed', { what: 'money' }],
  ['claimed', { absentSince: '7' }],
])('a log of a remote match is refused whose event “%s” has %j', (kind, changes) => {
  const index = apart.events.findIndex(event => event.kind === kind);
  const events = apart.events.map((event, i) => (i === index ? { ...event, ...changes } : event));
  expect(allGames.replayEvents(events)).toEqual({
    ok: false,
    error: { code: 'LOG_EVENT', number: index + 1 },
  });
});

test('what needs a clock cannot be in a log of a match without one, nor an outage while it stands', () => {
  const plain = begun();
  const added = { version: 2, seq: 2, at: 0, kind: 'timeAdded', by: 'white', amount: 1 };
  const gap = { version: 2, seq: 2, at: 0, kind: 'outage', from: 0, to: 1, back: 1 };
  expect([allGames.follow(plain, added).ok, allGames.follow(plain, gap).ok]).toEqual([false, false]);
  const standing = begun({ clock: FIVE_AND_THREE });
  expect([allGames.follow(standing, added).ok, allGames.follow(standing, gap).ok]).toEqual([true, false]);
});

test('logs of version 2, kept as they were written, still make the same matches', () => {
  expect(must(allGames.replayEvents(keptLog('version-2')))).toEqual(apart);
  expect(must(allGames.replayEvents(keptLog('version-2-days')))).toEqual(byDays);
});

test('a log of version 1, kept as it was written, still makes the same match', () => {
  expect(must(allGames.replayEvents(keptLog('version-1')))).toEqual(match);
});

test.each([
  ['together', 'level 3'],
  ['apart', '3'],
] as const)(
  'the level of the engine is stored as text, %s as “%s”, and read in both spellings',
  (seats, text) => {
    const players = { white: { name: 'Anna' }, black: { name: 'Computer', level: 3 } };
    const match = begun({ seats, players });
    expect(match.setup.players).toEqual(players);
    expect(match.events[0]).toMatchObject({ players: { black: { name: 'Computer', engine: text } } });
    for (const engine of ['level 3', '3']) {
      const [started] = match.events;
      const stored = {
        ...started,
        players: { white: { name: 'Anna' }, black: { name: 'Computer', engine } },
      };
      expect(must(allGames.replayEvents([stored])).setup.players).toEqual(players);
    }
  },
);
