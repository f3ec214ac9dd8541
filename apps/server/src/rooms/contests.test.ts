// Linked games over rooms: what players ask, what the server promises and keeps, and what happens when processes die.
import {
  allGames,
  commitTo,
  lotAwaits,
  partOfLot,
  positionOf,
  throwsOf,
  type Command,
  type Match,
  type MatchEvent,
} from '@korong/match';
import type { NewGame, PlayerCommand, Seats } from '@korong/protocol';
import { other, type Side } from '@korong/rules';
import { must } from '@korong/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { openJobs } from '../engine/index.js';
import type { Store } from '../store/store.js';
import { createCommitReveal } from './game/commitReveal.js';
import { stateOf } from './game/state.js';
import {
  begunGame,
  BLITZ,
  closeAll,
  closing,
  codeOf,
  Guest,
  house,
  newShared,
  newStore,
  person,
  type House,
} from './testing.js';

afterEach(closeAll);

const LINKED: Partial<NewGame> = {
  game: 'gipf',
  options: { variant: 'standard', potentials: 'Y3', linked: 'yes' },
  links: { form: 'challenge', challenges: 2, games: { yinsh: 'yinsh-blitz' } },
};
const ALWAYS: Partial<NewGame> = { ...LINKED, links: { form: 'always', games: { yinsh: 'die' } } };

const kinds = (guest: Guest): readonly string[] => guest.events().map(({ kind }) => kind);
const soon = (guest: Guest, kind: string): Promise<void> => expect.poll(() => kinds(guest).at(-1)).toBe(kind);
/** A side's part of the lot as it stands. */
const partOf = async (guest: Guest, kind: 'seal' | 'nonce'): Promise<PlayerCommand> => {
  const side = guest.match().setup.players.white.name === guest.player.name ? 'white' : 'black';
  const due = () => partOfLot(guest.match(), side, `a secret of ${guest.player.name}`);
  await expect.poll(() => due()?.kind).toBe(kind);
  return due()!;
};
const give = async (guest: Guest, kind: 'seal' | 'nonce'): Promise<number> =>
  must(await guest.do(await partOf(guest, kind))).seq;
/** Both give theirs: the lot is drawn. */
const draw = async (white: Guest, black: Guest): Promise<void> => {
  for (const kind of ['seal', 'nonce'] as const) for (const guest of [white, black]) await give(guest, kind);
};
const SEAL = { kind: 'seal', hash: commitTo('part of no lot') } as const;
const NONCE = { kind: 'nonce', value: 'a-part-of-no-lot' } as const;
/** What happens while a lot is drawn. */
const LOT = ['sealed', 'sealed', 'lot', 'nonce', 'nonce'];
const USE = { kind: 'announce', answers: 2, text: 'Yc4-c5' } as const;

/** Both have made a turn, White's piece on c4 is loaded, and its use is announced. */
const announced = async (white: Guest, black: Guest): Promise<number> => {
  must(await white.turn('Ya2-b3', 0));
  must(await black.turn('a2-b3', 1));
  return must(await white.do(USE)).seq;
};

/** … and challenged, with both nonces given: a game in between is played. */
const between = async (white: Guest, black: Guest): Promise<void> => {
  await announced(white, black);
  must(await black.do({ kind: 'challenge' }));
  await draw(white, black);
  for (const guest of [white, black])
    await expect.poll(() => guest.match().linked?.contest?.inner).toBeDefined();
};

/** Who of the two plays this colour in the game in between. */
const innerPlayers = (white: Guest, black: Guest): Record<Side, Guest> =>
  white.match().linked!.contest!.innerWhite === 'white' ? { white, black } : { white: black, black: white };

