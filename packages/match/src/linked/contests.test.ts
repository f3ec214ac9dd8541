import { readRecordText, recordText, type Side } from '@korong/rules';
import { must } from '@korong/testing';
import { describe, expect, test } from 'vitest';
import { allGames } from '../allGames.js';
import type { Command } from '../commands.js';
import { clockAt, deadlineOf } from '../clock.js';
import { toAct, type Match } from '../match.js';
import { FIVE_AND_THREE, MINUTE, after, begun, codeOf, start, turn, type Start } from '../testing.js';
import { commitTo, innerWhiteOf, sealOf, throwsOf } from './lot.js';
import { readContests } from './record.js';
import type { LinkedGame } from './games.js';
import type { ContestTerms } from './types.js';

const SECRET = 'the-authority-kept-this-0';
const NONCES = { white: 'white-said-this-00', black: 'black-said-this-00' };
const COMMIT = commitTo(SECRET);

/** White has a YINSH on c3 and a ZÈRTZ on e5, Black a YINSH on g5; Black has a ZÈRTZ to bring in. */
const POSITION = [
  'gipf/1 standard 4/1[wY]3/6/3[wZ]b2/6/3[by]1/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5',
  'entry=single-single settled=none potentials=Z3Y3 pieces=18 linked=yes stock=none extra=none denied=none',
].join(' ');

const setUp = (
  game: LinkedGame,
  links: Partial<ContestTerms> = {},
  changes: Partial<Start> = {},
): Partial<Start> => ({
  game: 'gipf',
  options: { variant: 'standard', potentials: 'Z3Y3', linked: 'yes' },
  position: POSITION,
  links: { form: 'challenge', challenges: 1, games: { zertz: game, yinsh: game }, ...links },
  ...changes,
});

const linked = (game: LinkedGame, links: Partial<ContestTerms> = {}, changes: Partial<Start> = {}): Match =>
  begun(setUp(game, links, changes));

const announce = (match: Match, text: string): Command => ({
  kind: 'announce',
  by: toAct(match)!,
  answers: match.turns.length,
  text,
  ...(match.setup.links!.form === 'always' && { commit: COMMIT }),
});
const challenge = (by: Side): Command => ({ kind: 'challenge', by, commit: COMMIT });
const nonce = (by: Side, value = NONCES[by]): Command => ({ kind: 'nonce', by, value });
/** A remote match. */
const seal = (by: Side, sealedFor: string): Command => ({
  kind: 'seal',
  by,
  hash: sealOf(sealedFor, by, NONCES[by]),
});
const reveal = (secret = SECRET): Command => ({ kind: 'reveal', secret });
const drawLot: readonly [Command][] = [[nonce('white')], [nonce('black')], [reveal()]];
const inner = (command: Extract<Command, { kind: 'inner' }>['command']): Command => ({
  kind: 'inner',
  command,
});

/** Announced by White, challenged by Black, lot drawn. */
const atInner = (
  game: LinkedGame,
  links: Partial<ContestTerms> = {},
  changes: Partial<Start> = {},
): Match => {
  const match = linked(game, links, changes);
  return after(match, [announce(match, 'Yc3-c5')], [challenge('black')], ...drawLot);
};
/** The side that White of the outer game plays in the inner game. */
const ofWhite = (match: Match): Side => (match.linked!.contest!.innerWhite === 'white' ? 'white' : 'black');

const replays = (match: Match): void => {
  const again = must(allGames.replayEvents(JSON.parse(JSON.stringify(match.events)) as unknown[]));
  expect(again).toEqual(match);
};

