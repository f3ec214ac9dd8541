// Remote linked play: time that passes, time that is lost, absent players, late answers.
import { readFileSync } from 'node:fs';
import { readRecordText, recordText, replay } from '@korong/rules';
import { must } from '@korong/testing';
import { describe, expect, test } from 'vitest';
import { allGames } from '../allGames.js';
import { claimableFrom } from '../absence.js';
import { awaited } from '../match.js';
import { clockAt, deadlineOf } from '../clock.js';
import type { Command } from '../commands.js';
import { positionOf, type Match } from '../match.js';
import { FIVE_AND_THREE, MINUTE, after, begun, codeOf, turn, type Start } from '../testing.js';
import { commitTo, sealOf, throwsOf } from './lot.js';
import { readContests } from './record.js';
import { termsOfRecord, replayLinked } from './replay.js';
import type { LinkedGame } from './games.js';
import type { ContestTerms } from './types.js';

const DAY = 86_400_000;
const SECRET = 'the-authority-kept-this-0';
const COMMIT = commitTo(SECRET);
const DAYS = { kind: 'days', perTurn: 3 * DAY } as const;
const INNER = { kind: 'fischer', initial: MINUTE, increment: 0 } as const;

const POSITION = [
  'gipf/1 standard 4/1[wY]3/6/3[wZ]b2/6/3[by]1/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5',
  'entry=single-single settled=none potentials=Z3Y3 pieces=18 linked=yes stock=none extra=none denied=none',
].join(' ');

const apart = (game: LinkedGame, changes: Partial<Start> = {}, links: Partial<ContestTerms> = {}): Match =>
  begun({
    game: 'gipf',
    options: { variant: 'standard', potentials: 'Z3Y3', linked: 'yes' },
    position: POSITION,
    seats: 'apart',
    links: { form: 'challenge', challenges: 1, games: { zertz: game, yinsh: game }, ...links },
    ...changes,
  });

const ANNOUNCE = { kind: 'announce', by: 'white', answers: 0, text: 'Yc3-c5' } as const;
const CHALLENGE = { kind: 'challenge', by: 'black', commit: COMMIT } as const;
const nonce = (by: 'white' | 'black'): Command => ({ kind: 'nonce', by, value: `${by}-said-this-00` });
const seal = (by: 'white' | 'black'): Command => ({
  kind: 'seal',
  by,
  hash: sealOf('m1 2', by, `${by}-said-this-00`),
});
const REVEAL = { kind: 'reveal', secret: SECRET } as const;
const LOT: readonly [Command, number][] = [
  [seal('white'), 2_500],
  [seal('black'), 3_000],
  [REVEAL, 3_000],
  [nonce('white'), 4_000],
  [nonce('black'), 5_000],
];
const playing = (game: LinkedGame, changes: Partial<Start> = {}, links: Partial<ContestTerms> = {}): Match =>
  after(apart(game, changes, links), [ANNOUNCE, 1_000], [CHALLENGE, 2_000], ...LOT);

const replays = (match: Match): void => {
  expect(must(allGames.replayEvents(JSON.parse(JSON.stringify(match.events)) as unknown[]))).toEqual(match);
};

