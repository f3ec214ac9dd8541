import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { allGames } from './allGames.js';
import type { MatchEvent } from './events.js';
import { MAX_EVENTS, MAX_EVENTS_FOR_OFFERS, MAX_TAKEBACKS } from './limits.js';
import type { Match } from './match.js';
import { after, begun, codeOf, FIVE_AND_THREE, played, turn } from './testing.js';

const apart = begun({ seats: 'apart', clock: FIVE_AND_THREE });

/** A turn and its takeback, over and over, as two players with a program could do before there were limits. */
const padded = (match: Match, length: number): Match => {
  const events: object[] = [];
  const clocks = { white: 300_000, black: 300_000 };
  while (match.events.length + events.length < length)
    events.push(
      events.length % 2 === 0
        ? { version: 1, at: 0, kind: 'turn', by: 'white', text: 'f6', clock: 300_000 }
        : { version: 1, at: 0, kind: 'takenBack', to: 0, clocks },
    );
  const numbered = events.map((event, i) => ({ ...event, seq: match.events.length + i + 1 }));
  return must(allGames.replayEvents([...match.events, ...numbered]));
};

test('a remote player may take back only so often before the game gets further', () => {
  let match = played(apart, ['f6', 'g7']);
  const takeBack = (): void => {
    const to = match.turns.length - 1;
    match = after(match, [{ kind: 'takeback', how: 'ask', by: 'black', to }]);
    match = after(match, [{ kind: 'takeback', how: 'accept', by: 'white' }]);
    match = played(match, ['g7']);
  };
  for (let i = 0; i < MAX_TAKEBACKS; i++) takeBack();
  const ask = { kind: 'takeback', how: 'ask', by: 'black', to: 1 } as const;
  expect(codeOf(match, ask)).toBe('TAKEBACKS_SPENT');
  // The other side has its own count, and both restart once the game has got further.
  expect(codeOf(match, { ...ask, by: 'white', to: 0 })).toBe('accepted');
  match = played(match, ['e5', 'd4']);
  expect(codeOf(match, { ...ask, to: 3 })).toBe('accepted');
});

test('a takeback of several turns does not begin the count anew', () => {
  let match = played(apart, ['f6', 'g7', 'e5', 'd4']);
  for (let i = 0; i < MAX_TAKEBACKS; i++) {
    match = after(match, [{ kind: 'takeback', how: 'ask', by: 'black', to: 1 }]);
    match = after(match, [{ kind: 'takeback', how: 'accept', by: 'white' }]);
    match = played(match, ['g7', 'e5', 'd4']);
  }
  expect(codeOf(match, { kind: 'takeback', how: 'ask', by: 'black', to: 3 })).toBe('TAKEBACKS_SPENT');
});

test('in a local match turns may be taken back as often as both like', () => {
  let match = begun();
  for (let i = 0; i < 2 * MAX_TAKEBACKS; i++)
    match = after(played(match, ['f6']), [{ kind: 'takeback', how: 'agreed', to: 0 }]);
  expect(match.turns).toEqual([]);
});

test('in a long log offers, takebacks and gifts of time are refused, and what players owe each other is not', () => {
  const short = padded(apart, MAX_EVENTS_FOR_OFFERS - 2);
  const offered = after(short, [{ kind: 'takeback', how: 'ask', by: 'white', to: 0 }]);
  const long = padded(apart, MAX_EVENTS_FOR_OFFERS);
  expect(long.turns).toHaveLength(1);
  expect(codeOf(offered, { kind: 'takeback', how: 'accept', by: 'black' })).toBe('accepted');
  expect(codeOf(long, { kind: 'draw', how: 'ask', by: 'white' })).toBe('LOG_FULL');
  expect(codeOf(long, { kind: 'takeback', how: 'ask', by: 'white', to: 0 })).toBe('LOG_FULL');
  expect(codeOf(long, { kind: 'addTime', by: 'white' })).toBe('LOG_FULL');
  expect(codeOf(long, turn(long, 'g7'))).toBe('accepted');
  expect(codeOf(long, { kind: 'resign', by: 'white' })).toBe('accepted');
  expect(codeOf(long, { kind: 'outage', from: 1_000, to: 3_000 }, 4_000)).toBe('accepted');
  expect(codeOf(long, { kind: 'flag' }, 400_000)).toBe('accepted');
});

