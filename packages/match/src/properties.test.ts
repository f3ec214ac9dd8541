import type { Side } from '@korong/rules';
import { must } from '@korong/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allGames, MATCH_CODES } from './allGames.js';
import { clockAt, deadlineOf } from './clock.js';
import type { MatchCode } from './codes.js';
import type { Command } from './commands.js';
import { toAct, type Match } from './match.js';
import type { TimeControl } from './setup.js';
import { begun, someTurn, start } from './testing.js';

const side = fc.constantFrom('white', 'black');
const how = fc.constantFrom('ask', 'accept', 'decline', 'agreed');
const to = fc.integer({ min: -1, max: 12 });
const time = fc.integer({ min: 0, max: 120_000 });

/** A random command for the match, chosen by the given numbers. Most are turns, or games would never get under way. */
const intent = fc.oneof(
  {
    weight: 60,
    arbitrary: fc.record({ kind: fc.constant('play' as const), seed: fc.nat(), lag: fc.nat(600) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('turn' as const), by: side, answers: to, text: fc.string() }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('flag', 'pause', 'resume', 'abort') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resign' as const), by: side }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('draw' as const), how, by: side }) },
  { weight: 15, arbitrary: fc.record({ kind: fc.constant('takeback' as const), how, by: side, to }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('rematch' as const), how, by: side, next: fc.string() }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('addTime' as const), by: side }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      by: side,
      what: fc.constantFrom('win' as const, 'draw' as const),
      absentSince: time,
    }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('outage' as const), from: time, to: time }) },
  { weight: 1, arbitrary: fc.constant(start()) },
);
type Intent = typeof intent extends fc.Arbitrary<infer W> ? W : never;

const commandOf = (match: Match, wanted: Intent): Command => {
  if (wanted.kind !== 'play') return wanted;
  const by = toAct(match);
  if (by === undefined) return { kind: 'turn', by: 'white', answers: match.turns.length, text: 'f6' };
  let seed = wanted.seed;
  const text = someTurn(match, n => (seed = (seed * 48_271 + 11) % 2_147_483_647) % n);
  return { kind: 'turn', by, answers: match.turns.length, text, lag: wanted.lag };
};

const setup = fc.record({
  game: fc.constantFrom('yinsh', 'gipf'),
  seats: fc.constantFrom('together', 'apart'),
  clock: fc.option(
    fc.oneof(
      fc.record({
        kind: fc.constant('fischer' as const),
        initial: fc.integer({ min: 1_000, max: 60_000 }),
        increment: fc.integer({ min: 0, max: 5_000 }),
      }),
      fc.constant({ kind: 'days', perTurn: 86_400_000 } as const),
    ),
    { nil: undefined },
  ),
});

/** Mostly small steps forward in time, sometimes far ahead or back. */
const passing = fc.oneof(
  { weight: 8, arbitrary: fc.nat(3_000) },
  { weight: 1, arbitrary: fc.integer({ min: -5_000, max: 70_000 }) },
);

interface Run {
  readonly match: Match;
  readonly now: number;
  readonly refused: readonly MatchCode[];
}

/** Calls `look` after every command with the match and whether the command was accepted. */
const run = (
  { clock, ...rest }: typeof setup extends fc.Arbitrary<infer S> ? S : never,
  wishes: readonly (readonly [Intent, number])[],
  look: (before: Match, after: Match, command: Command, now: number, accepted: boolean) => void,
): Run => {
  let match = begun({ ...rest, ...(clock && { clock }) });
  let now = 0;
  const refused: MatchCode[] = [];
  for (const [wanted, passed] of wishes) {
    now += passed;
    const command = commandOf(match, wanted);
    const applied = allGames.apply(match, command, now);
    const next = applied.ok ? applied.value.match : match;
    if (!applied.ok) refused.push(applied.error.code);
    look(match, next, command, now, applied.ok);
    match = next;
  }
  return { match, now, refused };
};

const runs = fc.tuple(setup, fc.array(fc.tuple(intent, passing), { maxLength: 80, size: 'max' }));