describe('a use', () => {
  test('is announced, challenged, drawn for and played for, and all watchers see all of it', async () => {
    const here = await house();
    const { id, white, black } = await begunGame(here, here, LINKED);
    const watcher = await new Guest(here.rooms, person('Cili'), id).watch();
    expect(codeOf(await white.turn('Ya2-b3', 0))).toBe('ok');
    must(await black.turn('a2-b3', 1));
    expect(codeOf(await white.turn('Yc4-c5', 2))).toBe('ANNOUNCE_FIRST');
    must(await white.do(USE));
    expect(await here.store.games.summary(id)).toMatchObject({ links: LINKED.links, waitsFor: 'black' });
    expect(codeOf(await white.do({ kind: 'challenge' }))).toBe('OWN_ANNOUNCEMENT');
    must(await black.do({ kind: 'challenge' }));
    expect((await here.store.games.summary(id))?.waitsFor).toBeUndefined();
    await give(black, 'seal');
    expect((await here.store.games.summary(id))?.waitsFor).toBe('white');
    await give(white, 'seal');
    await soon(watcher, 'lot');
    expect((await here.store.games.summary(id))?.waitsFor).toBeUndefined();
    await give(white, 'nonce');
    expect((await here.store.games.summary(id))?.waitsFor).toBe('black');
    await give(black, 'nonce');
    for (const guest of [white, watcher])
      await expect.poll(() => guest.match().linked?.contest?.inner).toBeDefined();
    const sides = innerPlayers(white, black);
    const turn = { kind: 'inner', command: { kind: 'turn', answers: 0, text: 'f6' } } as const;
    expect(codeOf(await sides.black.do(turn))).toBe('NOT_YOUR_TURN');
    must(await sides.white.do(turn));
    expect(codeOf(await sides.white.do({ kind: 'inner', command: { kind: 'claim', what: 'win' } }))).toBe(
      'NOT_ABSENT',
    );
    expect(codeOf(await white.turn('a1-b2', 2))).toBe('LINK_UNDER_WAY');
    must(await black.do({ kind: 'inner', command: { kind: 'resign' } }));
    await expect
      .poll(() => watcher.match().turns.map(({ text }) => text))
      .toEqual(['Ya2-b3', 'a2-b3', 'Yc4-c5']);
    expect(watcher.match()).toEqual(white.match());
    expect(watcher.match().linked?.challenges).toEqual({ white: 2, black: 1 });
  });

  test('that always has to be won may be denied by dice, and the turn goes on otherwise', async () => {
    const here = await house();
    const results = new Set<boolean>();
    for (let i = 0; i < 20 && results.size < 2; i++) {
      const { white, black } = await begunGame(here, here, ALWAYS);
      await announced(white, black);
      await draw(white, black);
      await expect.poll(() => white.match().linked?.past).toHaveLength(1);
      const [link] = white.match().linked!.past;
      expect(link!.throws).toEqual(throwsOf(link!.lot!));
      results.add(link!.won);
      if (link!.won) continue;
      expect(codeOf(await white.turn('a1-b2', 2))).toBe('GOES_ON_OTHERWISE');
      expect(codeOf(await white.turn('!Yc4-c5;a1-b2', 2))).toBe('ok');
    }
    expect(results.size).toBe(2);
  });

  test('of a kind that was not agreed on, or links without potentials, cannot be set up', async () => {
    const here = await house();
    const make = async (terms: Partial<NewGame>) => here.rooms.create(person('Anna'), { ...BLITZ, ...terms });
    const { game, options, links } = LINKED;
    expect(await make({ game: game!, options: options! })).toMatchObject({
      error: { code: 'BAD_SETUP', reason: { code: 'BAD_LINKS' } },
    });
    expect(codeOf(await make({ links: links! }))).toBe('BAD_SETUP');
    expect(codeOf(await make({ ...LINKED, links: { ...links!, games: { zertz: 'die' } } }))).toBe(
      'BAD_SETUP',
    );
    const away: Partial<NewGame> = { ...LINKED, links: { ...links!, games: { yinsh: 'away' } } };
    expect(codeOf(await make(away))).toBe('ok');
    expect(codeOf(await make({ ...away, level: 1 }))).toBe('ENGINE_NOT_AWAY');
  });

  test('played for away from the screen is settled when both say the same', async () => {
    const here = await house();
    const links = { ...LINKED.links!, games: { yinsh: 'away' } } as const;
    const { white, black } = await begunGame(here, here, { ...LINKED, links });
    await announced(white, black);
    must(await black.do({ kind: 'challenge' }));
    must(await white.do({ kind: 'report', winner: 'white' }));
    must(await black.do({ kind: 'report', winner: 'black' }));
    expect(codeOf(await white.do({ kind: 'claim', what: 'win' }))).toBe('NOT_ABSENT');
    must(await black.do({ kind: 'report', winner: 'white' }));
    await expect.poll(() => white.match().turns.at(-1)?.text).toBe('Yc4-c5');
  });
});