describe('P11: set-up', () => {
  test.each<[string, Partial<Start>]>([
    ['no links although the options say so', { ...setUp('die'), links: undefined as never }],
    ['a kind without a game', setUp('die', { games: { zertz: 'die' } })],
    ['a kind that is not in use', setUp('die', { games: { zertz: 'die', yinsh: 'die', dvonn: 'die' } })],
    ['four challenges', setUp('die', { challenges: 4 })],
    ['challenges where none are needed', setUp('die', { form: 'always' })],
    ['a clock that is none', setUp('die', { clock: { kind: 'fischer', initial: 0, increment: 0 } })],
    ['links in a game without potentials', { links: { form: 'always', games: {} } }],
  ])('%s is refused', (_what, changes) => {
    const command = start(changes);
    if (!command.links) delete (command as { links?: unknown }).links;
    expect(codeOf(undefined, command)).toBe('BAD_LINKS');
  });
});

describe('P11: by challenge', () => {
  test('a use is announced first; unchallenged it acts at once and the turn is made', () => {
    const match = linked('die');
    expect(codeOf(match, turn(match, 'Yc3-c5'))).toBe('ANNOUNCE_FIRST');
    const announced = after(match, [announce(match, 'Yc3-c5')]);
    expect([announced.linked?.contest?.stage, announced.turns.length]).toEqual(['announced', 0]);
    expect(codeOf(announced, turn(match, 'a1-b2'))).toBe('LINK_UNDER_WAY');
    expect(codeOf(announced, { kind: 'waive', by: 'white' })).toBe('OWN_ANNOUNCEMENT');
    const waived = after(announced, [{ kind: 'waive', by: 'black' }]);
    expect([waived.turns.map(t => t.text), toAct(waived), waived.linked?.contest]).toEqual([
      ['Yc3-c5'],
      'black',
      undefined,
    ]);
    replays(waived);
  });

  test('what is no use, or not legal, is not announced', () => {
    const match = linked('die');
    expect(codeOf(match, announce(match, 'a1-b2'))).toBe('NO_USE');
    expect(codeOf(match, announce(match, 'Yc3-c9'))).toBe('TURN_REFUSED');
    expect(codeOf(match, announce(match, '!Yc3-c5'))).toBe('NO_USE');
    expect(codeOf(match, turn(match, '!Yc3-c5;a1-b2'))).toBe('ANNOUNCE_FIRST');
    expect(codeOf(match, challenge('black'))).toBe('NOTHING_ANNOUNCED');
    expect(codeOf(begun(), { kind: 'waive', by: 'black' })).toBe('NOT_LINKED');
  });

  test('a challenge is used up; a side without challenges is not asked any more', () => {
    const lost = after(atInner('yinsh-blitz'), [inner({ kind: 'resign', by: 'white' })]);
    expect(lost.linked?.challenges).toEqual({ white: 1, black: 0 });
    const other = after(lost, [
      turn(lost, lost.linked?.prefix === undefined ? 'a5-b5' : `${lost.linked.prefix};a5-b5`),
    ]);
    expect(other.turns.length).toBeGreaterThan(0);
  });
});