describe('time for an answer', () => {
  test.each([
    ['with a clock', { clock: FIVE_AND_THREE }, 30_000, 60_000],
    ['by days', { clock: DAYS }, 3 * DAY, 3 * DAY],
    ['without a clock', {}, DAY, DAY],
  ])('%s', (_how, changes, toChallenge, toDraw) => {
    const announced = after(apart('die', changes), [ANNOUNCE, 1_000]);
    expect(deadlineOf(announced)).toBe(1_000 + toChallenge);
    expect(deadlineOf(after(announced, [CHALLENGE, 2_000]))).toBe(2_000 + toDraw);
  });

  test('the game in between runs from its first moment, and costs no more than itself', () => {
    const match = playing('yinsh-blitz', { clock: FIVE_AND_THREE }, { clock: INNER });
    expect(deadlineOf(match)).toBe(5_000 + MINUTE);
    const first = { kind: 'turn', by: 'white', answers: 0, text: 'f6' } as const;
    const moved = after(match, [{ kind: 'inner', command: first }, 15_000]);
    expect(clockAt(moved.linked!.contest!.inner!, 15_000)).toMatchObject({
      white: MINUTE - 10_000,
      black: MINUTE,
    });
    const flagged = after(match, [{ kind: 'flag' }, 5_000 + MINUTE]);
    expect([flagged.result, flagged.linked?.past[0]?.how]).toEqual([undefined, 'game']);
    replays(flagged);
  });

  test('what a turn was on its way is given back for an announcement too', () => {
    const first = after(
      apart('die', { clock: FIVE_AND_THREE }),
      [ANNOUNCE, 0],
      [{ kind: 'waive', by: 'black' }, 0],
    );
    const black = { kind: 'announce', by: 'black', answers: 1, text: 'Yg5-f6', lag: 400 } as const;
    expect(clockAt(after(first, [black, 2_000]), 9_000)?.black).toBe(5 * MINUTE - 1_600);
  });

  test('by days the next turn has all its days again, however the use came about', () => {
    const announced = after(
      apart('die', { clock: DAYS }),
      [ANNOUNCE, 0],
      [{ kind: 'waive', by: 'black' }, 0],
    );
    const black = { kind: 'announce', by: 'black', answers: 1, text: 'Yg5-f6' } as const;
    const waived = after(announced, [black, 2 * DAY], [{ kind: 'waive', by: 'white' }, 2 * DAY]);
    expect(clockAt(waived, 2 * DAY)).toMatchObject({ white: 3 * DAY, black: 3 * DAY });
  });
});

describe('time in which no side could play', () => {
  const OUTAGE = { kind: 'outage', from: 10_000, to: 25_000 } as const;

  test('while an answer is awaited it comes on top, once', () => {
    const announced = after(apart('die', { clock: FIVE_AND_THREE }), [ANNOUNCE, 1_000], [OUTAGE, 26_000]);
    expect(deadlineOf(announced)).toBe(46_000);
    expect(codeOf(announced, OUTAGE, 27_000)).toBe('NO_OUTAGE');
    expect(codeOf(announced, { kind: 'flag' }, 45_999)).toBe('TIME_IS_LEFT');
    const more = after(announced, [{ kind: 'outage', from: 20_000, to: 30_000 }, 31_000]);
    expect(deadlineOf(more)).toBe(51_000);
    replays(more);
  });

  test('in the inner game it is given back to its side to act alone', () => {
    const match = playing('yinsh-blitz', { clock: FIVE_AND_THREE }, { clock: INNER });
    const back = after(match, [OUTAGE, 26_000]);
    expect(deadlineOf(back)).toBe(deadlineOf(match)! + 15_000);
    expect(back.clock).toEqual(match.clock);
    expect(codeOf(back, OUTAGE, 27_000)).toBe('NO_OUTAGE');
    replays(back);
  });

  test('a game away from the screen goes on without a server', () => {
    const match = after(apart('away'), [ANNOUNCE, 1_000], [CHALLENGE, 2_000]);
    expect(codeOf(match, OUTAGE, 26_000)).toBe('NO_OUTAGE');
  });
});