describe('the menu', () => {
  const MENU: Partial<NewGame> = {
    game: 'gipf',
    options: { variant: 'basic', handicap: 'black 1', potentials: 'Z1Y1-Z1', pieces: '15-17', linked: 'zY' },
    links: {
      form: 'each',
      forms: { zertz: 'acquire', yinsh: 'always' },
      games: { zertz: 'away:dominoes', yinsh: 'gipf-tournament' },
    },
  };

  test('P11: an entry is announced, played for away from the screen and denied after the third contradiction', async () => {
    const [one, two] = await twoProcesses();
    const { white, black } = await begunGame(one, two, MENU);
    expect(codeOf(await white.turn('Za1-b2', 0))).toBe('ANNOUNCE_FIRST');
    must(await white.do({ kind: 'announce', answers: 0, text: 'Za1-b2' }));
    for (let round = 1; round <= 3; round++) {
      must(await white.do({ kind: 'report', winner: 'white' }));
      must(await black.do({ kind: 'report', winner: null }));
    }
    await expect.poll(() => white.match().linked?.prefix).toBe('!Za1-b2');
    await expect.poll(() => black.match().linked?.past.at(-1)?.how).toBe('disputed');
    must(await white.turn('!Za1-b2;Ya1-b2', 0));
    await expect.poll(() => black.match().turns.at(-1)?.text).toBe('!Za1-b2;Ya1-b2');
  });
});

describe('commands that come twice, late or from strangers', () => {
  test('a message that comes again is the same thing, in every stage', async () => {
    const [one, two] = await twoProcesses();
    const { white, black } = await begunGame(one, two, LINKED);
    must(await white.turn('Ya2-b3', 0));
    must(await black.turn('a2-b3', 1));
    const twice = async (guest: Guest, command: PlayerCommand, id: string): Promise<void> => {
      const elsewhere = new Guest(
        guest.rooms === one.rooms ? two.rooms : one.rooms,
        guest.player,
        guest.game,
      );
      const answers = await Promise.all([
        guest.do(command, id),
        guest.do(command, id),
        elsewhere.do(command, id),
      ]);
      expect(new Set(answers.map(answer => must(answer).seq)).size).toBe(1);
    };
    await twice(white, USE, 'announce-1');
    await twice(black, { kind: 'challenge' }, 'challenge-1');
    await twice(white, await partOf(white, 'seal'), 'seal-white');
    await twice(black, await partOf(black, 'seal'), 'seal-black');
    await twice(white, await partOf(white, 'nonce'), 'nonce-white');
    await twice(black, await partOf(black, 'nonce'), 'nonce-black');
    for (const guest of [white, black])
      await expect.poll(() => guest.match().linked?.contest?.inner).toBeDefined();
    const sides = innerPlayers(white, black);
    await twice(
      sides.white,
      { kind: 'inner', command: { kind: 'turn', answers: 0, text: 'f6' } },
      'inner-turn',
    );
    await twice(sides.black, { kind: 'inner', command: { kind: 'resign' } }, 'inner-resign');
    await expect.poll(() => white.match().linked?.past).toHaveLength(1);
    await expect
      .poll(() => kinds(black).filter(kind => kind !== 'turn'))
      .toEqual(['started', 'announced', 'challenged', ...LOT, 'inner', 'inner']);
  });

  test('out of order it is refused and changes nothing', async () => {
    const { white, black } = await begunGame(await house(), undefined, LINKED);
    expect(codeOf(await black.do({ kind: 'challenge' }))).toBe('NOTHING_ANNOUNCED');
    const seq = await announced(white, black);
    expect(codeOf(await white.do(SEAL))).toBe('NOT_NOW');
    expect(codeOf(await white.do(NONCE))).toBe('NOT_NOW');
    expect(codeOf(await black.do({ kind: 'inner', command: { kind: 'resign' } }))).toBe('NOT_NOW');
    expect(codeOf(await black.do({ kind: 'report', winner: 'black' }))).toBe('NOT_NOW');
    expect(codeOf(await black.do({ kind: 'challenge', link: seq - 1 }))).toBe('NOTHING_ANNOUNCED');
    must(await black.do({ kind: 'waive', link: seq }));
    expect(codeOf(await black.do({ kind: 'challenge', link: seq }))).toBe('NOTHING_ANNOUNCED');
    expect(white.match().linked?.contest ?? kinds(white).at(-1)).toBe('waived');
  });

  test('spectators and strangers have no say in it', async () => {
    const here = await house();
    const { id, white, black } = await begunGame(here, here, LINKED);
    await between(white, black);
    const stranger = await new Guest(here.rooms, person('Cili'), id).watch();
    const asked: readonly PlayerCommand[] = [
      USE,
      { kind: 'challenge' },
      { kind: 'waive' },
      SEAL,
      NONCE,
      { kind: 'inner', command: { kind: 'resign' } },
      { kind: 'inner', command: { kind: 'turn', answers: 0, text: 'f6' } },
      { kind: 'report', winner: 'white' },
    ];
    for (const command of asked) expect(codeOf(await stranger.do(command))).toBe('NOT_A_PLAYER');
    expect(kinds(stranger).at(-1)).toBe('nonce');
  });
});

