import { commitTo, readContests, sealOf, throwsOf } from '@korong/match';
import type { PlayerCommand, PlayerInfo } from '@korong/protocol';
import { readRecordJson, readRecordText } from '@korong/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { running, type Running } from '../testing/pages.js';
import { guestOf, playerOf, visitor, type Visitor } from './testing.js';

let server: Running;
let anna: Visitor;
let bela: Visitor;
beforeAll(async () => {
  server = await running();
  anna = await guestOf(server, 'Anna');
  bela = await guestOf(server, 'Béla');
});
afterAll(() => server.close());

const TERMS = { game: 'yinsh', options: { variant: 'blitz' }, colour: 'white', listed: true } as const;

const made = async (who: Visitor, terms: object = TERMS): Promise<string> => {
  const { status, body } = await who.ask('POST', '/api/games', terms);
  expect([status, body]).toEqual([
    200,
    { id: expect.stringMatching(/^[A-Za-z0-9]{10}$/) as string, begun: false },
  ]);
  return (body as { id: string }).id;
};

const openIds = async (): Promise<string[]> =>
  ((await anna.ask('GET', '/api/games/open')).body as { games: { id: string }[] }).games.map(({ id }) => id);

/** A game of theirs with two turns in it. */
const played = async (terms: object = TERMS): Promise<string> => {
  const id = await made(anna, terms);
  expect((await bela.ask('POST', `/api/games/${id}/accept`)).status).toBe(204);
  const [white, black] = [await playerOf(anna), await playerOf(bela)];
  const { rooms } = server.parts;
  for (const [player, answers, text] of [
    [white, 0, 'f6'],
    [black, 1, 'g7'],
  ] as const) {
    const turn = await rooms.command(id, player, `turn-${answers}-${id}`, { kind: 'turn', answers, text }, 0);
    expect(turn).toMatchObject({ ok: true });
  }
  return id;
};

test('a game is offered, listed, accepted by another player, and then it is running', async () => {
  const id = await made(anna);
  expect(await openIds()).toContain(id);
  expect((await anna.ask('GET', `/api/games/${id}`)).body).toMatchObject({
    open: { id, by: { name: 'Anna' } },
  });
  const own = await anna.ask('POST', `/api/games/${id}/accept`);
  expect([own.status, own.body]).toEqual([409, { error: 'OWN_GAME' }]);
  expect((await bela.ask('POST', `/api/games/${id}/accept`)).status).toBe(204);
  expect(await openIds()).not.toContain(id);
  expect((await visitor(server).ask('GET', `/api/games/${id}`)).body).toMatchObject({
    game: { id, status: 'running', turns: 0, seats: { white: { name: 'Anna' }, black: { name: 'Béla' } } },
  });
  const third = await guestOf(server, 'Cili');
  expect((await third.ask('POST', `/api/games/${id}/accept`)).status).toBe(409);
});

test('a game that is not listed is open to every player with its link', async () => {
  const id = await made(anna, { ...TERMS, listed: false });
  expect(await openIds()).not.toContain(id);
  expect((await visitor(server).ask('GET', `/api/games/${id}`)).body).toMatchObject({ open: { id } });
});

test('a game is called back by its maker alone', async () => {
  const id = await made(anna);
  expect((await bela.ask('DELETE', `/api/games/${id}`)).status).not.toBe(204);
  expect((await anna.ask('DELETE', `/api/games/${id}`)).status).toBe(204);
  expect((await anna.ask('GET', `/api/games/${id}`)).body).toEqual({ error: 'GAME_NOT_FOUND' });
});

test('playing needs a session', async () => {
  const id = await made(anna);
  for (const [method, path] of [
    ['POST', '/api/games'],
    ['POST', `/api/games/${id}/accept`],
    ['DELETE', `/api/games/${id}`],
  ]) {
    const { status, body } = await visitor(server).ask(
      method!,
      path!,
      path === '/api/games' ? TERMS : undefined,
    );
    expect([status, body]).toEqual([401, { error: 'NO_SESSION' }]);
  }
});

