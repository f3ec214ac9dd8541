import { EVENT_VERSION } from '@korong/match';
import { must } from '@korong/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { StoreTrouble } from '../store/store.js';
import { begunGame, closeAll, codeOf, Flaky, Guest, house, messageId, newStore, person } from './testing.js';

afterEach(closeAll);

const texts = (guest: Guest): readonly unknown[] => guest.match().turns.map(({ text }) => text);

describe('while the store is out of reach', () => {
  test('a turn waits, is stored once the store is back, and all watchers are told of both', async () => {
    const flaky = new Flaky(await newStore());
    const { rooms } = await house({ store: flaky.store });
    const { white, black } = await begunGame({ rooms });
    const told: boolean[] = [];
    rooms.trouble(on => {
      told.push(on);
      // A turn does not wait for ever.
      if (on) flaky.away = false;
    });
    flaky.away = true;
    const turn = white.turn('f6', 0);
    expect(await turn).toMatchObject({ ok: true, value: { seq: 2 } });
    await expect.poll(() => told).toEqual([false, true, false]);
    await expect.poll(() => texts(black)).toEqual(['f6']);
  });

  test('a turn that waits too long is refused for now; sent again later it is made once', async () => {
    const flaky = new Flaky(await newStore());
    const { rooms } = await house({ store: flaky.store });
    const { white, black } = await begunGame({ rooms });
    flaky.away = true;
    const message = messageId();
    expect(codeOf(await white.turn('f6', 0, message))).toBe('TRY_AGAIN');
    expect(codeOf(await rooms.accept('whatever10', person('Carl')))).toBe('TRY_AGAIN');
    const late = await rooms.watch(white.game, 0, 0, {
      socket: 's',
      player: undefined,
      receive: () => undefined,
    });
    expect(codeOf(late)).toBe('TRY_AGAIN');
    flaky.away = false;
    await expect.poll(async () => codeOf(await white.turn('f6', 0, message))).toBe('ok');
    await expect.poll(() => texts(black)).toEqual(['f6']);
  });

  test('a turn whose answer was lost is found again, not made twice', async () => {
    const flaky = new Flaky(await newStore());
    const { rooms, store } = await house({ store: flaky.store });
    const { id, white, black } = await begunGame({ rooms });
    flaky.losing = true;
    expect(await white.turn('f6', 0)).toMatchObject({ ok: true, value: { seq: 2 } });
    await expect.poll(() => texts(black)).toEqual(['f6']);
    expect((await store.games.load(id, 0))?.events).toHaveLength(2);
  });

  test('no player loses time by it', async () => {
    const flaky = new Flaky(await newStore('found'));
    const { rooms } = await house({ store: flaky.store });
    const clock = { kind: 'fischer', initial: 20_000, increment: 0 } as const;
    const { white, black } = await begunGame({ rooms }, undefined, { clock });
    must(await white.turn('f6', 0));
    flaky.away = true;
    const gone = Date.now();
    await expect.poll(() => Date.now() - gone).toBeGreaterThan(22_000);
    flaky.away = false;
    await expect.poll(() => black.events().map(({ kind }) => kind)).toContain('outage');
    expect(codeOf(await black.turn('g7', 1))).toBe('ok');
  });
});

test('a turn in a damaged game is refused at once, and is not tried for as long as a store may be away', async () => {
  const store = await newStore();
  const tries: string[] = [];
  const games = {
    ...store.games,
    append: (write: Parameters<typeof store.games.append>[0]) => {
      if (write.game !== hurt) return store.games.append(write);
      tries.push(write.game);
      return Promise.reject(new StoreTrouble('malformed', 'SQLITE_CORRUPT'));
    },
  };
  let hurt = '';
  const { rooms } = await house({ store: { ...store, games } });
  const [damaged, other] = [await begunGame({ rooms }), await begunGame({ rooms })];
  hurt = damaged.id;
  expect(codeOf(await damaged.white.turn('f6', 0))).toBe('TRY_AGAIN');
  expect(tries).toEqual([hurt]);
  expect(codeOf(await other.white.turn('f6', 0))).toBe('ok');
});

test('a log that only a newer version knows is left to it, other games go on', async () => {
  const here = await house();
  const [{ id, white }, other] = [await begunGame(here), await begunGame(here)];
  const event = { version: EVENT_VERSION + 1, seq: 2, at: here.rooms.now(), kind: 'teleported' } as never;
  await here.store.games.append({ game: id, events: [{ event }], state: { status: 'running', turns: 0 } });
  expect(codeOf(await white.turn('f6', 0))).toBe('NEWER_LOG');
  expect(white.heard.findLast(({ kind }) => kind === 'refused')).toEqual({
    kind: 'refused',
    game: id,
    code: 'NEWER_LOG',
  });
  expect(
    codeOf(await here.rooms.watch(id, 0, 0, { socket: 's', player: undefined, receive: () => undefined })),
  ).toBe('NEWER_LOG');
  expect(codeOf(await other.white.turn('f6', 0))).toBe('ok');
});