describe('the lot', () => {
  test('P11: is committed to before any nonce, revealed by any process, and revealed once', async () => {
    const [one, two] = await twoProcesses();
    const { id, white, black } = await begunGame(one, two, LINKED);
    await announced(white, black);
    const { seq } = must(await black.do({ kind: 'challenge' }));
    await Promise.all([give(white, 'seal'), give(black, 'seal')]);
    await Promise.all([give(white, 'nonce'), give(black, 'nonce')]);
    await expect.poll(() => white.match().linked?.contest?.inner).toBeDefined();
    const kept = (await one.store.games.load(id, 0))!.events.map(({ event }) => event);
    expect(kept.slice(seq - 1).map(({ kind }) => kind)).toEqual(['challenged', ...LOT]);
    const { lot } = white.match().linked!.contest!;
    expect(commitTo(lot!.secret!)).toBe(lot!.commit);
    // Nothing about the secret can be known from what was sent before it was shown, and nothing about a nonce before both are sealed.
    expect(JSON.stringify(kept.slice(0, -3))).not.toContain(lot!.secret);
    for (const side of ['white', 'black'] as const)
      expect(JSON.stringify(kept.slice(0, -2))).not.toContain(lot!.nonces[side]);
  });

  test('P11: a side shows its sealed nonce after both seals, and cannot seal again', async () => {
    const { white, black } = await begunGame(await house(), undefined, LINKED);
    await announced(white, black);
    must(await black.do({ kind: 'challenge' }));
    await give(white, 'seal');
    for (const command of [SEAL, NONCE]) expect(codeOf(await white.do(command))).toBe('NOT_NOW');
    await give(black, 'seal');
    await soon(black, 'lot');
    for (const guest of [white, black]) expect(codeOf(await guest.do(NONCE))).toBe('BAD_LOT');
    expect(codeOf(await black.do(SEAL))).toBe('NOT_NOW');
    const shown = await partOf(white, 'nonce');
    must(await white.do(shown));
    // What the other side has shown is of no use, even to a player who knows the server's secret.
    expect(codeOf(await black.do(shown))).toBe('BAD_LOT');
    await give(black, 'nonce');
    await expect.poll(() => black.match().linked?.contest?.inner).toBeDefined();
  });

  test('P11: that began by the older rule is finished by it', async () => {
    const store = await newStore();
    const secret = 'the same before and after the upgrade';
    const { id, seats } = await longAgo(
      store,
      [
        [
          match => ({ kind: 'challenge', by: 'black', commit: createCommitReveal(secret).commitment(match) }),
          1_000,
        ],
        [() => ({ kind: 'nonce', by: 'black', value: 'Bela-has-said-this' }), 2_000],
      ],
      { rule: 'older', ago: 5_000 },
    );
    const { rooms } = await house({ store, secret });
    const white = await new Guest(rooms, seats.white, id).watch();
    expect(codeOf(await white.do(SEAL))).toBe('NOT_NOW');
    must(await white.do({ kind: 'nonce', value: 'Anna-has-said-this' }));
    await soon(white, 'lot');
    expect(white.match().linked?.contest).toMatchObject({
      stage: 'playing',
      lot: { commit: expect.any(String) as string },
    });
    expect(white.match().linked?.contest?.lot?.sealedFor).toBeUndefined();
  });

  test('of every game and announcement is another one, and every process knows the same', () => {
    const at = (id: string, length: number): Match =>
      ({ id, events: Array.from({ length }) }) as unknown as Match;
    const [here, there, elsewhere] = [
      createCommitReveal('one secret'),
      createCommitReveal('one secret'),
      createCommitReveal('another secret'),
    ];
    expect(there.commitment(at('game000001', 7))).toBe(here.commitment(at('game000001', 7)));
    const promises = [
      here.commitment(at('game000001', 7)),
      here.commitment(at('game000001', 8)),
      here.commitment(at('game000002', 7)),
      elsewhere.commitment(at('game000001', 7)),
    ];
    expect(new Set(promises).size).toBe(4);
  });

  test('is shown by another process where the one that had both seals did not live to do it', async () => {
    const store = await newStore();
    const dying = await house({ store: withoutLots(store) });
    const { id, white, black } = await begunGame(dying, dying, LINKED);
    await announced(white, black);
    must(await black.do({ kind: 'challenge' }));
    await give(white, 'seal');
    await give(black, 'seal');
    await expect.poll(() => lotAwaits(black.match().linked!.contest!.lot!)).toBe('secret');
    await house({ store });
    await expect.poll(async () => (await store.games.load(id, 0))!.events.at(-1)!.event.kind).toBe('lot');
  });

  test('P11: whose secret is lost is drawn without it when its time is over', async () => {
    const store = await newStore();
    const { id, match, seats } = await longAgo(store, [
      [() => challenge('known-to-no-process-any-more'), 1_000],
      [now => partFor(now, 'white'), 2_000],
      [now => partFor(now, 'black'), 3_000],
    ]);
    expect(lotAwaits(match.linked!.contest!.lot!)).toBe('secret');
    const { rooms } = await house({ store });
    await expect.poll(() => lastOf(store, id)).toBe('voided');
    const guests = [
      await new Guest(rooms, seats.white, id).watch(),
      await new Guest(rooms, seats.black, id).watch(),
    ];
    for (const guest of guests) await give(guest, 'nonce');
    await expect.poll(() => guests[0]!.match().linked?.contest?.stage).toBe('playing');
  });

  test('whose secret is lost, by the older rule, is void: the use acts when its time is over', async () => {
    const store = await newStore();
    const { id } = await longAgo(
      store,
      [
        [() => challenge('known-to-no-process-any-more'), 1_000],
        [() => ({ kind: 'nonce', by: 'white', value: 'Anna-has-said-this' }), 2_000],
        [() => ({ kind: 'nonce', by: 'black', value: 'Bela-has-said-this' }), 3_000],
      ],
      { rule: 'older' },
    );
    await house({ store });
    await expect.poll(() => lastOf(store, id)).toBe('voided');
    expect(await store.games.summary(id)).toMatchObject({ turns: 3 });
  });
});

