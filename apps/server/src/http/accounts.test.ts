import { afterAll, beforeAll, expect, test } from 'vitest';
import { running, type Running } from '../testing/pages.js';
import { guestOf, playerOf, visitor, type Reply, type Visitor } from './testing.js';

const PASSWORD = 'kettle drum 7';

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(() => server.close());

const said = ({ status, body }: Reply): [number, unknown] => [status, body];
const refusal = (status: number, error: string): [number, unknown] => [status, { error }];

const register = async (who: Visitor, name: string, password = PASSWORD): Promise<string> => {
  const { status, body } = await who.ask('POST', '/api/account', { name, password });
  expect(status).toBe(200);
  return (body as { recovery: string }).recovery;
};

test('without a session there is no player, and no cookie is set', async () => {
  const reply = await visitor(server).ask('GET', '/api/me');
  expect(said(reply)).toEqual([200, { player: null }]);
  expect(reply.headers.getSetCookie()).toEqual([]);
});

test('a guest has a name and stays the same person under another one', async () => {
  const guest = await guestOf(server, '  Anna ');
  const first = await playerOf(guest);
  expect(first).toEqual({
    id: expect.stringMatching(/^[A-Za-z0-9]{14}$/) as string,
    name: 'Anna',
    account: false,
  });
  await guest.ask('POST', '/api/guest', { name: 'Hanna' });
  expect(await playerOf(guest)).toEqual({ ...first, name: 'Hanna' });
  const other = await playerOf(await guestOf(server, 'Hanna'));
  expect(other.id).not.toBe(first.id);
});

test.each(['', ' ', '<b>Anna</b>', 'x'.repeat(25), 'a\u202Eb', 'Anonymous', 'anonymous'])(
  'refuses the name %j',
  async name => {
    expect(said(await visitor(server).ask('POST', '/api/guest', { name }))).toEqual(
      refusal(422, 'BAD_PLAYER_NAME'),
    );
  },
);

test('a guest who makes an account keeps the id; the old cookie opens nothing any more', async () => {
  const who = await guestOf(server, 'Béla');
  const before = await playerOf(who);
  const old = who.cookie;
  await register(who, 'Béla');
  expect(await playerOf(who)).toEqual({ ...before, account: true });
  expect(who.cookie).not.toBe(old);
  const thief = visitor(server);
  thief.cookie = old;
  expect((await thief.ask('GET', '/api/me')).body).toEqual({ player: null });
  expect(said(await who.ask('POST', '/api/account', { name: 'Béla2', password: PASSWORD }))).toEqual(
    refusal(409, 'ALREADY_ACCOUNT'),
  );
  expect(said(await who.ask('POST', '/api/guest', { name: 'Other' }))).toEqual(
    refusal(409, 'ALREADY_ACCOUNT'),
  );
});

test('a name that is taken is taken for its look-alikes too', async () => {
  await register(visitor(server), 'Cecil');
  for (const name of ['Cecil', 'CECIL', 'Сeсil', 'C.e-c_i l', 'Cec1l']) {
    expect(said(await visitor(server).ask('POST', '/api/account', { name, password: PASSWORD }))).toEqual(
      refusal(409, 'NAME_TAKEN'),
    );
  }
});

test('names that look like taken ones, or mix alphabets in a word, are refused', async () => {
  for (const name of ['Korong 3', 'admin', 'ИBAH'])
    expect(said(await visitor(server).ask('POST', '/api/guest', { name }))).toEqual(
      refusal(422, 'BAD_PLAYER_NAME'),
    );
});

test('weak passwords are refused', async () => {
  for (const password of ['short', 'password', '12345678', 'Dorothea'])
    expect(said(await visitor(server).ask('POST', '/api/account', { name: 'Dorothea', password }))).toEqual(
      refusal(422, 'WEAK_PASSWORD'),
    );
});

