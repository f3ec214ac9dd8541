import { allGames, MAX_EVENTS, toAct, type MatchEvent } from '@korong/match';
import { must } from '@korong/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { PEOPLE } from '../accounts/sessions.js';
import {
  begunGame,
  BLITZ,
  closeAll,
  codeOf,
  Guest,
  house,
  messageId,
  newShared,
  newStore,
  person,
  seeded,
  someTurn,
} from './testing.js';

afterEach(closeAll);

const turnsOf = (guest: Guest): number => guest.events().filter(({ kind }) => kind === 'turn').length;

describe('a game', () => {
  test('is played to its end, and both get every event once, after it was stored', async () => {
    const here = await house();
    const { id, white, black } = await begunGame(here);
    const pick = seeded(7);
    for (;;) {
      const match = white.match();
      const side = toAct(match);
      if (side === undefined) break;
      const mover = side === 'white' ? white : black;
      const seq = must(await mover.turn(someTurn(match, pick), match.turns.length)).seq;
      expect((await here.store.games.load(id, seq - 1))?.events).toHaveLength(1);
      await expect.poll(() => [white, black].map(guest => guest.events().at(-1)?.seq)).toEqual([seq, seq]);
    }
    expect(black.match()).toEqual(white.match());
    expect(black.heard.filter(({ kind }) => kind === 'events')).toHaveLength(turnsOf(black));
    const [found] = (await here.store.games.search({ player: white.player.id }, 10)).games;
    const { winner, by } = white.match().result!;
    expect(found).toMatchObject({ id, status: 'over', winner, ending: by, turns: turnsOf(white) });
  });

  test('with the longest log is a draw: both get the turn and the end', async () => {
    const here = await house();
    const { id, white, black } = await begunGame(here);
    // Straight into the store: so many turns would take a while.
    const [{ at }] = white.match().events as [MatchEvent];
    const first = white.events().length;
    const events = Array.from({ length: MAX_EVENTS - 1 - first }, (_, i) => ({
      event: {
        version: 1,
        seq: first + 1 + i,
        at,
        ...(i % 2 === 0
          ? ({ kind: 'turn', by: 'white', text: 'f6' } as const)
          : ({ kind: 'takenBack', to: 0 } as const)),
      },
    }));
    await here.store.games.append({ game: id, events, state: { status: 'running', turns: 0 } });
    const message = messageId();
    const log = allGames.replayEvents([...white.events(), ...events.map(({ event }) => event)]);
    if (!log.ok) throw new Error(log.error.code);
    const { turns } = log.value;
    const [mover, text] = turns.length === 0 ? [white, 'f6'] : [black, 'g7'];
    const turn = { kind: 'turn', answers: turns.length, text } as const;
    expect(must(await here.rooms.command(id, mover.player, message, turn, 0)).seq).toBe(MAX_EVENTS + 1);
    // The same message again is no second turn.
    expect(codeOf(await here.rooms.command(id, mover.player, message, turn, 0))).toBe('ok');
    for (const guest of [white, black])
      await expect.poll(() => guest.events().at(-1)).toMatchObject({ kind: 'tooLong', seq: MAX_EVENTS + 1 });
    expect(await here.store.games.summary(id)).toMatchObject({
      status: 'over',
      winner: null,
      ending: 'length',
    });
  });

  test('waits for its second player, who may accept twice; a third may not, and it cannot be cancelled then', async () => {
    const { rooms } = await house();
    const [anna, bela, carl] = [person('Anna'), person('Béla'), person('Carl')];
    const { id, begun } = must(await rooms.create(anna, BLITZ));
    expect(begun).toBe(false);
    const waiting = await new Guest(rooms, anna, id).watch();
    expect(waiting.heard[0]).toMatchObject({ kind: 'open', game: { id, by: anna } });
    expect(codeOf(await waiting.do({ kind: 'resign' }))).toBe('NOT_STARTED');
    expect(codeOf(await rooms.accept(id, anna))).toBe('OWN_GAME');
    expect(codeOf(await rooms.cancelOpenGame(id, carl))).toBe('NOT_ALLOWED');
    const answers = await Promise.all([rooms.accept(id, bela), rooms.accept(id, carl)]);
    expect(answers.map(codeOf).sort()).toEqual(['GAME_TAKEN', 'ok']);
    const second = codeOf(answers[0]) === 'ok' ? bela : carl;
    expect(codeOf(await rooms.accept(id, second))).toBe('ok');
    expect(codeOf(await rooms.cancelOpenGame(id, anna))).toBe('GAME_NOT_OPEN');
    await expect
      .poll(() => waiting.heard.findLast(({ kind }) => kind === 'game'))
      .toMatchObject({ kind: 'game', seats: { white: anna, black: second } });
  });

  test('is closed for its watchers when it is cancelled', async () => {
    const { rooms } = await house();
    const anna = person('Anna');
    const { id } = must(await rooms.create(anna, BLITZ));
    const waiting = await new Guest(rooms, anna, id).watch();
    must(await rooms.cancelOpenGame(id, anna));
    await expect
      .poll(() => waiting.heard.findLast(({ kind }) => kind === 'closed'))
      .toEqual({ kind: 'closed', game: id });
    expect(codeOf(await rooms.accept(id, person('Béla')))).toBe('GAME_NOT_FOUND');
    expect(codeOf(await rooms.cancelOpenGame(id, anna))).toBe('GAME_NOT_FOUND');
  });

  test('cannot be made with options that the rules do not know, nor without end', async () => {
    const { rooms } = await house({ settings: { limits: { openGames: 2 } } });
    const anna = person('Anna');
    const refused = await rooms.create(anna, { ...BLITZ, options: { variant: 'huge' } });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'BAD_SETUP', reason: { code: 'SETUP_REFUSED' } },
    });
    must(await rooms.create(anna, BLITZ));
    must(await rooms.create(anna, BLITZ));
    expect(codeOf(await rooms.create(anna, BLITZ))).toBe('TOO_MANY_GAMES');
    expect(codeOf(await rooms.create(person('Béla'), BLITZ))).toBe('ok');
  });
});