describe('time', () => {
  test('P11: to challenge passes in an empty room, and so does the time to seal a nonce and to show it', async () => {
    const store = await newStore();
    const asked = await longAgo(store, []);
    const half: Then = [
      [() => challenge('something-that-was-promised'), 1_000],
      [now => partFor(now, 'white'), 2_000],
    ];
    const unsealed = await longAgo(store, half);
    const hidden = await longAgo(store, [
      ...half,
      [now => partFor(now, 'black'), 3_000],
      [() => ({ kind: 'reveal', secret: 'something-that-was-promised' }), 3_000],
      [now => partFor(now, 'black'), 4_000],
    ]);
    await house({ store });
    await expect.poll(() => lastOf(store, asked.id)).toBe('waived');
    await expect.poll(() => lastOf(store, unsealed.id)).toBe('defaulted');
    expect(await store.games.summary(unsealed.id)).toMatchObject({ turns: 3, waitsFor: 'black' });
    // White announced it, and let the time pass: it does not act, and White goes on.
    await expect.poll(() => lastOf(store, hidden.id)).toBe('defaulted');
    expect(await store.games.summary(hidden.id)).toMatchObject({ turns: 2, waitsFor: 'white' });
  });

  test('runs in the game in between from its first moment; a flag there loses that game alone', async () => {
    const here = await house();
    const clock = { kind: 'fischer', initial: 300_000, increment: 0 } as const;
    const links = { ...LINKED.links!, clock: { ...clock, initial: 1_000 } };
    const { white, black } = await begunGame(here, here, { ...LINKED, clock, links });
    await between(white, black);
    await soon(white, 'inner');
    expect(white.match().result).toBeUndefined();
    const [link] = white.match().linked!.past;
    expect(link).toMatchObject({ how: 'game', won: link!.innerWhite !== 'white' });
  });

  test('that an outage took is given back in the game in between, and for an answer', async () => {
    const here = await house();
    const clock = { kind: 'fischer', initial: 300_000, increment: 0 } as const;
    const links = { ...LINKED.links!, clock };
    const { white, black } = await begunGame(here, here, { ...LINKED, clock, links });
    await announced(white, black);
    await soon(white, 'announced');
    const from = white.match().linked!.contest!.since;
    await outageOf(here, from, from + 300);
    await soon(white, 'delayed');
    must(await black.do({ kind: 'challenge' }));
    await draw(white, black);
    await expect.poll(() => white.match().linked?.contest?.inner).toBeDefined();
    const later = white.match().linked!.contest!.inner!.clock!.since!;
    await outageOf(here, later, later + 300);
    await soon(white, 'inner');
    expect(white.match().linked?.contest?.inner?.events.at(-1)).toMatchObject({
      kind: 'outage',
      from: later,
      to: later + 300,
    });
  });
});