test('an invalid setup is refused with its reason', async () => {
  const { status, body } = await anna.ask('POST', '/api/games', { ...TERMS, options: { variant: 'chess' } });
  expect([status, body]).toMatchObject([422, { error: 'BAD_SETUP', reason: {} }]);
});

const LINKED = {
  ...TERMS,
  game: 'gipf',
  options: { variant: 'standard', potentials: 'Y3', linked: 'yes' },
  links: { form: 'always', games: { yinsh: 'die' } },
} as const;

test('a linked match is offered and listed with its links, and its record has them too', async () => {
  const [cili, dora] = [await guestOf(server, 'Cili'), await guestOf(server, 'Dóra')];
  const id = await made(cili, LINKED);
  const { links, options } = LINKED;
  expect((await dora.ask('GET', `/api/games/${id}`)).body).toMatchObject({ open: { links, options } });
  expect((await dora.ask('POST', `/api/games/${id}/accept`)).status).toBe(204);
  expect((await dora.ask('GET', `/api/games/${id}`)).body).toMatchObject({
    game: { links, waitsFor: 'white' },
  });
  const [white, black] = [await playerOf(cili), await playerOf(dora)];
  // The use is announced by event 4.
  const sealed = (side: 'white' | 'black', nonce: string): PlayerCommand => ({
    kind: 'seal',
    hash: sealOf(`${id} 4`, side, nonce),
  });
  const asked: readonly [PlayerInfo, PlayerCommand][] = [
    [white, { kind: 'turn', answers: 0, text: 'Ya2-b3' }],
    [black, { kind: 'turn', answers: 1, text: 'a2-b3' }],
    [white, { kind: 'announce', answers: 2, text: 'Yc4-c5' }],
    [white, sealed('white', 'Anna-has-said-this')],
    [black, sealed('black', 'Bela-has-said-this')],
    [white, { kind: 'nonce', value: 'Anna-has-said-this' }],
    [black, { kind: 'nonce', value: 'Bela-has-said-this' }],
  ];
  for (const [i, [player, command]] of asked.entries())
    expect(await server.parts.rooms.command(id, player, `linked-${i}`, command, 0)).toMatchObject({
      ok: true,
    });
  const record = async (): Promise<string> =>
    String((await visitor(server).ask('GET', `/api/games/${id}/record`)).body);
  await expect.poll(record).toContain('%links');
  const read = readRecordText(await record());
  if (!read.ok) throw new Error(read.error.code);
  const [link] = readContests(read.value.turns.at(-1)?.comment);
  expect(link).toMatchObject({ use: 'Yc4-c5', by: 'white', game: 'die', how: 'die' });
  expect(commitTo(link!.lot!.secret!)).toBe(link!.lot!.commit);
  expect(link!.throws).toEqual(throwsOf(link!.lot!));
  const { sealedFor, sealed: seals, nonces } = link!.lot!;
  expect(sealedFor).toBe(`${id} 4`);
  for (const side of ['white', 'black'] as const)
    expect(sealOf(sealedFor!, side, nonces[side]!)).toBe(seals?.[side]);
});

test.each([
  [{ links: { form: 'always', games: { yinsh: 'chess' } } }, 400, 'BAD_REQUEST'],
  [{ links: { form: 'always', games: { yinsh: 'die', zertz: 'die' } } }, 422, 'BAD_SETUP'],
  [{ links: undefined }, 422, 'BAD_SETUP'],
  [{ options: { variant: 'standard', potentials: 'Y9' }, links: undefined }, 422, 'BAD_SETUP'],
  [{ links: { form: 'always', games: { yinsh: 'away' } }, level: 1 }, 422, 'ENGINE_NOT_AWAY'],
  [{ links: { form: 'always', games: { yinsh: 'away:dominoes' } }, level: 1 }, 422, 'ENGINE_NOT_AWAY'],
  [{ links: { form: 'always', games: { yinsh: 'away:\t' } } }, 422, 'BAD_SETUP'],
  [{ links: { form: 'acquire', games: { yinsh: 'die' } } }, 422, 'BAD_SETUP'],
])('a linked match with %j is refused', async (changes, status, error) => {
  const refused = await anna.ask('POST', '/api/games', { ...LINKED, ...changes });
  expect([refused.status, (refused.body as { error: string }).error]).toEqual([status, error]);
});