describe('a message that comes again', () => {
  test('gets the first answer again and changes nothing', async () => {
    const here = await house();
    const { id, white, black } = await begunGame(here);
    const message = messageId();
    const first = await white.turn('f6', 0, message);
    must(await black.turn('g7', 1));
    expect(await white.turn('f6', 0, message)).toEqual(first);
    expect(await white.turn('e5', 2, message)).toEqual(first);
    expect((await here.store.games.load(id, 0))?.events).toHaveLength(3);
  });

  test('gets the first refusal again, though it would be allowed now', async () => {
    const { white, black } = await begunGame(await house());
    const message = messageId();
    const refused = await black.turn('g7', 0, message);
    expect(codeOf(refused)).toBe('NOT_YOUR_TURN');
    must(await white.turn('f6', 0));
    expect(await black.turn('g7', 1, message)).toEqual(refused);
    expect(codeOf(await black.turn('g7', 1))).toBe('ok');
  });

  test('is recognised by rooms that never saw the first, and in one that is not in memory any more', async () => {
    const [store, message] = [await newStore(), messageId()];
    const one = await house({ store });
    const { id, white } = await begunGame(one);
    const first = await white.turn('f6', 0, message);
    const other = await house({ store }, { maxIdle: 0 });
    const again = (): Promise<unknown> =>
      other.rooms.command(id, white.player, message, { kind: 'turn', answers: 0, text: 'f6' }, 0);
    expect(await again()).toEqual(first);
    expect(await again()).toEqual(first);
  });

  test('does harm without deduplication: the turn that was made is refused', async () => {
    const { white } = await begunGame(await house({}, { withoutDeduplication: true }));
    const message = messageId();
    must(await white.turn('f6', 0, message));
    expect(codeOf(await white.turn('f6', 0, message))).toBe('STALE_TURN');
  });
});