describe('the engine', () => {
  const against = async (terms: Partial<NewGame>, script: (asked: string) => string | undefined) => {
    const here = await house();
    here.thinker.script = job => script(job.use ? 'challenge?' : (job.record as { game: string }).game);
    const anna = person('Anna');
    const { id } = must(await here.rooms.create(anna, { ...BLITZ, ...terms, level: 3 }));
    return { here, anna: await new Guest(here.rooms, anna, id).watch() };
  };

  test('challenges, gives its part of the lot before the person does, and plays the game in between', async () => {
    const { here, anna } = await against(LINKED, asked => (asked === 'challenge?' ? 'challenge' : undefined));
    must(await anna.turn('Ya2-b3', 0));
    await expect.poll(() => anna.match().turns.length).toBe(2);
    const use = theUse(anna.match());
    must(await anna.do({ kind: 'announce', answers: 2, text: use }));
    await expect.poll(() => kinds(anna).slice(-2)).toEqual(['challenged', 'sealed']);
    expect(here.thinker.asked.at(-1)?.use).toEqual({ text: use, left: 2 });
    expect(anna.match().linked?.contest?.lot?.sealed?.white).toBeUndefined();
    await give(anna, 'seal');
    await expect.poll(() => kinds(anna).slice(-3)).toEqual(['sealed', 'lot', 'nonce']);
    expect(anna.match().linked?.contest?.lot?.nonces.white).toBeUndefined();
    await give(anna, 'nonce');
    await expect.poll(() => anna.match().linked?.contest?.inner).toBeDefined();
    const mine = anna.match().linked!.contest!.innerWhite === 'white' ? 'white' : 'black';
    // The engine's turn comes after the person's turn, or before it.
    if (mine === 'white')
      must(await anna.do({ kind: 'inner', command: { kind: 'turn', answers: 0, text: 'f6' } }));
    const expected = mine === 'white' ? 2 : 1;
    await expect.poll(() => anna.match().linked?.contest?.inner?.turns.length).toBe(expected);
    expect(anna.match().linked!.contest!.inner!.turns.at(-1)?.by).toBe(other(mine));
    must(await anna.do({ kind: 'inner', command: { kind: 'resign' } }));
    await expect.poll(() => anna.match().linked?.prefix).toBe(`!${use}`);
  });

  test('announces its uses, and continues from the decided steps', async () => {
    let turns = 0;
    const { anna } = await against({ ...LINKED, colour: 'black' }, asked =>
      asked === 'gipf' ? ['Ya2-b3', 'Yc4-c5', 'a1-b2'][turns++] : undefined,
    );
    await expect.poll(() => anna.match().turns.length).toBe(1);
    must(await anna.turn('a2-b3', 1));
    await soon(anna, 'announced');
    expect(anna.match().linked?.contest).toMatchObject({ by: 'white', use: 'Yc4-c5', stage: 'announced' });
    must(await anna.do({ kind: 'challenge' }));
    await expect.poll(() => kinds(anna).at(-1)).toBe('sealed');
    await give(anna, 'seal');
    await give(anna, 'nonce');
    await expect.poll(() => anna.match().linked?.contest?.inner).toBeDefined();
    const link = anna.match().linked?.contest;
    const { game } = anna;
    // The engine gives up for once: its player is the one that the server knows it by.
    const engine = new Guest(
      anna.rooms,
      { id: 'engine00000003', name: 'Korong 3', account: false, level: 3 },
      game,
    );
    expect(link?.by).toBe('white');
    must(await engine.do({ kind: 'inner', command: { kind: 'resign' } }));
    await expect.poll(() => anna.match().turns.at(-1)?.text).toBe('!Yc4-c5;a1-b2');
  });

  test('really thinks, also in the game in between', { timeout: 360_000 }, async () => {
    const jobs = await openJobs({ kind: 'local', threads: 1 });
    closing(() => jobs.close());
    const here = await house({ jobs });
    const links = { form: 'always', games: { yinsh: 'yinsh-blitz' } } as const;
    const anna = person('Anna');
    const terms = { ...BLITZ, ...LINKED, links, level: 2 };
    const { id } = must(await here.rooms.create(anna, terms));
    const guest = await new Guest(here.rooms, anna, id).watch();
    must(await guest.turn('Ya2-b3', 0));
    const settled = (): boolean => {
      const match = guest.match();
      return match.turns.length >= 2 || match.linked?.contest !== undefined;
    };
    await expect.poll(settled).toBe(true);
    expect(guest.match().turns).toHaveLength(2);
    must(await guest.do({ kind: 'announce', answers: 2, text: theUse(guest.match()) }));
    await expect.poll(() => kinds(guest).at(-1)).toBe('sealed');
    await give(guest, 'seal');
    await give(guest, 'nonce');
    await expect.poll(() => guest.match().linked?.contest?.inner).toBeDefined();
    const mine = guest.match().linked!.contest!.innerWhite === 'white' ? 0 : 1;
    const point = ['f6', 'g7', 'e5'];
    const place = async (answers: number): Promise<void> => {
      const taken = guest.match().linked!.contest!.inner!.turns.map(({ text }) => text);
      const text = point.find(name => !taken.includes(name))!;
      must(await guest.do({ kind: 'inner', command: { kind: 'turn', answers, text } }));
    };
    await expect.poll(() => guest.match().linked?.contest?.inner?.turns.length).toBe(mine);
    await place(mine);
    await expect.poll(() => guest.match().linked?.contest?.inner?.turns.length).toBe(mine + 2);
    must(await guest.do({ kind: 'inner', command: { kind: 'resign' } }));
    await expect.poll(() => guest.match().linked?.prefix).toBeDefined();
  });
});