describe('a player is absent', () => {
  test('also before the first turn of the game in between, which cannot be called off', () => {
    const match = playing('yinsh-blitz', {}, { clock: INNER });
    const { inner } = match.linked!.contest!;
    expect(claimableFrom(inner!, 'black', 0)).toBe(5_000 + 30_000);
    const claim = { kind: 'claim', by: 'black', what: 'win', absentSince: 0 } as const;
    expect(codeOf(match, { kind: 'inner', command: claim }, 34_999)).toBe('TOO_EARLY_TO_CLAIM');
    const claimed = after(match, [{ kind: 'inner', command: claim }, 35_000]);
    expect(claimed.result).toBeUndefined();
    expect(claimed.linked?.past[0]).toMatchObject({
      how: 'game',
      won: match.linked!.contest!.innerWhite === 'black',
    });
    replays(claimed);
  });

  test('absence in the game in between is none in the outer game, which waits from when it goes on', () => {
    const match = playing('yinsh-blitz', { clock: FIVE_AND_THREE });
    const resign = (by: 'white' | 'black'): Command => ({ kind: 'inner', command: { kind: 'resign', by } });
    const black = match.linked!.contest!.innerWhite === 'white' ? 'black' : 'white';
    const won = after(match, [resign(black), 500_000]);
    expect(claimableFrom(won, 'white', 6_000)).toBe(500_000 + 42_000);
    const lost = after(match, [resign(black === 'black' ? 'white' : 'black'), 500_000]);
    // An unfinished first turn does not count as one.
    expect(claimableFrom(lost, 'black', 6_000)).toBeUndefined();
  });

  test('a report that never comes is claimed after a day, and decides the use alone', () => {
    const match = after(apart('away'), [ANNOUNCE, 1_000], [CHALLENGE, 2_000]);
    const claim = { kind: 'claim', by: 'white', what: 'win', absentSince: 5_000 } as const;
    expect(codeOf(match, claim, 4_000 + DAY)).toBe('TOO_EARLY_TO_CLAIM');
    expect(codeOf(match, { ...claim, what: 'draw' }, 5_000 + DAY)).toBe('NOTHING_TO_CLAIM');
    const claimed = after(match, [claim, 5_000 + DAY]);
    expect([claimed.result, claimed.turns.map(t => t.text)]).toEqual([undefined, ['Yc3-c5']]);
    replays(claimed);
    const told = after(match, [{ kind: 'report', by: 'black', winner: 'black' }, 9_000]);
    expect(codeOf(told, claim, 5_000 + DAY)).toBe('NOTHING_TO_CLAIM');
    expect(codeOf(apart('die'), claim, DAY)).toBe('NOTHING_TO_CLAIM');
  });

  test('P11: without the secret of an authority that never shows it, sealed nonces decide alone', () => {
    const sealed = after(
      apart('die', { clock: FIVE_AND_THREE }),
      [ANNOUNCE, 1_000],
      [CHALLENGE, 2_000],
      [seal('white'), 3_000],
      [seal('black'), 4_000],
    );
    expect(codeOf(sealed, { kind: 'flag' }, 63_999)).toBe('TIME_IS_LEFT');
    const voided = after(sealed, [{ kind: 'flag' }, 64_000]);
    expect([voided.linked?.contest?.lot?.voided, deadlineOf(voided), voided.turns]).toEqual([
      true,
      124_000,
      [],
    ]);
    expect(codeOf(voided, REVEAL, 65_000)).toBe('NOT_NOW');
    const drawn = after(voided, [nonce('white'), 65_000], [nonce('black'), 66_000]);
    const [past] = drawn.linked!.past;
    expect([past!.how, past!.throws]).toEqual(['die', throwsOf(past!.lot!)]);
    replays(drawn);
  });
});

describe('what comes late', () => {
  test('is no answer to a later announcement', () => {
    const match = after(apart('die', { clock: FIVE_AND_THREE }), [ANNOUNCE, 1_000]);
    expect(match.linked?.contest?.seq).toBe(2);
    expect(codeOf(match, { ...CHALLENGE, link: 2 }, 2_000)).toBe('accepted');
    expect(codeOf(match, { ...CHALLENGE, link: 1 }, 2_000)).toBe('NOTHING_ANNOUNCED');
    const inner = playing('yinsh-blitz');
    const resign = { kind: 'inner', command: { kind: 'resign', by: 'white' } } as const;
    expect(codeOf(inner, { ...resign, link: 7 })).toBe('NOTHING_ANNOUNCED');
    expect(codeOf(inner, { ...resign, link: 2 })).toBe('accepted');
  });

  test('an announcement names what was seen, as a turn does', () => {
    const match = apart('die');
    const back = after(
      match,
      [turn(match, 'a1-b2')],
      [{ kind: 'takeback', how: 'ask', by: 'white', to: 0 }],
      [{ kind: 'takeback', how: 'accept', by: 'black' }],
    );
    expect(codeOf(back, { ...ANNOUNCE, seen: 1 })).toBe('STALE_TURN');
    expect(codeOf(back, { ...ANNOUNCE, seen: 4 })).toBe('accepted');
  });
});