describe('refused', () => {
  test('are stale turns, turns of the wrong side, illegal turns, strangers, and unknown games', async () => {
    const here = await house();
    const { id, white, black } = await begunGame(here);
    must(await white.turn('f6', 0));
    expect(await white.turn('e5', 0)).toMatchObject({
      error: { code: 'STALE_TURN', reason: { code: 'STALE_TURN', number: 1 } },
    });
    expect(codeOf(await white.turn('e5', 1))).toBe('NOT_YOUR_TURN');
    expect(await black.turn('f6', 1)).toMatchObject({
      error: { code: 'TURN_REFUSED', reason: { reason: { code: 'POINT_OCCUPIED' } } },
    });
    expect(codeOf(await black.do({ kind: 'flag' }))).toBe('NO_CLOCK');
    expect(codeOf(await new Guest(here.rooms, person('Eve'), id).do({ kind: 'resign' }))).toBe(
      'NOT_A_PLAYER',
    );
    expect(codeOf(await new Guest(here.rooms, white.player, 'nothere123').do({ kind: 'resign' }))).toBe(
      'GAME_NOT_FOUND',
    );
    expect((await here.store.games.load(id, 0))?.events).toHaveLength(2);
  });

  test('is a flood of commands in one game', async () => {
    const { white } = await begunGame(await house());
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => white.do({ kind: 'draw', how: 'accept' })),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter(code => code === 'NOTHING_ASKED').length).toBeGreaterThan(0);
    expect(codes.filter(code => code === 'TRY_AGAIN').length).toBeGreaterThan(0);
  });
});