describe('P11: the lot', () => {
  test('depends on the secret and on both nonces, and the secret was promised before', () => {
    const match = linked('yinsh-blitz');
    const drawing = after(match, [announce(match, 'Yc3-c5')], [challenge('black')]);
    expect(drawing.linked?.contest?.lot).toEqual({ commit: COMMIT, nonces: {} });
    expect(codeOf(drawing, reveal())).toBe('NOT_NOW');
    expect(codeOf(drawing, nonce('white', 'short'))).toBe('BAD_LOT');
    const given = after(drawing, [nonce('white')], [nonce('black')]);
    expect(codeOf(given, nonce('white', 'something-else-now'))).toBe('NOT_NOW');
    expect(codeOf(given, reveal('another-secret-altogether'))).toBe('BAD_LOT');
    const drawn = after(given, [reveal()]);
    expect(drawn.linked?.contest?.innerWhite).toBe(
      innerWhiteOf({ commit: COMMIT, secret: SECRET, nonces: NONCES }, 'white'),
    );
    replays(drawn);
  });

  test('in a remote match nonces are sealed first, and only a sealed nonce can be shown', () => {
    const match = linked('yinsh-blitz', {}, { seats: 'apart' });
    const drawing = after(match, [announce(match, 'Yc3-c5')], [challenge('black')]);
    expect(drawing.linked?.contest?.lot).toEqual({
      commit: COMMIT,
      sealedFor: 'm1 2',
      sealed: {},
      nonces: {},
    });
    expect(drawing.events.at(-1)!.version).toBe(6);
    expect([nonce('white'), reveal()].map(command => codeOf(drawing, command))).toEqual([
      'NOT_NOW',
      'NOT_NOW',
    ]);
    expect(codeOf(drawing, { kind: 'seal', by: 'white', hash: 'no-hash' })).toBe('BAD_LOT');
    const half = after(drawing, [seal('white', 'm1 2')]);
    for (const command of [nonce('white'), seal('white', 'm1 2'), reveal()])
      expect(codeOf(half, command)).toBe('NOT_NOW');
    const sealed = after(half, [seal('black', 'm1 2')]);
    expect(codeOf(sealed, nonce('white'))).toBe('NOT_NOW');
    expect(codeOf(sealed, reveal('another-secret-altogether'))).toBe('BAD_LOT');
    const shown = after(sealed, [reveal()]);
    expect(codeOf(shown, nonce('white', 'something-else-now'))).toBe('BAD_LOT');
    const white = after(shown, [nonce('white')]);
    expect(codeOf(white, nonce('white'))).toBe('NOT_NOW');
    expect(codeOf(white, nonce('black', NONCES.white))).toBe('BAD_LOT');
    const drawn = after(white, [nonce('black')]);
    expect(drawn.linked?.contest?.innerWhite).toBe(innerWhiteOf(drawn.linked!.contest!.lot!, 'white'));
    replays(drawn);
  });

  test('a seal is good for its own lot and side alone', () => {
    const match = linked('die', {}, { seats: 'apart' });
    const copied = after(
      match,
      [announce(match, 'Yc3-c5')],
      [challenge('black')],
      [seal('white', 'm1 2')],
      [{ ...seal('white', 'm1 2'), by: 'black' } as Command],
      [reveal()],
      [nonce('white')],
    );
    expect(codeOf(copied, nonce('black', NONCES.white))).toBe('BAD_LOT');
    for (const elsewhere of ['m2 2', 'm1 3']) {
      const again = after(
        match,
        [announce(match, 'Yc3-c5')],
        [challenge('black')],
        [seal('white', elsewhere)],
        [seal('black', 'm1 2')],
        [reveal()],
      );
      expect(codeOf(again, nonce('white'))).toBe('BAD_LOT');
    }
    // A remote log cannot claim either that its seals belong to another game.
    const { events } = copied;
    const forged = events.map(event => ('sealedFor' in event ? { ...event, sealedFor: 'm2 2' } : event));
    expect(allGames.replayEvents(forged)).toMatchObject({
      ok: false,
      error: { code: 'LOG_EVENT', number: 3 },
    });
  });

  test('a log with another secret, or other nonces for the same colours, does not replay', () => {
    const { events } = atInner('yinsh-blitz');
    const forged = events.map(event => (event.kind === 'lot' ? { ...event, secret: `${SECRET}x` } : event));
    expect(allGames.replayEvents(forged).ok).toBe(false);
  });

  test('is fair over many secrets: colours and throws come out evenly', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 3_000; i++) {
      const lot = { commit: '', secret: `secret-number-${String(i).padStart(6, '0')}`, nonces: NONCES };
      const [first, second] = throwsOf(lot);
      for (const key of [innerWhiteOf(lot, 'white'), `first ${first}`, `second ${second}`])
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // Four standard deviations around 1,500 and 500.
    for (const side of ['white', 'black']) expect(Math.abs(counts.get(side)! - 1_500)).toBeLessThan(110);
    for (let n = 1; n <= 6; n++) {
      for (const who of ['first', 'second'])
        expect(Math.abs(counts.get(`${who} ${n}`)! - 500)).toBeLessThan(82);
    }
  });

  test('a die: the announcing side needs at least the number of the other one', () => {
    const results = new Set<boolean>();
    for (let i = 0; i < 40; i++) {
      const secret = `a-secret-with-number-${i}`;
      const match = linked('die');
      const thrown = after(
        match,
        [announce(match, 'Yc3-c5')],
        [{ kind: 'challenge', by: 'black', commit: commitTo(secret) }],
        [nonce('white')],
        [nonce('black')],
        [reveal(secret)],
      );
      const [past] = thrown.linked!.past;
      expect(past!.won).toBe(past!.throws![0] >= past!.throws![1]);
      expect([thrown.linked?.prefix, thrown.turns.length]).toEqual(
        past!.won ? [undefined, 1] : ['!Yc3-c5', 0],
      );
      results.add(past!.won);
    }
    expect(results.size).toBe(2);
  });
});