describe('for whom the match waits', () => {
  test('in every stage', () => {
    const match = apart('yinsh-blitz');
    const announced = after(match, [ANNOUNCE, 1_000]);
    const lot = after(announced, [CHALLENGE, 2_000]);
    const half = after(lot, [seal('black'), 3_000]);
    expect([match, announced, lot, half].map(awaited)).toEqual(['white', 'black', undefined, 'white']);
    const sealed = after(half, [seal('white'), 3_000]);
    const shown = after(sealed, [REVEAL, 3_000]);
    const open = after(shown, [nonce('white'), 3_000]);
    expect([sealed, shown, open].map(awaited)).toEqual([undefined, undefined, 'black']);
    const inner = after(open, [nonce('black'), 3_000]);
    expect(awaited(inner)).toBe(inner.linked!.contest!.innerWhite);
    const first = { kind: 'turn', by: 'white', answers: 0, text: 'f6' } as const;
    const second = after(inner, [{ kind: 'inner', command: first }, 4_000]);
    expect(awaited(second)).not.toBe(awaited(inner));
    const over = after(second, [{ kind: 'resign', by: 'white' }, 5_000]);
    expect([awaited(over), deadlineOf(over)]).toEqual([undefined, undefined]);
    const away = after(apart('away'), [ANNOUNCE, 1_000], [CHALLENGE, 2_000]);
    expect(awaited(away)).toBeUndefined();
    expect(awaited(after(away, [{ kind: 'report', by: 'white', winner: 'white' }, 3_000]))).toBe('black');
  });
});

test('P11: a turn that was never finished is in the record as far as other games have decided it', () => {
  const match = playing('yinsh-blitz');
  const loser = match.linked!.contest!.innerWhite === 'white' ? 'white' : 'black';
  const lost = after(match, [{ kind: 'inner', command: { kind: 'resign', by: loser } }, 9_000]);
  const over = after(lost, [{ kind: 'resign', by: 'white' }, 10_000]);
  const record = must(readRecordText(recordText(allGames.recordOf(over))));
  expect(record.turns.map(({ text }) => text)).toEqual(['!Yc3-c5']);
  expect(readContests(record.turns[0]?.comment)).toMatchObject([{ use: 'Yc3-c5', won: false }]);
  const played = must(replay(record));
  expect([record.result, played.turns.length]).toEqual(['black', 1]);
  expect(played.game.steps(played.turns[0]!.position).length).toBeGreaterThan(0);
});

test('favourite potentials go with their player into a rematch', () => {
  const options = { variant: 'standard', potentials: 'Z3-D4P6' };
  const match = begun({ game: 'gipf', options, seats: 'together' });
  const over = after(
    match,
    [{ kind: 'resign', by: 'white' }],
    [{ kind: 'rematch', how: 'agreed', next: 'm2' }],
  );
  expect(allGames.rematchOf(over)?.options.potentials).toBe('D4P6-Z3');
  expect(positionOf(begun(allGames.rematchOf(over)))).toBeDefined();
});

test.each([
  ['version-3', 3],
  ['version-4', 4],
  ['version-6', 6],
] as const)(
  'a log of %s, kept as it was written, still makes a match with all that was decided',
  (name, newest) => {
    const file = new URL(`../../../../fixtures/match/${name}.json`, import.meta.url);
    const match = must(allGames.replayEvents(JSON.parse(readFileSync(file, 'utf8')) as unknown[]));
    expect(Math.max(...match.events.map(({ version }) => version))).toBe(newest);
    // White of the inner game won it.
    const won = match.linked?.past![0]!.innerWhite === 'white';
    expect(match.linked?.past).toMatchObject([{ use: 'Yc3-c5', game: 'yinsh-blitz', how: 'game', won }]);
    expect(match.linked?.prefix ?? match.turns[0]?.text).toBe(won ? 'Yc3-c5' : '!Yc3-c5');
  },
);