describe('chat', () => {
  test('has limits, a repeated line is one line, and a muted player says nothing', async () => {
    const here = await house({ settings: { limits: { chat: { most: 3, window: 60_000 } } } });
    const { id, white, black } = await begunGame(here);
    const message = messageId();
    const say = (guest: Guest, text: string, as = messageId()) => here.rooms.say(id, guest.player, as, text);
    expect(await say(white, 'hello', message)).toEqual({ ok: true, value: { seq: 1 } });
    expect(await say(white, 'hello', message)).toEqual({ ok: true, value: { seq: 1 } });
    expect(await say(white, 'good game')).toEqual({ ok: true, value: { seq: 2 } });
    expect(await say(white, 'too much')).toMatchObject({
      error: { code: 'TOO_MANY_REQUESTS', waitMs: expect.any(Number) as number },
    });
    expect(codeOf(await say(black, 'x'.repeat(301)))).toBe('CHAT_TOO_LONG');
    expect(codeOf(await say(black, ' \n\u0007'))).toBe('BAD_MESSAGE');
    expect(codeOf(await here.rooms.say(id, person('Eve'), messageId(), 'hi'))).toBe('NOT_A_PLAYER');
    await here.store.players.setMuted(black.player.id, true);
    expect(codeOf(await say(black, 'hi'))).toBe('MUTED');
    await expect.poll(() => black.heard.filter(({ kind }) => kind === 'chat')).toHaveLength(2);
    const late = await new Guest(here.rooms, person('Zoe'), id).watch(0, 1);
    expect(late.heard[0]).toMatchObject({ chat: [{ n: 2, text: 'good game', by: white.player }] });
  });

  test('is shown once, whether the sender or a look at the store finds it first', async () => {
    const store = await newStore();
    /** Answers of the store that are on their way: of one who says something, and of sweeps that have found it. */
    const late: { said: (() => void)[]; found: (() => void)[] } = { said: [], found: [] };
    let holding = true;
    const chat = {
      ...store.chat,
      say: async (...given: Parameters<typeof store.chat.say>) => {
        const n = await store.chat.say(...given);
        if (holding) await new Promise<void>(go => late.said.push(go));
        return n;
      },
      lines: async (...given: Parameters<typeof store.chat.lines>) => {
        const lines = await store.chat.lines(...given);
        if (holding && lines.length > 0) await new Promise<void>(go => late.found.push(go));
        return lines;
      },
    };
    const { rooms } = await house({ store: { ...store, chat } });
    const { id, white, black } = await begunGame({ rooms });
    const told = (): readonly number[] =>
      black.heard.flatMap(message => (message.kind === 'chat' ? message.lines.map(({ n }) => n) : []));
    const said = rooms.say(id, white.player, messageId(), 'hello');
    await expect.poll(() => [late.said.length, late.found.length]).toEqual([1, 1]);
    holding = false;
    for (const go of late.said) go();
    await expect.poll(() => told()).toEqual([1]);
    for (const go of late.found) go();
    expect(codeOf(await said)).toBe('ok');
    expect(codeOf(await rooms.say(id, white.player, messageId(), 'again'))).toBe('ok');
    await expect.poll(() => told().at(-1)).toBe(2);
    expect(told()).toEqual([1, 2]);
  });

  test('whose last line was erased with its author is still shown to new watchers', async () => {
    const here = await house();
    const { id, white, black } = await begunGame(here);
    must(await here.rooms.say(id, black.player, messageId(), 'hello'));
    must(await here.rooms.say(id, white.player, messageId(), 'bye'));
    await expect.poll(() => black.heard.filter(({ kind }) => kind === 'chat')).toHaveLength(2);
    await here.store.players.erase(white.player.id, 'Anonymous');
    const late = await new Guest(here.rooms, person('Zoe'), id).watch();
    expect(late.heard[0]).toMatchObject({ chat: [{ n: 1, text: 'hello' }] });
  });

  test('reaches the players although a watcher claims to have read more than there is', async () => {
    const here = await house();
    const { id, white, black } = await begunGame(here);
    const eve = person('Eve');
    const greedy = await new Guest(here.rooms, eve, id).watch(9e15, 9e15);
    expect(greedy.heard[0]).toMatchObject({ kind: 'game', since: 0, chat: [] });
    await new Guest(here.rooms, eve, id).watch(0, 300);
    expect(codeOf(await here.rooms.say(id, white.player, messageId(), 'hello'))).toBe('ok');
    await expect
      .poll(() => black.heard.findLast(({ kind }) => kind === 'chat'))
      .toMatchObject({ kind: 'chat', lines: [{ n: 1, text: 'hello' }] });
  });
});
