import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchEvent } from '@korong/match';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAdmin } from './admin.js';
import { guestOf, playerOf, visitor } from './http/testing.js';
import { connected } from './sockets/testing.js';
import { openStore } from './store/index.js';
import { append, beginning, damageLog, guest } from './store/testing.js';
import { running, temporaryFolder, type Running } from './testing/pages.js';

const PASSWORD = 'kettle drum 7';

// All of it beside a server that runs on the same file.
let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(() => server.close());

/** A player offers a draw and the other declines: so a log gets as long as the test needs. */
const chatter = (seq: number): MatchEvent => ({
  version: 1,
  seq,
  at: 2_000 + seq,
  ...(seq % 2 === 0
    ? { kind: 'offered', by: 'white', what: 'draw' }
    : { kind: 'declined', by: 'black', what: 'draw' }),
});

interface Said {
  readonly code: number;
  readonly out: string;
  readonly complaints: string;
}

const admin = async (words: readonly string[], data = server.parts.settings.data): Promise<Said> => {
  const out: string[] = [];
  const complaints: string[] = [];
  const io = { print: (line: string) => out.push(line), complain: (line: string) => complaints.push(line) };
  const code = await runAdmin(words, { KORONG_DATA: data }, data, io);
  return { code, out: out.join('\n'), complaints: complaints.join('\n') };
};

const register = async (name: string): Promise<ReturnType<typeof visitor>> => {
  const who = visitor(server);
  expect((await who.ask('POST', '/api/account', { name, password: PASSWORD })).status).toBe(200);
  return who;
};

test('a lost password is replaced by one that is printed to the host; the old one and all sessions end', async () => {
  const who = await register('Anna');
  const { code, out } = await admin(['password', 'anna']);
  expect(code).toBe(0);
  const [, password] = /New password for Anna: (\S+)/.exec(out)!;
  const [, recovery] = /New recovery code: (\S+)/.exec(out)!;
  expect((await who.ask('GET', '/api/me')).body).toEqual({ player: null });
  expect((await who.ask('POST', '/api/session', { name: 'Anna', password: PASSWORD })).status).toBe(403);
  expect((await who.ask('POST', '/api/session', { name: 'Anna', password })).status).toBe(200);
  const recover = { name: 'Anna', code: recovery, password: 'another kettle' };
  expect((await visitor(server).ask('POST', '/api/account/recover', recover)).status).toBe(200);
});

test('a player is banned and unbanned, muted and unmuted', async () => {
  const who = await register('Béla');
  const terms = { game: 'yinsh', options: { variant: 'blitz' }, colour: 'white', listed: true };
  expect((await admin(['ban', 'BÉLA'])).code).toBe(0);
  expect((await who.ask('POST', '/api/games', terms)).body).toEqual({ error: 'BANNED' });
  expect((await admin(['unban', 'Béla'])).code).toBe(0);
  expect((await who.ask('POST', '/api/games', terms)).status).toBe(200);
  await admin(['mute', 'Béla']);
  expect(await server.parts.sessions.read(who.cookie)).toMatchObject({ muted: true, banned: false });
  await admin(['unmute', 'Béla']);
  expect(await server.parts.sessions.read(who.cookie)).toMatchObject({ muted: false });
});

test('an open socket learns of a ban by another process at its next check', async () => {
  const who = await register('Cecil');
  const signedIn = (await server.parts.sessions.read(who.cookie))!;
  const heard: unknown[] = [];
  const stop = server.parts.sessions.follow(signedIn, now => heard.push(now));
  await server.parts.sessions.review();
  expect(heard).toEqual([]);
  await admin(['ban', 'Cecil']);
  await server.parts.sessions.review();
  expect(heard).toEqual([undefined]);
  stop();
  await server.parts.sessions.review();
  expect(heard).toHaveLength(1);
});

test('renames an account by name and a guest by id; refuses taken and invalid names', async () => {
  const who = await register('Dora');
  await register('Emil');
  expect(await admin(['rename', 'Dora', 'Emi1'])).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('taken') as string,
  });
  expect((await admin(['rename', 'Dora', '<b>'])).code).toBe(1);
  expect((await admin(['rename', 'Dora', 'Dorothy'])).out).toBe('Dora is now called Dorothy.');
  expect(await playerOf(who)).toMatchObject({ name: 'Dorothy' });
  expect((await who.ask('POST', '/api/session', { name: 'Dorothy', password: PASSWORD })).status).toBe(200);
  const guest = await guestOf(server, 'Rude Name');
  const { id } = await playerOf(guest);
  expect((await admin(['rename', id, 'Guest'])).code).toBe(0);
  expect(await playerOf(guest)).toMatchObject({ name: 'Guest', account: false });
  expect((await admin(['password', id])).code).toBe(1);
});