describe('a lot that began by the older rule', () => {
  const kept = (name: string): string =>
    readFileSync(new URL(`../../../../fixtures/match/${name}`, import.meta.url), 'utf8');
  const match = must(allGames.replayEvents(JSON.parse(kept('version-4-lot.json')) as unknown[]));

  test('P11: a log with one that is drawn and one that is not still makes the same match', () => {
    expect(match.linked?.past).toMatchObject([{ use: 'Ze5-e7', how: 'die', won: false, throws: [1, 5] }]);
    expect(match.linked?.contest).toMatchObject({
      stage: 'lot',
      lot: { nonces: { black: 'black-said-this-01' } },
    });
    const forged = match.events.map(event =>
      event.kind === 'nonce' && event.seq === 5 ? { ...event, kind: 'sealed', hash: COMMIT } : event,
    );
    expect(allGames.replayEvents(forged).ok).toBe(false);
  });

  test('P11: is finished by it, although all that come after are sealed', () => {
    expect([deadlineOf(match), awaited(match)]).toEqual([69_000, 'white']);
    expect(codeOf(match, { kind: 'seal', by: 'white', hash: COMMIT }, 11_000)).toBe('NOT_NOW');
    const drawn = after(
      match,
      [nonce('white'), 11_000],
      [{ kind: 'reveal', secret: 'another-secret-of-it' }, 12_000],
    );
    expect(drawn.linked?.contest?.stage).toBe('playing');
    expect(after(match, [{ kind: 'flag' }, 69_000]).linked?.past.at(-1)?.how).toBe('default');
    // By that rule an authority that never shows its secret has drawn nothing.
    const voided = after(match, [nonce('white'), 11_000], [{ kind: 'flag' }, 69_000]);
    expect(voided.linked?.past.at(-1)).toMatchObject({ how: 'waived', won: true });
    for (const one of [drawn, voided]) replays(one);
    const black = { kind: 'announce', by: 'black', answers: 3, text: 'Yg5-f6' } as const;
    const next = after(voided, [black, 70_000], [{ ...CHALLENGE, by: 'white' }, 71_000]);
    expect(next.linked?.contest?.lot?.sealedFor).toBe(`m1 ${next.linked!.contest!.seq}`);
  });

  test('P11: its record is checked by that rule', () => {
    const play = (text: string): ReturnType<typeof replayLinked> => {
      const record = must(readRecordText(text));
      const { game, options, position } = record;
      const begin = begun({ game, options, position: position!, links: termsOfRecord(record)! });
      return replayLinked(allGames, begin, record, 0);
    };
    const text = kept('version-4-lot.txt');
    const again = must(play(text));
    expect([again.turns.map(t => t.text), again.linked?.contest?.lot]).toEqual([
      match.turns.map(t => t.text),
      match.linked?.contest?.lot,
    ]);
    expect(play(text.replace('white-said-this-00', 'white-said-this-02'))).toEqual({ ok: false, error: 1 });
  });
});

describe('a log is refused', () => {
  const match = apart('die', { clock: FIVE_AND_THREE });
  const follows = (event: object): boolean =>
    allGames.replayEvents([...match.events, { version: 3, seq: 2, at: 0, ...event }]).ok;
  const announced = { kind: 'announced', by: 'white', text: 'Yc3-c5', clock: 300_000 };

  test('whose turn has a use that was never announced, or a denial without a contest', () => {
    const made = { kind: 'turn', by: 'white', clock: 300_000 };
    expect(follows({ ...made, text: 'a1-b2' })).toBe(true);
    expect(follows({ ...made, text: 'Yc3-c5' })).toBe(false);
    expect(follows({ ...made, text: '!Yc3-c5;a1-b2' })).toBe(false);
  });

  test('whose announcement is none', () => {
    expect(follows(announced)).toBe(true);
    for (const text of ['a1-b2', '!Yc3-c5', '!Yc3-c5;Ze5-e7', 'Yc3-c9'])
      expect([text, follows({ ...announced, text })]).toEqual([text, false]);
  });
});