describe('P11: the game in between', () => {
  test('won by the announcing side: the potential acts', () => {
    const match = atInner('yinsh-blitz');
    expect([match.linked?.contest?.inner?.setup.game, match.linked?.contest?.inner?.setup.options]).toEqual([
      'yinsh',
      { variant: 'blitz' },
    ]);
    const mine = ofWhite(match);
    const won = after(match, [inner({ kind: 'resign', by: mine === 'white' ? 'black' : 'white' })]);
    expect([won.turns.map(t => t.text), toAct(won)]).toEqual([['Yc3-c5'], 'black']);
    replays(won);
  });

  test('lost: it stays loaded, and something else has to be done, not the same again', () => {
    const match = atInner('gipf-basic');
    const lost = after(match, [inner({ kind: 'resign', by: ofWhite(match) })]);
    expect([lost.linked?.prefix, toAct(lost), lost.result, lost.turns]).toEqual([
      '!Yc3-c5',
      'white',
      undefined,
      [],
    ]);
    expect(codeOf(lost, turn(lost, 'a1-b2'))).toBe('GOES_ON_OTHERWISE');
    expect(codeOf(lost, announce(lost, '!Yc3-c5;Yc3-c4'))).toBe('TURN_REFUSED');
    const elsewhere = after(lost, [announce(lost, '!Yc3-c5;Ze5-e7')]);
    expect(elsewhere.turns.map(t => t.text)).toEqual(['!Yc3-c5;Ze5-e7']); // no challenge is left
    const pushed = after(lost, [turn(lost, '!Yc3-c5;a1-b2')]);
    expect([pushed.turns.map(t => t.text), toAct(pushed)]).toEqual([['!Yc3-c5;a1-b2'], 'black']);
    replays(pushed);
  });

  test('turns are made by the sides of the game in between, and its own refusals count', () => {
    const match = atInner('yinsh-blitz');
    const first = { kind: 'turn', by: 'white', answers: 0, text: 'f6' } as const;
    const played = after(match, [inner(first)]);
    expect(played.linked?.contest?.inner?.turns.map(t => t.text)).toEqual(['f6']);
    expect(codeOf(played, inner(first))).toBe('STALE_TURN');
    expect(codeOf(played, inner({ ...first, answers: 1 }))).toBe('NOT_YOUR_TURN');
    expect(codeOf(played, announce(played, 'Ze5-e7'))).toBe('LINK_UNDER_WAY');
    expect(codeOf(played, { kind: 'draw', how: 'agreed' })).toBe('LINK_UNDER_WAY');
    replays(played);
  });

  test('the outer clock stands meanwhile; a flag in between loses that game only', () => {
    const clock = { kind: 'fischer', initial: MINUTE, increment: 0 } as const;
    const match = begun(setUp('yinsh-blitz', { clock }, { clock: FIVE_AND_THREE, seats: 'apart' }));
    const first = after(match, [turn(match, 'a1-b2'), 0]);
    const moved = after(first, [turn(first, 'a5-b5'), 10_000]);
    const announced = after(moved, [announce(moved, 'Yc3-c5'), 20_000]);
    expect(clockAt(announced, 25_000)).toEqual({ white: 5 * MINUTE - 10_000, black: 5 * MINUTE - 7_000 });
    const playing = after(
      announced,
      [challenge('black'), 25_000],
      [seal('white', 'm1 4'), 25_000],
      [seal('black', 'm1 4'), 25_000],
      [reveal(), 25_000],
      [nonce('white'), 26_000],
      [nonce('black'), 26_000],
      [inner({ kind: 'turn', by: 'white', answers: 0, text: 'f6' }), 30_000],
    );
    expect(deadlineOf(playing)).toBe(30_000 + MINUTE);
    const black = playing.linked!.contest!.innerWhite === 'white' ? 'black' : 'white';
    const flagged = after(playing, [{ kind: 'flag' }, 30_000 + MINUTE]);
    expect([flagged.result, flagged.linked?.past.at(-1)?.won]).toEqual([undefined, black !== 'white']);
    const side = toAct(flagged)!;
    expect(clockAt(flagged, 31_000 + MINUTE)?.running).toBe(side);
    replays(flagged);
  });

  test('the match can be resigned as a whole', () => {
    const over = after(atInner('yinsh-blitz'), [{ kind: 'resign', by: 'white' }]);
    expect(over.result).toEqual({ winner: 'black', by: 'resignation' });
    replays(over);
  });

  test('a side without a legal step after a denied use has lost', () => {
    const position = POSITION.replace('reserve=5-5', 'reserve=0-5').replace('3[wZ]b', '4b');
    const match = linked('yinsh-blitz', {}, { position });
    const asked = after(match, [announce(match, 'Yc3-c5')], [challenge('black')], ...drawLot);
    const lost = after(asked, [inner({ kind: 'resign', by: ofWhite(asked) })]);
    expect(lost.result).toEqual({ winner: 'black', by: 'reserve' });
    expect(lost.turns.map(t => t.text)).toEqual(['!Yc3-c5']);
    replays(lost);
  });
});