// ---- What these tests share

/** A use of the YINSH that stands loaded, whatever the engine has answered. */
const theUse = (match: Match): string => {
  const game = allGames.gameOf(match);
  const announce = (text: string) =>
    allGames.apply(match, { kind: 'announce', by: 'white', answers: 2, text, commit: '0'.repeat(64) }, 0);
  const use = game
    .steps(positionOf(match))
    .map(step => game.stepText(step))
    .find(text => announce(text).ok);
  if (use === undefined) throw new Error('nothing to use');
  return use;
};

const twoProcesses = async () => {
  const [store, shared] = [await newStore(), await newShared()];
  return [await house({ store, shared }), await house({ store, shared })] as const;
};

/** The store of a process that dies just before it shows a secret. */
const withoutLots = (store: Store): Store => ({
  ...store,
  games: new Proxy(store.games, {
    get: (games, name) =>
      name === 'append'
        ? (write: Parameters<Store['games']['append']>[0]) =>
            write.events.some(({ event }) => event.kind === 'lot')
              ? new Promise(() => undefined)
              : games.append(write)
        : (Reflect.get(games, name) as unknown),
  }),
});

/** Tells of an outage once it is over. It begins with an event: what the server takes for the store's time may go back a little. */
const outageOf = async ({ rooms, store }: House, from: number, to: number): Promise<void> => {
  await expect.poll(() => rooms.now()).toBeGreaterThan(to);
  await store.heartbeat.addOutage({ from, to });
};