test('in a local match a pause and a takeback are refused in a long log, and a paused clock can be resumed', () => {
  const match = padded(begun({ clock: FIVE_AND_THREE }), MAX_EVENTS_FOR_OFFERS);
  expect(codeOf(match, { kind: 'pause' })).toBe('LOG_FULL');
  expect(codeOf(match, { kind: 'takeback', how: 'agreed', to: 0 })).toBe('LOG_FULL');
  expect(codeOf(match, { kind: 'draw', how: 'agreed' })).toBe('accepted');
  const paused = must(
    allGames.follow(match, { version: 1, seq: match.events.length + 1, at: 0, kind: 'paused' }),
  );
  expect(codeOf(paused, { kind: 'resume' })).toBe('accepted');
});

test('a game whose log is as long as any may be is a draw (house rule)', () => {
  const before = padded(apart, MAX_EVENTS - 2);
  expect(before.result).toBeUndefined();
  const last = played(before, before.turns.length === 0 ? ['f6'] : ['g7']);
  expect(last.result).toBeUndefined();
  const { match, events } = must(allGames.apply(last, turn(last, last.turns.length === 1 ? 'g7' : 'e5'), 0));
  expect(events.map(({ kind }) => kind)).toEqual(['turn', 'tooLong']);
  expect(events.map(({ version }) => version)).toEqual([1, 5]);
  expect(match.result).toEqual({ winner: null, by: 'length' });
  expect(allGames.recordOf(match)).toMatchObject({ result: 'draw', headers: { Termination: 'length' } });
  expect(allGames.replayEvents(match.events)).toEqual({ ok: true, value: match });
  expect(codeOf(match, { kind: 'rematch', how: 'ask', by: 'white', next: 'm2' })).toBe('accepted');
});

test('a side that resigns with the last event has lost', () => {
  const last = padded(apart, MAX_EVENTS - 1);
  expect(must(allGames.apply(last, { kind: 'resign', by: 'white' }, 0)).match.result).toEqual({
    winner: 'black',
    by: 'resignation',
  });
});

test('a log from before the limit replays however long it is, and ends with what happens next', () => {
  const old = padded(apart, MAX_EVENTS + 500);
  expect(old.result).toBeUndefined();
  const next = must(allGames.apply(old, { kind: 'outage', from: 0, to: 1_000 }, 1_000));
  expect(next.match.result?.by).toBe('length');
});

test('many events followed at once come to what one by one they come to', () => {
  const match = played(padded(apart, 41), ['f6', 'g7', 'e5']);
  const middle = must(allGames.replayEvents(match.events.slice(0, 20)));
  const kept = structuredClone(middle);
  expect(allGames.catchUp(middle, match.events.slice(20))).toEqual({ match });
  // The earlier match value is unchanged.
  expect(middle).toEqual(kept);
});

test('events that come twice, too late or with some missing are followed as far as they go', () => {
  const match = played(apart, ['f6', 'g7', 'e5']);
  const [first, second, third, fourth] = match.events;
  const two = must(allGames.replayEvents([first, second]));
  expect(allGames.catchUp(two, [second!, second!, third!, third!, fourth!])).toEqual({ match });
  expect(allGames.catchUp(two, [first!, fourth!])).toEqual({ match: two, trouble: 'gap' });
  expect(allGames.catchUp(two, [{ ...third!, version: 99 } as MatchEvent]).trouble).toBe('newer');
  const bad = allGames.catchUp(two, [third!, { ...fourth!, by: 'black' } as MatchEvent]);
  expect(bad).toEqual({ match: must(allGames.replayEvents([first, second, third])), trouble: 'damaged' });
});