describe('P11: always, away, and time', () => {
  test('always: no challenge is needed', () => {
    const match = linked('yinsh-blitz', { form: 'always', challenges: undefined as never });
    const announced = after(match, [announce(match, 'Yc3-c5')]);
    expect(announced.linked?.contest?.stage).toBe('lot');
    expect(codeOf(match, { ...(announce(match, 'Yc3-c5') as object), commit: 'x' } as Command)).toBe(
      'BAD_LOT',
    );
  });

  test('away from the screen: both have to say the same', () => {
    const match = linked('away');
    const asked = after(match, [announce(match, 'Yc3-c5')], [challenge('black')]);
    expect(asked.linked?.contest?.stage).toBe('away');
    const unclear = after(
      asked,
      [{ kind: 'report', by: 'white', winner: 'white' }],
      [{ kind: 'report', by: 'black', winner: 'black' }],
    );
    expect(unclear.linked?.contest?.reports).toEqual({ white: 'white', black: 'black' });
    const agreed = after(unclear, [{ kind: 'report', by: 'white', winner: 'black' }]);
    expect([agreed.linked?.prefix, agreed.linked?.past.at(-1)?.how]).toEqual(['!Yc3-c5', 'away']);
    replays(agreed);
  });

  test('in a remote match a side that lets the time pass waives, or loses the lot', () => {
    const match = begun(setUp('yinsh-blitz', {}, { seats: 'apart', clock: FIVE_AND_THREE }));
    const announced = after(match, [announce(match, 'Yc3-c5'), 1_000]);
    expect(codeOf(announced, { kind: 'flag' }, 30_999)).toBe('TIME_IS_LEFT');
    expect(after(announced, [{ kind: 'flag' }, 31_000]).turns).toHaveLength(1);
    const half = after(announced, [challenge('black'), 2_000], [seal('black', 'm1 2'), 3_000]);
    const late = after(half, [{ kind: 'flag' }, 62_000]);
    expect([late.linked?.prefix, late.linked?.past.at(-1)?.how]).toEqual(['!Yc3-c5', 'default']);
    replays(late);
  });

  test('in a remote match a sealed nonce that is not shown in time loses the lot, and its time starts with the secret', () => {
    const match = begun(setUp('die', {}, { seats: 'apart', clock: FIVE_AND_THREE }));
    const shown = after(
      match,
      [announce(match, 'Yc3-c5'), 1_000],
      [challenge('black'), 2_000],
      [seal('black', 'm1 2'), 3_000],
      [seal('white', 'm1 2'), 50_000],
      [reveal(), 51_000],
    );
    expect(deadlineOf(shown)).toBe(111_000);
    const white = after(shown, [nonce('white'), 52_000]);
    expect(codeOf(white, { kind: 'flag' }, 110_999)).toBe('TIME_IS_LEFT');
    const blackLate = after(white, [{ kind: 'flag' }, 111_000]);
    expect([blackLate.turns.map(t => t.text), blackLate.linked?.past[0]?.how]).toEqual([
      ['Yc3-c5'],
      'default',
    ]);
    const whiteLate = after(shown, [nonce('black'), 52_000], [{ kind: 'flag' }, 111_000]);
    expect([whiteLate.linked?.prefix, whiteLate.linked?.past[0]?.how]).toEqual(['!Yc3-c5', 'default']);
    // Neither: the announcing side wants something, so it has to act.
    const bothLate = after(shown, [{ kind: 'flag' }, 111_000]);
    expect([bothLate.linked?.prefix, bothLate.events.at(-1)]).toMatchObject([
      '!Yc3-c5',
      { kind: 'defaulted', by: 'white' },
    ]);
    for (const one of [blackLate, whiteLate, bothLate]) replays(one);
  });

  test('in a remote match time that an outage took from sealing or showing is given back', () => {
    const match = begun(setUp('die', {}, { seats: 'apart', clock: FIVE_AND_THREE }));
    const outage = { kind: 'outage', from: 10_000, to: 25_000 } as const;
    const asked = after(match, [announce(match, 'Yc3-c5'), 1_000], [challenge('black'), 2_000]);
    expect(deadlineOf(after(asked, [outage, 26_000]))).toBe(77_000);
    const sealed = after(asked, [seal('black', 'm1 2'), 3_000], [seal('white', 'm1 2'), 4_000]);
    const shown = after(sealed, [reveal(), 5_000], [outage, 26_000]);
    expect(deadlineOf(shown)).toBe(80_000);
    replays(shown);
  });

  test('what another game has settled is not taken back', () => {
    const lost = after(atInner('die'), [{ kind: 'resign', by: 'white' }]);
    expect(lost.result).toBeDefined();
    const match = linked('die');
    const done = after(match, [announce(match, 'Yc3-c5')], [{ kind: 'waive', by: 'black' }]);
    expect(codeOf(done, { kind: 'takeback', how: 'agreed', to: 0 })).toBe('NOT_ACROSS_LINK');
    const later = after(done, [turn(done, 'a5-b5')]);
    expect(codeOf(later, { kind: 'takeback', how: 'agreed', to: 1 })).toBe('accepted');
  });
});

test('P11: one record holds the match, its lots and the games in between', () => {
  const match = atInner('yinsh-blitz');
  const won = after(
    match,
    [inner({ kind: 'turn', by: 'white', answers: 0, text: 'f6' })],
    [inner({ kind: 'resign', by: ofWhite(match) === 'white' ? 'black' : 'white' })],
  );
  const text = recordText(allGames.recordOf(won));
  const [made] = must(readRecordText(text)).turns;
  expect(made?.text).toBe('Yc3-c5');
  expect(readContests(made?.comment)).toEqual([
    {
      use: 'Yc3-c5',
      by: 'white',
      game: 'yinsh-blitz',
      how: 'game',
      won: true,
      lot: { commit: COMMIT, secret: SECRET, nonces: NONCES },
      white: won.linked!.past[0]!.innerWhite,
      turns: ['f6'],
      result: ofWhite(match),
      ending: 'resignation',
    },
  ]);
});