const lastOf = async (store: Store, id: string): Promise<string> =>
  (await store.games.load(id, 0))!.events.at(-1)!.event.kind;

let games = 0;

type Then = readonly (readonly [(match: Match) => Command, number])[];

const challenge = (secret: string): Command => ({
  kind: 'challenge',
  by: 'black',
  commit: commitTo(secret),
});
const partFor = (match: Match, by: Side): Command => ({
  ...partOfLot(match, by, `a secret of ${match.setup.players[by].name}`)!,
  by,
});

/** An event as a server wrote it that knew nothing of seals. */
const older = (event: MatchEvent): MatchEvent => {
  if (event.kind !== 'challenged') return event;
  const { sealedFor, ...rest } = event;
  return sealedFor === undefined ? event : { ...rest, version: 3 };
};

/** A match with a clock in which a use was announced a while ago, kept as a process would have kept it. */
const longAgo = async (
  store: Store,
  then: Then,
  { rule = 'sealed', ago = 120_000 }: { readonly rule?: 'sealed' | 'older'; readonly ago?: number } = {},
): Promise<{ readonly id: string; readonly match: Match; readonly seats: Seats }> => {
  const start = Date.now() - ago;
  const seats = { white: person('Anna'), black: person('Bela') };
  const id = `longago${String(++games).padStart(3, '0')}`;
  const players = { white: { name: 'Anna' }, black: { name: 'Bela' } };
  const clock = { kind: 'fischer', initial: 600_000, increment: 0 } as const;
  const { options, links } = LINKED;
  const commands: Then = [
    [
      () => ({
        kind: 'start',
        id,
        game: 'gipf',
        options: options!,
        links: links!,
        players,
        clock,
        seats: 'apart',
      }),
      0,
    ],
    [() => ({ kind: 'turn', by: 'white', answers: 0, text: 'Ya2-b3' }), 0],
    [() => ({ kind: 'turn', by: 'black', answers: 1, text: 'a2-b3' }), 0],
    [() => ({ kind: 'announce', by: 'white', answers: 2, text: 'Yc4-c5' }), 0],
    ...then,
  ];
  let match: Match | undefined;
  for (const [command, at] of commands) {
    const applied = allGames.apply(match, command(match!), start + at);
    if (!applied.ok) throw new Error(applied.error.code);
    const made = applied.value.events[0]!;
    const event = rule === 'older' ? older(made) : made;
    const followed = allGames.follow(match, event);
    if (!followed.ok) throw new Error(followed.error.code);
    match = followed.value;
    const state = stateOf(match, seats);
    if (event.kind === 'started')
      await store.games.begin({ id, seats, started: { event }, state, listed: false }, 'nothing');
    else await store.games.append({ game: id, events: [{ event }], state });
  }
  return { id, match: match!, seats };
};