test('reports are printed with the chat, without control characters, and closed', async () => {
  expect((await admin(['reports'])).out).toBe('No reports.');
  const [by, about] = [await guestOf(server, 'Ferenc'), await guestOf(server, 'Gabi')];
  const rude = await playerOf(about);
  const terms = { game: 'gipf', options: { variant: 'basic' }, colour: 'white', listed: true };
  const { id } = (await by.ask('POST', '/api/games', terms)).body as { id: string };
  await about.ask('POST', `/api/games/${id}/accept`);
  expect(await server.parts.rooms.say(id, rude, 'message-1', 'something rude \u001b[2J')).toMatchObject({
    ok: true,
  });
  await by.ask('POST', '/api/reports', {
    game: id,
    player: rude.id,
    text: 'he was \u001b]0;pwned\u0007 rude',
  });
  const { out } = await admin(['reports']);
  expect(out).toMatch(new RegExp(`^1  .*game ${id}  about Gabi \\(${rude.id}\\)  by Ferenc`));
  expect(out).toContain('said');
  expect(out).toContain('something rude');
  // eslint-disable-next-line no-control-regex
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  expect((await admin(['close', '1'])).code).toBe(0);
  expect((await admin(['close', '1'])).code).toBe(1);
  expect((await admin(['reports'])).out).toBe('No reports.');
  expect((await admin(['reports', 'all'])).out).toContain(id);
});

test('an address is shut out: it reads and does nothing else, for as long as it was said', async () => {
  const who = await register('Ilona');
  const other = await guestOf(server, 'Jakab');
  const terms = { game: 'yinsh', options: { variant: 'blitz' }, colour: 'white', listed: true };
  const { id } = (await other.ask('POST', '/api/games', terms)).body as { id: string };
  const { id: mine } = (await who.ask('POST', '/api/games', terms)).body as { id: string };
  await other.ask('POST', `/api/games/${mine}/accept`);
  const socket = await connected(`ws://127.0.0.1:${server.port}/api/socket`, {
    headers: { cookie: who.cookie },
  });

  expect(await admin(['ban-address', '127.0.0.1', '--days', '3'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^127\.0\.0\.1\/32 is banned until \d{4}-/) as string,
  });
  await server.parts.bans.review();
  const banned = { status: 403, body: { error: 'BANNED' } };
  expect(await visitor(server).ask('POST', '/api/guest', { name: 'New' })).toMatchObject(banned);
  expect(
    await visitor(server).ask('POST', '/api/account', { name: 'New', password: PASSWORD }),
  ).toMatchObject(banned);
  expect(await who.ask('POST', '/api/games', terms)).toMatchObject(banned);
  expect(await who.ask('POST', `/api/games/${id}/accept`)).toMatchObject(banned);
  expect(await socket.turn(mine, 'f6', 0)).toMatchObject({ kind: 'refused', code: 'BANNED' });
  const line = { kind: 'say', game: mine, id: 'message-1', text: 'hi' } as const;
  expect(await socket.ask(line)).toMatchObject({ kind: 'refused', code: 'BANNED' });
  // Reading, and taking one's data along, stay.
  expect((await who.ask('GET', `/api/games/${mine}`)).status).toBe(200);
  expect((await who.ask('GET', '/api/account/export')).status).toBe(200);
  socket.send({ kind: 'watch', game: mine, since: 0, chat: 0 });
  await expect.poll(() => socket.of('game')).toHaveLength(1);

  expect((await admin(['addresses'])).out).toMatch(/^127\.0\.0\.1\/32 is banned until/);
  expect((await admin(['unban-address', '127.0.0.1'])).code).toBe(0);
  expect((await admin(['unban-address', '127.0.0.1'])).code).toBe(1);
  expect((await admin(['addresses'])).out).toBe('No address is banned.');
  await server.parts.bans.review();
  expect((await who.ask('POST', `/api/games/${id}/accept`)).status).toBe(204);
  socket.socket.terminate();
});

test.each([
  [['ban-address', 'nowhere']],
  [['ban-address', '0.0.0.0/0']],
  [['ban-address', '203.0.113.7', '--days', 'x']],
  [['ban-address', '203.0.113.7', '--hours', '3']],
  [['unban-address', 'nowhere']],
])('%j is refused', async words => {
  expect(await admin(words)).toMatchObject({ code: 1, out: '' });
  expect((await admin(['addresses'])).out).toBe('No address is banned.');
});