const check = (look: Parameters<typeof run>[2], atEnd: (end: Run) => void = () => undefined): void => {
  fc.assert(
    fc.property(runs, ([given, wishes]) => {
      atEnd(run(given, wishes, look));
    }),
    { numRuns: 200, seed: 7 },
  );
};

test('replaying the events gives an equal match', () => {
  check(
    () => undefined,
    ({ match }) => {
      expect(must(allGames.replayEvents(JSON.parse(JSON.stringify(match.events)) as unknown[]))).toEqual(
        match,
      );
    },
  );
});

test('a command gives one event more, at no earlier time, or a code from the list', () => {
  check(
    (before, after, _command, _now, accepted) => {
      expect(after.events.length).toBe(before.events.length + (accepted ? 1 : 0));
      expect(after.events.slice(0, before.events.length)).toEqual(before.events);
      expect(after.events.at(-1)!.at).toBeGreaterThanOrEqual(before.events.at(-1)!.at);
    },
    ({ refused }) => {
      for (const code of refused) expect(MATCH_CODES).toContain(code);
    },
  );
});

test('exactly one side is to act until the match is over, then none; only its clock runs', () => {
  check((_before, after, _command, now) => {
    const acting = toAct(after);
    expect(acting === undefined).toBe(after.result !== undefined);
    const reading = clockAt(after, now);
    if (reading?.running !== undefined) expect(reading.running).toBe(acting);
    expect(deadlineOf(after) !== undefined).toBe(reading?.running !== undefined);
  });
});

test('clocks never show less than nothing, nor more than turns can have earned and the other side has given', () => {
  check((_before, after, _command, now) => {
    const reading = clockAt(after, now);
    const { clock } = after.setup;
    if (reading === undefined || clock === undefined) return;
    for (const who of ['white', 'black'] as const) {
      const made = after.turns.filter(turn => turn.by === who).length;
      expect(reading[who]).toBeGreaterThanOrEqual(0);
      expect(reading[who]).toBeLessThanOrEqual(timeOf(clock, made) + givenTo(after, who));
      expect(Number.isInteger(reading[who])).toBe(true);
    }
  });
});

const givenTo = (match: Match, who: Side): number =>
  match.events.reduce((sum, e) => sum + (e.kind === 'timeAdded' && e.by !== who ? e.amount : 0), 0);

const timeOf = (clock: TimeControl, turns: number): number =>
  clock.kind === 'days' ? clock.perTurn : clock.initial + turns * clock.increment;

test('a match that is over accepts a rematch and nothing else, and its result stays', () => {
  check((before, after, command, _now, accepted) => {
    if (before.result === undefined) return;
    if (accepted) expect(command.kind).toBe('rematch');
    expect([after.result, after.turns]).toEqual([before.result, before.turns]);
  });
});

test('time alone never lets a side play on: a late turn is refused and the flag accepted', () => {
  check((before, _after, command, now, accepted) => {
    const deadline = deadlineOf(before);
    if (deadline === undefined || now < deadline) return;
    if (command.kind === 'turn' && now - (command.lag ?? 0) >= deadline) expect(accepted).toBe(false);
    if (command.kind === 'flag') expect(accepted).toBe(true);
  });
});

test('outages of one turn give back no more time than the turn took', () => {
  check((before, after) => {
    const last = after.events.at(-1)!;
    if (last.kind !== 'outage' || before.clock?.since === undefined) return;
    const { since } = before.clock;
    const reading = clockAt(after, last.at)!;
    const full = clockAt({ ...before, events: before.events.slice(0, 1) }, since)!;
    expect(reading[toAct(after)!]).toBeLessThanOrEqual(full[toAct(after)!]);
  });
});

test('the random matches reach what they are meant to test', () => {
  const seen = new Set<string>();
  check((_before, after, _command, _now, accepted) => {
    if (accepted) seen.add(after.events.at(-1)!.kind);
    if (after.result) seen.add(after.result.by);
  });
  const kinds = ['turn', 'takenBack', 'paused', 'resumed', 'flagged', 'drawn', 'rematched', 'declined'];
  for (const kind of [...kinds, 'timeAdded', 'outage', 'claimed']) expect(seen).toContain(kind);
});