test('signing in with any spelling of the name; out again; a wrong name and a wrong password are the same thing', async () => {
  const who = visitor(server);
  await register(who, 'Emil');
  expect((await who.ask('DELETE', '/api/session')).status).toBe(204);
  expect([who.cookie, (await who.ask('GET', '/api/me')).body]).toEqual(['', { player: null }]);
  const wrong = refusal(403, 'WRONG_PASSWORD');
  expect(said(await who.ask('POST', '/api/session', { name: 'Emil', password: 'kettle drum 8' }))).toEqual(
    wrong,
  );
  expect(said(await who.ask('POST', '/api/session', { name: 'Nobody', password: PASSWORD }))).toEqual(wrong);
  expect(said(await who.ask('POST', '/api/session', { name: '<>', password: PASSWORD }))).toEqual(wrong);
  expect((await who.ask('POST', '/api/session', { name: 'EMIL', password: PASSWORD })).status).toBe(200);
  expect(await playerOf(who)).toMatchObject({ name: 'Emil', account: true });
});

test('a new password ends all other sessions', async () => {
  const here = visitor(server, 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0');
  const there = visitor(server, 'Mozilla/5.0 (iPhone) Version/17.0 Mobile/15E148 Safari/604.1');
  await register(here, 'Ferenc');
  await there.ask('POST', '/api/session', { name: 'Ferenc', password: PASSWORD });
  expect(said(await here.ask('POST', '/api/account/password', { old: 'wrong password', new: 'x' }))).toEqual(
    refusal(403, 'WRONG_PASSWORD'),
  );
  expect(said(await here.ask('POST', '/api/account/password', { old: PASSWORD, new: 'ferenc' }))).toEqual(
    refusal(422, 'WEAK_PASSWORD'),
  );
  expect(
    (await here.ask('POST', '/api/account/password', { old: PASSWORD, new: 'bass drum 99' })).status,
  ).toBe(204);
  expect((await there.ask('GET', '/api/me')).body).toEqual({ player: null });
  expect(await playerOf(here)).toMatchObject({ name: 'Ferenc' });
  expect((await there.ask('POST', '/api/session', { name: 'Ferenc', password: PASSWORD })).status).toBe(403);
  expect((await there.ask('POST', '/api/session', { name: 'Ferenc', password: 'bass drum 99' })).status).toBe(
    200,
  );
});

test('sessions are listed with their devices, and ended one by one', async () => {
  const here = visitor(server, 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0');
  const there = visitor(server, 'Mozilla/5.0 (iPhone) Version/17.0 Mobile/15E148 Safari/604.1');
  await register(here, 'Gabi');
  await there.ask('POST', '/api/session', { name: 'Gabi', password: PASSWORD });
  const { sessions } = (await here.ask('GET', '/api/sessions')).body as {
    sessions: { id: string; device: string; current: boolean; seenAt: number }[];
  };
  expect(sessions.map(({ device, current }) => [device, current]).sort()).toEqual([
    ['Firefox, Linux', true],
    ['Safari, iOS', false],
  ]);
  const other = sessions.find(({ current }) => !current)!;
  const stranger = await guestOf(server, 'Stranger');
  expect(said(await stranger.ask('DELETE', `/api/sessions/${other.id}`))).toEqual(refusal(404, 'NOT_FOUND'));
  expect((await here.ask('DELETE', `/api/sessions/${other.id}`)).status).toBe(204);
  expect((await there.ask('GET', '/api/me')).body).toEqual({ player: null });
  expect(said(await visitor(server).ask('GET', '/api/sessions'))).toEqual(refusal(401, 'NO_SESSION'));
});

test('a recovery code gives a new password once, and a new code', async () => {
  const who = visitor(server);
  const code = await register(who, 'Hedvig');
  expect(code).toMatch(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){3}$/);
  const lost = visitor(server);
  const recover = (given: string, password = 'new kettle 5', name = 'hedvig'): Promise<Reply> =>
    lost.ask('POST', '/api/account/recover', { name, code: given, password });
  expect(said(await recover('AAAAA-AAAAA-AAAAA-AAAAA'))).toEqual(refusal(403, 'WRONG_CODE'));
  expect(said(await recover(code, 'new kettle 5', 'Nobody'))).toEqual(refusal(403, 'WRONG_CODE'));
  expect(said(await recover(code, 'hedvig'))).toEqual(refusal(422, 'WEAK_PASSWORD'));
  const made = await recover(code.toLowerCase().replaceAll('-', ' '));
  expect(made.status).toBe(200);
  const { recovery } = made.body as { recovery: string };
  expect(await playerOf(lost)).toMatchObject({ name: 'Hedvig', account: true });
  expect((await who.ask('GET', '/api/me')).body).toEqual({ player: null });
  expect(said(await recover(code))).toEqual(refusal(403, 'WRONG_CODE'));
  expect((await recover(recovery)).status).toBe(200);
});

test('deleting oneself: an account by its password, a guest at once; the name is free again', async () => {
  const who = visitor(server);
  await register(who, 'Ignaz');
  const { id } = await playerOf(who);
  expect(said(await who.ask('DELETE', '/api/account', { password: 'wrong password' }))).toEqual(
    refusal(403, 'WRONG_PASSWORD'),
  );
  expect(said(await who.ask('DELETE', '/api/account', {}))).toEqual(refusal(403, 'WRONG_PASSWORD'));
  expect((await who.ask('DELETE', '/api/account', { password: PASSWORD })).status).toBe(204);
  expect((await who.ask('GET', '/api/me')).body).toEqual({ player: null });
  expect((await who.ask('GET', '/api/players/Ignaz')).status).toBe(404);
  expect(JSON.stringify((await who.ask('GET', `/api/players/${id}`)).body)).not.toContain('Ignaz');
  await register(visitor(server), 'Ignaz');
  const guest = await guestOf(server, 'Jolán');
  expect((await guest.ask('DELETE', '/api/account', {})).status).toBe(204);
  expect((await guest.ask('GET', '/api/me')).body).toEqual({ player: null });
});

test('a guest is deleted without a word', async () => {
  for (const type of [{}, { 'content-type': 'application/json' }]) {
    const guest = await guestOf(server, 'Passing by');
    expect((await guest.ask('DELETE', '/api/account', undefined, type)).status).toBe(204);
    expect((await guest.ask('GET', '/api/me')).body).toEqual({ player: null });
  }
  const who = visitor(server);
  await register(who, 'Lajos');
  expect(said(await who.ask('DELETE', '/api/account'))).toEqual(refusal(403, 'WRONG_PASSWORD'));
  expect(said(await who.ask('DELETE', '/api/account', 'nonsense'))).toEqual(refusal(400, 'BAD_REQUEST'));
});

test('no guest has the name of an account, nor one that looks like it; accounts come first', async () => {
  const early = await guestOf(server, 'Magda');
  await register(visitor(server), 'Magda');
  expect(await playerOf(early)).toMatchObject({ name: 'Magda', account: false });
  for (const name of ['Magda', 'MAGDA', 'Mаgdа', 'Ｍagda', 'МАGDА', 'M.a.g.d.a'])
    expect(said(await visitor(server).ask('POST', '/api/guest', { name }))).toEqual(
      refusal(409, 'NAME_TAKEN'),
    );
  const other = await guestOf(server, 'Nóra');
  expect(said(await other.ask('POST', '/api/guest', { name: 'magda' }))).toEqual(refusal(409, 'NAME_TAKEN'));
  expect(await playerOf(other)).toMatchObject({ name: 'Nóra' });
  // Capitals of another script look like what they are not: these are B, O and B.
  await register(visitor(server), 'Bob');
  expect(
    said(await visitor(server).ask('POST', '/api/account', { name: 'ВОВ', password: PASSWORD })),
  ).toEqual(refusal(409, 'NAME_TAKEN'));
});

test('a banned player may export and delete their data, and do nothing else', async () => {
  const who = visitor(server);
  await register(who, 'Karl');
  const { id } = await playerOf(who);
  await server.parts.store.players.setBanned(id, true);
  const terms = { game: 'yinsh', options: { variant: 'blitz' }, colour: 'white', listed: true };
  expect(said(await who.ask('POST', '/api/games', terms))).toEqual(refusal(403, 'BANNED'));
  expect(said(await who.ask('POST', '/api/guest', { name: 'Karl' }))).toEqual(refusal(403, 'BANNED'));
  expect((await who.ask('GET', '/api/account/export')).status).toBe(200);
  expect((await who.ask('DELETE', '/api/account', { password: PASSWORD })).status).toBe(204);
});