describe('watching', () => {
  test('sends the events since then, and all of them to a watcher who claims to know more than there is', async () => {
    const here = await house();
    const { id, white, black } = await begunGame(here);
    must(await white.turn('f6', 0));
    must(await black.turn('g7', 1));
    const late = await new Guest(here.rooms, person('Zoe'), id).watch(2);
    expect(late.heard[0]).toMatchObject({ kind: 'game', since: 2, events: [{ seq: 3 }] });
    const wrong = await new Guest(here.rooms, person('Zoe'), id).watch(99);
    expect(wrong.heard[0]).toMatchObject({ kind: 'game', since: 0 });
    expect(wrong.events().map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('sends the presence of players, and their absence', async () => {
    const here = await house();
    const { id, white, black } = await begunGame(here);
    const zoe = await new Guest(here.rooms, person('Zoe'), id).watch();
    const last = (guest: Guest): unknown => guest.heard.findLast(({ kind }) => kind === 'presence');
    await expect
      .poll(() => last(white))
      .toMatchObject({
        presence: { here: { white: true, black: true }, absent: {}, watchers: 1 },
      });
    black.leave();
    await expect
      .poll(() => last(white))
      .toMatchObject({
        presence: { here: { black: false }, absent: { black: expect.any(Number) as number } },
      });
    zoe.leave();
    await expect.poll(() => last(white)).toMatchObject({ presence: { watchers: 0 } });
  });

  test('shows the present name of a player', async () => {
    const here = await house();
    const { white, black } = await begunGame(here);
    must(await white.turn('f6', 0));
    await here.store.players.rename(white.player.id, 'Anne', undefined);
    here.shared.bus.publish(PEOPLE, white.player.id);
    await expect
      .poll(() => black.heard.findLast(({ kind }) => kind === 'game'))
      .toMatchObject({ since: 2, events: [], seats: { white: { name: 'Anne' } } });
    must(await black.turn('g7', 1));
    const late = await new Guest(here.rooms, person('Zoe'), white.game).watch();
    expect(late.match().setup.players.white.name).toBe('Anne');
  });

  test('keeps a room in memory; of the others only some stay', async () => {
    const here = await house({}, { maxIdle: 2 });
    const games = await Promise.all(Array.from({ length: 6 }, () => begunGame(here)));
    for (const { white, black } of games)
      [white, black].forEach(guest => {
        guest.leave();
      });
    for (const { white } of games) must(await white.turn('f6', 0));
    for (const { white, black } of games) {
      must(await black.turn('g7', 1));
      expect(codeOf(await white.turn('e5', 1))).toBe('STALE_TURN');
    }
  });
});

describe('two processes', () => {
  const processes = async (how: 'one bus' | 'no bus') => {
    const store = await newStore();
    const shared = await newShared();
    const one = await house({ store, shared });
    const two = await house({ store, shared: how === 'one bus' ? shared : await newShared() });
    return { store, one, two };
  };

  test('let their players meet', async () => {
    const { one, two } = await processes('one bus');
    const { white, black } = await begunGame(one, two);
    must(await white.turn('f6', 0));
    await expect.poll(() => turnsOf(black)).toBe(1);
    must(await black.turn('g7', 1));
    await expect.poll(() => turnsOf(white)).toBe(2);
    expect(white.match()).toEqual(black.match());
  });

  test('decide a command again after another process has appended', async () => {
    const { store, one, two } = await processes('no bus');
    const { id, white, black } = await begunGame(one, two);
    must(await white.turn('f6', 0));
    // The other process has not heard of it, and takes the turn all the same.
    must(await black.turn('g7', 1));
    await expect.poll(() => turnsOf(black)).toBe(2);
    must(await white.turn('e5', 2));
    await expect.poll(() => turnsOf(white)).toBe(3);
    expect((await store.games.load(id, 0))?.events.map(({ event }) => event.seq)).toEqual([1, 2, 3, 4]);
  });

  test('race for every number, and one alone gets it', async () => {
    const { store, one, two } = await processes('no bus');
    const { id, white, black } = await begunGame(one, two);
    const twin = new Guest(two.rooms, white.player, id);
    const answers = await Promise.all([
      white.turn('f6', 0),
      twin.turn('e5', 0),
      black.do({ kind: 'draw', how: 'ask' }),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['STALE_TURN', 'ok', 'ok']);
    const kept = (await store.games.load(id, 0))!.events.map(({ event }) => event);
    expect(kept.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(kept.filter(({ kind }) => kind === 'turn')).toHaveLength(1);
  });
});

test('a sweep before the acknowledgement broadcasts nothing', async () => {
  const [store, shared] = [await newStore(), await newShared()];
  let answer: (() => void) | undefined;
  const append: typeof store.games.append = async write => {
    const appended = await store.games.append(write);
    await new Promise<void>(resolve => (answer = resolve));
    return appended;
  };
  // Every sweep of what is watched begins with this.
  let sweeps = 0;
  const check = shared.bus.check.bind(shared.bus);
  shared.bus.check = () => {
    sweeps++;
    return check();
  };
  const { rooms } = await house({ store: { ...store, games: { ...store.games, append } }, shared });
  const { white, black } = await begunGame({ rooms });
  const turn = white.turn('f6', 0);
  await expect.poll(() => answer).toBeDefined();
  const before = sweeps;
  await expect.poll(() => sweeps).toBeGreaterThan(before + 1);
  expect(turnsOf(black)).toBe(0);
  answer!();
  expect(codeOf(await turn)).toBe('ok');
  await expect.poll(() => turnsOf(black)).toBe(1);
});

test('a server that ends takes no more requests and answers those under way', async () => {
  const { rooms } = await house();
  const { white, black } = await begunGame({ rooms });
  const last = white.turn('f6', 0);
  await rooms.close();
  expect(codeOf(await last)).toBe('ok');
  expect(turnsOf(black)).toBe(1);
  expect(codeOf(await black.turn('g7', 1))).toBe('SERVER_ENDING');
});

test('a chat line whose news was lost is shown to watchers when the next one enters', async () => {
  const store = await newStore();
  // Two processes that do not hear each other.
  const [one, two] = [await house({ store }), await house({ store })];
  const { id, white, black } = await begunGame(one, two);
  must(await black.rooms.say(id, black.player, messageId(), 'hello'));
  const later = await new Guest(one.rooms, person('Cili'), id).watch();
  expect(later.heard[0]).toMatchObject({ chat: [{ text: 'hello' }] });
  await expect
    .poll(() => white.heard.filter(({ kind }) => kind === 'chat'))
    .toMatchObject([{ lines: [{ n: 1, text: 'hello' }] }]);
});

test('an invisible chat line is refused, and invisible characters are removed from others', async () => {
  const here = await house();
  const { id, white } = await begunGame(here);
  const say = (text: string) => here.rooms.say(id, white.player, messageId(), text);
  for (const text of ['\u200B\u2060', '\u200D', '\u3164', ' \u202E '])
    expect(codeOf(await say(text))).toBe('BAD_MESSAGE');
  expect(codeOf(await say('he\u200Bllo 👩\u200D🔬'))).toBe('ok');
  await expect
    .poll(() =>
      white.heard.flatMap(message => (message.kind === 'chat' ? message.lines.map(line => line.text) : [])),
    )
    .toEqual(['hello 👩\u200D🔬']);
});
