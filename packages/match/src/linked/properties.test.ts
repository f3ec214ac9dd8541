import {
  kindOf,
  other,
  readRecordJson,
  readRecordText,
  recordJson,
  recordText,
  replay,
  type GameRecord,
} from '@korong/rules';
import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { allGames } from '../allGames.js';
import { clockAt } from '../clock.js';
import type { Command } from '../commands.js';
import type { MatchEvent } from '../events.js';
import { toAct, type Match } from '../match.js';
import { codeOf, someTurn, start } from '../testing.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { commitTo, innerWhiteOf, sealOf, throwsOf } from './lot.js';
import { readContests } from './record.js';
import { termsOfRecord, replayLinked } from './replay.js';
import { formOf } from './terms.js';
import { toAnnounce } from './uses.js';
import { nothingSeen, playMatch, secrets } from './testing.js';

const MATCHES = 120;

const sent = (event: unknown): unknown => JSON.parse(JSON.stringify(event)) as unknown;

test('linked matches by lot are never stuck, and following their events gives the same match', () => {
  const seen = nothingSeen();
  for (let seed = 0; seed < MATCHES; seed++) {
    let mirror: Match | undefined;
    const match = playMatch(seed, seen, (after, event) => {
      mirror ??= must(allGames.follow(undefined, sent(after.events[0])));
      mirror = must(allGames.follow(mirror, sent(event)));
      if (after.linked?.contest && clockAt(after, event.at)?.running !== undefined) {
        throw new Error(`match ${seed}: the outer clock runs during a link`);
      }
    });
    expect(mirror).toEqual(match);
    expect(must(allGames.replayEvents(sent(match.events) as unknown[]))).toEqual(match);
  }
  console.info(`linked matches: ${seen.ended} of ${MATCHES} ended,`, [...seen.events].join(' '));
  expect(seen.ended).toBeGreaterThan(MATCHES / 2);
  for (const kind of ['announced', 'challenged', 'waived', 'sealed', 'nonce', 'lot', 'inner', 'reported']) {
    expect(seen.events).toContain(kind);
  }
  expect([...seen.hows].sort()).toEqual(['away', 'default', 'die', 'disputed', 'game', 'waived']);
});

test('their records are read back equal, make the same match again, and every lot in them can be checked', () => {
  let links = 0;
  for (let seed = 200; seed < 260; seed++) {
    const match = playMatch(seed, nothingSeen(), () => undefined);
    const record = allGames.recordOf(match);
    expect(must(readRecordText(recordText(record)))).toEqual(record);
    expect(must(readRecordJson(recordJson(record)))).toEqual(record);
    expect(must(replay(record)).record).toEqual(record);
    expect(outlineOf(replayedFrom(record))).toEqual(outlineOf(match));
    for (const { text, comment } of record.turns) {
      for (const link of readContests(comment)) {
        links++;
        const { lot, by, use, won, white, throws } = link;
        expect(text.split(';')).toContain(won ? use : `!${use}`);
        if (lot?.secret === undefined) continue;
        expect(commitTo(lot.secret)).toBe(lot.commit);
        if (lot.sealedFor !== undefined)
          for (const side of ['white', 'black'] as const)
            if (lot.nonces[side] !== undefined)
              expect(sealOf(lot.sealedFor, side, lot.nonces[side])).toBe(lot.sealed?.[side]);
        if (white !== undefined) expect(innerWhiteOf(lot, by)).toBe(white);
        if (throws !== undefined) expect([throwsOf(lot), throws[0] >= throws[1]]).toEqual([throws, won]);
      }
    }
  }
  expect(links).toBeGreaterThan(100);
});