test('the record is there as text and as JSON, and both are read again', async () => {
  const id = await played();
  const text = await visitor(server).ask('GET', `/api/games/${id}/record`);
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text.headers.get('content-disposition')).toContain(`korong-${id}.txt`);
  const read = readRecordText(String(text.body));
  expect(read.ok && read.value.turns.map(turn => turn.text)).toEqual(['f6', 'g7']);
  const json = await visitor(server).ask('GET', `/api/games/${id}/record?form=json`);
  const again = readRecordJson(JSON.stringify(json.body));
  expect(again.ok && again.value.headers).toMatchObject({ White: 'Anna', Black: 'Béla' });
});

test('a record marks guests until they have an account', async () => {
  const guest = await guestOf(server, 'Visitor');
  const { id } = (await guest.ask('POST', '/api/games', { ...TERMS, colour: 'black', level: 1 })).body as {
    id: string;
  };
  const headers = async (): Promise<unknown> => {
    const { body } = await visitor(server).ask('GET', `/api/games/${id}/record`);
    const read = readRecordText(String(body));
    return read.ok && [read.value.headers.WhiteType, read.value.headers.BlackType];
  };
  expect(await headers()).toEqual([undefined, 'guest']);
  await guest.ask('POST', '/api/account', { name: 'Visitor', password: 'kettle drum 7' });
  expect(await headers()).toEqual([undefined, undefined]);
  await guest.ask('DELETE', '/api/account', { password: 'kettle drum 7' });
  expect(await headers()).toEqual([undefined, undefined]);
});

test('events come after a number', async () => {
  const id = await played();
  const kinds = async (since: number): Promise<unknown> => {
    const { body } = await visitor(server).ask('GET', `/api/games/${id}/events?since=${since}`);
    return (body as { events: { seq: number; kind: string }[] }).events.map(
      ({ seq, kind }) => `${seq} ${kind}`,
    );
  };
  expect(await kinds(0)).toEqual(['1 started', '2 turn', '3 turn']);
  expect(await kinds(2)).toEqual(['3 turn']);
  expect((await visitor(server).ask('GET', `/api/games/${id}/events?since=x`)).status).toBe(400);
});

test.each(['xxxxxxxxxx', 'short', '..%2f..%2fetc', '%F0%9F%8E%89', 'x'.repeat(200)])(
  'there is no game %s',
  async id => {
    for (const path of ['', '/record', '/events']) {
      const { status, body } = await anna.ask('GET', `/api/games/${id}${path}`);
      expect([400, 404]).toContain(status);
      expect(['GAME_NOT_FOUND', 'BAD_REQUEST', 'NOT_FOUND']).toContain((body as { error: string }).error);
    }
  },
);

test('games are found by player, game and day; those not listed by their players alone', async () => {
  const listed = await played();
  const hidden = await played({ ...TERMS, listed: false });
  const { id } = await playerOf(anna);
  const found = async (who: Visitor, query: string): Promise<string[]> =>
    ((await who.ask('GET', `/api/games?${query}`)).body as { games: { id: string }[] }).games.map(
      game => game.id,
    );
  expect(await found(visitor(server), `player=${id}`)).toContain(listed);
  expect(await found(visitor(server), `player=${id}`)).not.toContain(hidden);
  expect(await found(bela, `player=${id}`)).toContain(hidden);
  expect(await found(anna, `player=${id}&game=gipf`)).toEqual([]);
  const { game } = (await anna.ask('GET', `/api/games/${listed}`)).body as { game: { startedAt: number } };
  const day = new Date(game.startedAt).toISOString().slice(0, 10);
  expect(await found(anna, `game=yinsh&from=${day}&to=${day}`)).toContain(listed);
  expect(await found(anna, 'from=2001-01-01&to=2001-01-02')).toEqual([]);
  for (const query of ['from=yesterday', 'game=chess', 'x=1', 'player=a&player=b'])
    expect((await anna.ask('GET', `/api/games?${query}`)).status).toBe(400);
});

