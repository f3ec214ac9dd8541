import {
  other,
  readRecordJson,
  readRecordText,
  recordJson,
  recordText,
  replay,
  type GameRecord,
} from '@korong/rules';
import { expect, test } from 'vitest';
import { apply } from '../apply.js';
import { clockAt } from '../clock.js';
import type { Command } from '../commands.js';
import type { MatchEvent } from '../events.js';
import { follow, replayEvents } from '../follow.js';
import { toAct, type Match } from '../match.js';
import { recordOf } from '../record.js';
import { codeOf, must, someTurn, start } from '../testing.js';
import { commitTo, innerWhiteOf, throwsOf } from './lot.js';
import { readLinks } from './record.js';
import { linksOfRecord, replayLinked } from './replay.js';
import { toAnnounce } from './uses.js';
import { nothingSeen, playMatch, secrets } from './testing.js';

const MATCHES = 120;

const sent = (event: unknown): unknown => JSON.parse(JSON.stringify(event)) as unknown;

test('linked matches by lot are never stuck, and whoever follows their events has the same match', () => {
  const seen = nothingSeen();
  for (let seed = 0; seed < MATCHES; seed++) {
    let mirror: Match | undefined;
    const match = playMatch(seed, seen, (after, event) => {
      mirror ??= must(follow(undefined, sent(after.events[0])));
      mirror = must(follow(mirror, sent(event)));
      if (after.link && clockAt(after, event.at)?.running !== undefined) {
        throw new Error(`match ${seed}: the outer clock runs during a link`);
      }
    });
    expect(mirror).toEqual(match);
    expect(must(replayEvents(sent(match.events) as unknown[]))).toEqual(match);
  }
  console.info(`linked matches: ${seen.ended} of ${MATCHES} ended,`, [...seen.events].join(' '));
  expect(seen.ended).toBeGreaterThan(MATCHES / 2);
  for (const kind of ['announced', 'challenged', 'waived', 'nonce', 'lot', 'inner', 'reported']) {
    expect(seen.events).toContain(kind);
  }
  expect([...seen.hows].sort()).toEqual(['away', 'default', 'die', 'game', 'waived']);
});

test('their records are read back equal, make the same match again, and every lot in them can be checked', () => {
  let links = 0;
  for (let seed = 200; seed < 260; seed++) {
    const match = playMatch(seed, nothingSeen(), () => undefined);
    const record = recordOf(match);
    expect(must(readRecordText(recordText(record)))).toEqual(record);
    expect(must(readRecordJson(recordJson(record)))).toEqual(record);
    expect(must(replay(record)).record).toEqual(record);
    expect(outlineOf(replayedFrom(record))).toEqual(outlineOf(match));
    for (const { text, comment } of record.turns) {
      for (const link of readLinks(comment)) {
        links++;
        const { lot, by, use, won, white, throws } = link;
        expect(text.split(';')).toContain(won ? use : `!${use}`);
        if (lot?.secret === undefined) continue;
        expect(commitTo(lot.secret)).toBe(lot.commit);
        if (white !== undefined) expect(innerWhiteOf(lot, by)).toBe(white);
        if (throws !== undefined) expect([throwsOf(lot), throws[0] >= throws[1]]).toEqual([throws, won]);
      }
    }
  }
  expect(links).toBeGreaterThan(100);
});

/** What a record tells of a match: not when things happened, nor offers and what was taken back. */
const outlineOf = ({ turns, prefix, pastLinks = [], link, challenges }: Match): unknown => ({
  turns: turns.map(({ by, text }) => [by, text]),
  prefix,
  challenges,
  past: pastLinks.map(({ turn, before, use, by, game, how, won, throws, innerWhite, inner }) => [
    turn,
    before,
    use,
    by,
    game,
    how,
    won,
    throws,
    innerWhite,
    inner?.result,
    inner?.turns.map(({ text }) => text),
  ]),
  open: link && [link.use, link.stage, link.innerWhite, link.inner?.turns.map(({ text }) => text)],
});