/** The part of a match that a record contains: no times, no offers, no turns that were taken back. */
const outlineOf = ({
  turns,
  linked: { prefix, past, contest: link, challenges } = { past: [] },
}: Match): unknown => ({
  turns: turns.map(({ by, text }) => [by, text]),
  prefix,
  challenges,
  past: past.map(({ turn, before, use, by, game, how, won, throws, innerWhite, inner }) => [
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
  const links = termsOfRecord(record)!;
  const begun = must(allGames.apply(undefined, start({ game, options, links }), 0)).match;
  const again = replayLinked(allGames, begun, record, 0);
  if (!again.ok) throw new Error(`turn ${again.error} does not come out: ${recordText(record)}`);
  return again.value;
};

test('a log in which a potential is used, or denied, without being announced is not followed', () => {
  let tried = 0;
  for (let seed = 400; seed < 430; seed++) {
    playMatch(seed, nothingSeen(), after => {
      if (after.linked?.contest || after.result || after.linked?.prefix !== undefined) return;
      const at = after.events.at(-1)!.at;
      const by = toAct(after)!;
      const clock = after.clock ? { clock: 1 } : {};
      const follows = (event: object): boolean =>
        allGames.follow(after, { version: 4, seq: after.events.length + 1, at, by, ...clock, ...event }).ok;
      const text = someTurn(after, n => (after.events.length * 7_919 + 13) % n);
      const use = toAnnounce(allGames, after, text);
      if (use === undefined && !text.includes('!')) return;
      tried++;
      const kind = kindOf(use?.split(';').at(-1)!.charAt(0) ?? '');
      const isPlayed = kind && formOf(after.setup.links!, kind) !== 'challenge';
      const commit = isPlayed ? { commit: commitTo('a-secret-of-the-test') } : {};
      expect(follows({ kind: 'turn', text })).toBe(false);
      if (use === undefined || use.includes('!')) return;
      expect(follows({ kind: 'announced', text: use, ...commit })).toBe(true);
      expect(follows({ kind: 'announced', text: `${use};a1-b2`, ...commit })).toBe(false);
    });
  }
  expect(tried).toBeGreaterThan(30);
});

test('no side steers a lot: not before the others, not twice, not with another secret, neither by a command nor in a log', () => {
  let lots = 0;
  for (let seed = 300; seed < 340; seed++) {
    const match = playMatch(seed, nothingSeen(), after => {
      if (after.linked?.contest?.stage !== 'lot') return;
      const { lot } = after.linked.contest;
      const now = after.events.at(-1)!.at;
      const awaited = lotAwaits(lot!);
      for (const by of ['white', 'black'] as const) {
        const another: Command = { kind: 'nonce', by, value: 'another-nonce-than-mine' };
        const isOpen = lot!.sealedFor === undefined && lotLacks(lot!).includes(by);
        const isSealed = lot!.sealedFor !== undefined && awaited === 'nonces' && lotLacks(lot!).includes(by);
        expect(codeOf(after, another, now)).toBe(isOpen ? 'accepted' : isSealed ? 'BAD_LOT' : 'NOT_NOW');
        const seal: Command = { kind: 'seal', by, hash: commitTo('another-nonce-than-mine') };
        const isUnsealed = awaited === 'seals' && lotLacks(lot!).includes(by);
        expect(codeOf(after, seal, now)).toBe(isUnsealed ? 'accepted' : 'NOT_NOW');
      }
      const forged: Command = { kind: 'reveal', secret: 'a-secret-never-promised' };
      expect(codeOf(after, forged, now)).toBe(awaited === 'secret' ? 'BAD_LOT' : 'NOT_NOW');
      const secret = secrets.get(lot!.commit)!;
      if (awaited !== 'secret') expect(codeOf(after, { kind: 'reveal', secret }, now)).toBe('NOT_NOW');
    });
    const logs = match.events
      .flatMap((event, i) => (event.kind === 'lot' ? [i] : []))
      .slice(0, 3)
      .flatMap(i => forgeries(match.events, i));
    lots += logs.length;
    for (const log of logs) expect(allGames.replayEvents(sent(log) as unknown[]).ok).toBe(false);
  }
  expect(lots).toBeGreaterThan(200);
});

/** The log with an inconsistent lot: another secret, another commitment, a part of the wrong side, or one part too few. */
const forgeries = (events: readonly MatchEvent[], at: number): (readonly MatchEvent[])[] => {
  const promise = events.findLastIndex((event, i) => i < at && 'commit' in event);
  const changed = (i: number, changes: object): readonly MatchEvent[] =>
    events.with(i, { ...events[i]!, ...changes });
  const numbered = (log: readonly MatchEvent[]): readonly MatchEvent[] =>
    log.map((event, i) => ({ ...event, seq: i + 1 }));
  const part = events.findLastIndex((event, i) => i < at && ['sealed', 'nonce'].includes(event.kind));
  const given = events[part] as Extract<MatchEvent, { kind: 'sealed' | 'nonce' }>;
  const forged = [
    changed(at, { secret: 'a-secret-never-promised' }),
    changed(promise, { commit: commitTo('a-secret-never-shown') }),
    changed(part, { by: other(given.by) }),
    numbered(events.toSpliced(part, 1)),
  ];
  const end = events.findIndex(({ kind }, i) => i > at && kind !== 'nonce' && kind !== 'delayed');
  const shown = events.findIndex(({ kind }, i) => i > at && kind === 'nonce');
  if (given.kind === 'nonce' || shown < 0 || (end >= 0 && shown > end)) return forged;
  const nonce = events[shown] as Extract<MatchEvent, { kind: 'nonce' }>;
  return [
    ...forged,
    // A nonce that differs from the sealed one, one shown before the other side is bound, one shown before the secret.
    changed(shown, { value: `${nonce.value.slice(1)}x` }),
    numbered(events.toSpliced(shown, 1).toSpliced(part, 0, nonce)),
    numbered(events.toSpliced(shown, 1).toSpliced(at, 0, nonce)),
  ];
};