test('a guest who makes an account keeps the games', async () => {
  const dora = await guestOf(server, 'Dóra');
  const id = await made(dora);
  await bela.ask('POST', `/api/games/${id}/accept`);
  await dora.ask('POST', '/api/account', { name: 'Dóra', password: 'kettle drum 7' });
  const { body } = await visitor(server).ask('GET', '/api/games?player=dóra');
  expect(body).toMatchObject({ games: [{ id, seats: { white: { name: 'Dóra', account: true } } }] });
  expect((await visitor(server).ask('GET', '/api/players/DÓRA')).body).toMatchObject({
    player: { name: 'Dóra', account: true },
    running: 1,
    over: 0,
  });
});

test('the export has everything: games with records, chat, sessions', async () => {
  const id = await played();
  const me = await playerOf(anna);
  await server.parts.rooms.say(id, me, 'message-1', 'good luck');
  const { status, body, headers } = await anna.ask('GET', '/api/account/export');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('attachment');
  expect(body).toMatchObject({
    player: me,
    sessions: [{ current: true }],
    games: expect.arrayContaining([
      expect.objectContaining({ id, record: expect.stringContaining('g7') as string }),
    ]) as [],
    chat: [{ game: id, text: 'good luck' }],
  });
});

test('after a deletion the games stay, without the name and without the chat', async () => {
  const ella = await guestOf(server, 'Ella');
  const id = await made(ella);
  await bela.ask('POST', `/api/games/${id}/accept`);
  const me = await playerOf(ella);
  await server.parts.rooms.say(id, me, 'message-2', 'hello from Ella');
  await ella.ask('DELETE', '/api/account', {});
  const texts = await Promise.all(
    ['', '/events', '/record'].map(async path =>
      JSON.stringify((await bela.ask('GET', `/api/games/${id}${path}`)).body),
    ),
  );
  expect(texts.join()).not.toContain('Ella');
  expect(texts[0]).toContain('Anonymous');
  expect(await server.parts.store.chat.lines(id, 0, 10)).toEqual([]);
});

test('a report reaches the host; about a game that is not there it does not', async () => {
  const id = await played();
  const about = await playerOf(bela);
  const report = { game: id, player: about.id, text: '<script>alert(1)</script> rude' };
  expect((await anna.ask('POST', '/api/reports', report)).status).toBe(204);
  const [found] = await server.parts.store.chat.reports(true, 10);
  expect(found).toMatchObject({ game: id, about: about.id, text: report.text });
  expect((await anna.ask('POST', '/api/reports', { ...report, game: 'xxxxxxxxxx' })).status).toBe(404);
  expect((await anna.ask('POST', '/api/reports', { ...report, text: '' })).status).toBe(400);
});

test.each([
  ['de-AT', 'de'],
  ['ja', 'en'],
  ['hu;q=0.5', 'hu'],
])('the link to a game leads a browser in %s to the page in %s', async (accepted, language) => {
  const { status, headers } = await server.get('/g/abcdefghij', { 'accept-language': accepted });
  expect([status, headers.location]).toEqual([302, `/${language}/game/#abcdefghij`]);
  expect(headers.vary).toContain('accept-language');
});

test.each(['/g/abc', '/g/abcdefghij/x', '/g/%2e%2e%2f%2e%2e%2f1', '/g/abcdefghi%0a'])(
  '%s is no link to a game',
  async path => {
    expect((await server.get(path)).status).toBe(404);
  },
);