const replayedFrom = (record: GameRecord): Match => {
  const { game, options } = record;
  const links = linksOfRecord(record)!;
  const begun = must(apply(undefined, start({ game, options, links }), 0)).match;
  const again = replayLinked(begun, record, 0);
  if (!again.ok) throw new Error(`turn ${again.error} does not come out: ${recordText(record)}`);
  return again.value;
};

test('a log in which a potential is used, or denied, without being announced is not followed', () => {
  let tried = 0;
  for (let seed = 400; seed < 430; seed++) {
    playMatch(seed, nothingSeen(), after => {
      if (after.link || after.result || after.prefix !== undefined) return;
      const at = after.events.at(-1)!.at;
      const by = toAct(after)!;
      const clock = after.clock ? { clock: 1 } : {};
      const commit = after.setup.links!.form === 'always' ? { commit: commitTo('a-secret-of-somebody') } : {};
      const follows = (event: object): boolean =>
        follow(after, { version: 4, seq: after.events.length + 1, at, by, ...clock, ...event }).ok;
      const text = someTurn(after, n => (after.events.length * 7_919 + 13) % n);
      const use = toAnnounce(after, text);
      if (use === undefined && !text.includes('!')) return;
      tried++;
      expect(follows({ kind: 'turn', text })).toBe(false);
      if (use === undefined || use.includes('!')) return;
      expect(follows({ kind: 'announced', text: use, ...commit })).toBe(true);
      expect(follows({ kind: 'announced', text: `${use};a1-b2`, ...commit })).toBe(false);
    });
  }
  expect(tried).toBeGreaterThan(30);
});

test('nobody steers a lot: not before the nonces, not twice, not with another secret, neither asked nor in a log', () => {
  let lots = 0;
  for (let seed = 300; seed < 340; seed++) {
    const match = playMatch(seed, nothingSeen(), after => {
      if (after.link?.stage !== 'lot') return;
      const { nonces, commit } = after.link.lot!;
      const now = after.events.at(-1)!.at;
      for (const side of ['white', 'black'] as const) {
        const again: Command = { kind: 'nonce', by: side, value: 'another-nonce-than-mine' };
        if (nonces[side] !== undefined) expect(codeOf(after, again, now)).toBe('NOT_NOW');
      }
      const isComplete = nonces.white !== undefined && nonces.black !== undefined;
      const forged: Command = { kind: 'reveal', secret: 'a-secret-never-promised' };
      expect(codeOf(after, forged, now)).toBe(isComplete ? 'BAD_LOT' : 'NOT_NOW');
      const secret = secrets.get(commit)!;
      if (!isComplete) expect(codeOf(after, { kind: 'reveal', secret }, now)).toBe('NOT_NOW');
    });
    const logs = match.events
      .flatMap((event, i) => (event.kind === 'lot' ? [i] : []))
      .slice(0, 3)
      .flatMap(i => forgeries(match.events, i));
    lots += logs.length;
    for (const log of logs) expect(replayEvents(sent(log) as unknown[]).ok).toBe(false);
  }
  expect(lots).toBeGreaterThan(200);
});

/** The log with a lot that does not add up: another secret, another promise, a nonce of the wrong side, or one too few. */
const forgeries = (events: readonly MatchEvent[], at: number): (readonly MatchEvent[])[] => {
  const before = (kind: MatchEvent['kind'][]): number =>
    events.findLastIndex((event, i) => i < at && kind.includes(event.kind));
  const promise = before(['challenged', 'announced']);
  const nonce = before(['nonce']);
  const changed = (i: number, changes: object): readonly MatchEvent[] =>
    events.with(i, { ...events[i]!, ...changes });
  const given = events[nonce] as Extract<MatchEvent, { kind: 'nonce' }>;
  return [
    changed(at, { secret: 'a-secret-never-promised' }),
    changed(promise, { commit: commitTo('a-secret-never-shown') }),
    changed(nonce, { by: other(given.by) }),
    events.toSpliced(nonce, 1).map((event, i) => ({ ...event, seq: i + 1 })),
  ];
};