test('all data about a player is printed, and deleted', async () => {
  const who = await register('Kinga');
  const own = (await who.ask('GET', '/api/account/export')).body as { sessions: { current: boolean }[] };
  const { code, out } = await admin(['export', 'Kinga']);
  expect(code).toBe(0);
  const exported = JSON.parse(out) as typeof own;
  expect(own.sessions[0]!.current).toBe(true);
  expect(exported).toEqual({ ...own, sessions: own.sessions.map(one => ({ ...one, current: false })) });
  expect(await admin(['erase', 'Kinga'])).toMatchObject({
    code: 0,
    out: 'Kinga is deleted. Their games stay, without the name.',
  });
  expect((await who.ask('GET', '/api/me')).body).toEqual({ player: null });
  expect((await admin(['export', 'Kinga'])).code).toBe(1);
  await register('Kinga');
});

test('a backup while the server runs opens as a store of its own, with all players in it', async () => {
  await register('Hugo');
  const folder = temporaryFolder();
  const file = join(folder, 'copy.db');
  expect((await admin(['backup', file])).code).toBe(0);
  const copy = await openStore({ kind: 'sqlite', file });
  expect(await copy.players.findByName('hugo')).toMatchObject({ name: 'Hugo' });
  await copy.close();
  expect((await admin(['backup', file])).code).toBe(1);
  rmSync(folder, { recursive: true });
});

test('check finds no damage in intact data, beside a running server', async () => {
  const [by, about] = [await guestOf(server, 'Ida'), await guestOf(server, 'Jan')];
  const terms = { game: 'yinsh', options: { variant: 'blitz' }, colour: 'white', listed: true };
  const { id } = (await by.ask('POST', '/api/games', terms)).body as { id: string };
  await about.ask('POST', `/api/games/${id}/accept`);
  const { code, out, complaints } = await admin(['check']);
  expect([code, out]).toEqual([0, expect.stringMatching(/^Nothing is damaged\. Games: \d+\.$/)]);
  expect(complaints).toMatch(/^Games checked: \d+$/);
});

test('check says which games are damaged: a page, an event, a log that is too short', async () => {
  const data = temporaryFolder();
  const file = join(data, 'korong.db');
  const store = await openStore({ kind: 'sqlite', file });
  const games = [];
  for (let i = 0; i < 5; i++) {
    const what = beginning(guest(), guest(), { id: `damaged-${i}` });
    games.push(what.id);
    await store.games.begin(what, 'nothing');
    // Offers are events of every game, at any time.
    for (let seq = 2; seq < 120; seq++)
      await store.games.append(append(what.id, [{ event: chatter(seq) }], { turns: 0 }));
  }
  await store.close();
  const db = new Database(file);
  const number = (id: string): unknown =>
    db.prepare('select number from heads where game_id = ?').pluck().get(id);
  db.prepare('update events set body = ? where game_number = ? and seq = 60').run(
    JSON.stringify({ ...chatter(60), kind: 'nonsense' }),
    number(games[1]!),
  );
  db.prepare('delete from events where game_number = ? and seq = 119').run(number(games[2]!));
  db.prepare("update events set body = '{' where game_number = ? and seq = 30").run(number(games[3]!));
  db.prepare('delete from games where id = ?').run(games[4]!);
  db.close();
  damageLog(file, games[0]!);
  const { code, out } = await admin(['check'], data);
  expect(code).toBe(1);
  expect(out).toMatch(/^The file: /);
  expect(out).toMatch(/Game damaged-0: cannot be read \(SQLITE_CORRUPT/);
  expect(out).toContain('Game damaged-1: event 60 is missing');
  expect(out).toContain('Game damaged-2: its log has 118 events instead of 119');
  expect(out).toContain('Game damaged-3: cannot be read (SyntaxError)');
  expect(out).toContain('Game damaged-4: only part of it is there');
  expect(out).toMatch(/Damaged games: 5 of 5\.$/);
  rmSync(data, { recursive: true });
});

test.each([
  [[]],
  [['nonsense']],
  [['ban']],
  [['ban', 'a', 'b']],
  [['rename', 'a']],
  [['backup']],
  [['toString']],
  [['close']],
  [['check', 'more']],
])('%j is answered with what there is', async words => {
  expect(await admin(words)).toMatchObject({
    code: 2,
    out: '',
    complaints: expect.stringContaining('rename <name>') as string,
  });
});

test('an unknown name, report or address', async () => {
  expect((await admin(['ban', 'Nobody'])).complaints).toContain('“Nobody”');
  expect((await admin(['close', '99'])).code).toBe(1);
  const folder = temporaryFolder();
  const elsewhere = join(folder, 'none');
  expect(await admin(['reports'], elsewhere)).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('KORONG_DATA') as string,
  });
  expect(existsSync(elsewhere)).toBe(false);
  writeFileSync(join(folder, 'korong.db'), 'this is no database, whatever its name says');
  expect((await admin(['reports'], folder)).code).toBe(1);
  rmSync(folder, { recursive: true });
});
