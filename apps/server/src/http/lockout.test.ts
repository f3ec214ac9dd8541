import { afterAll, beforeAll, expect, test } from 'vitest';
import { running, type Running } from '../testing/pages.js';
import { visitor, type Reply, type Visitor } from './testing.js';

// Strangers cannot keep an owner out. Every visitor has an address of their own, as a proxy tells it.

const PASSWORD = 'kettle drum 7';

let server: Running;
beforeAll(async () => {
  server = await running({
    KORONG_TRUSTED_PROXIES: 'loopback',
    KORONG_LIMIT_SIGN_IN: '3/1h',
    KORONG_LIMIT_RECOVER: '2/1h',
  });
});
afterAll(() => server.close());

interface Person extends Visitor {
  signIn(name: string, password?: string): Promise<number>;
  recover(name: string, code: string, password?: string): Promise<Reply>;
}

const at = (address: string): Person => {
  const who = visitor(server) as Person;
  const ask = who.ask.bind(who);
  who.ask = (method, path, body, headers = {}) =>
    ask(method, path, body, { 'x-forwarded-for': address, ...headers });
  who.signIn = async (name, password = PASSWORD) =>
    (await who.ask('POST', '/api/session', { name, password })).status;
  who.recover = (name, code, password = 'another kettle') =>
    who.ask('POST', '/api/account/recover', { name, code, password });
  return who;
};

/** An address that no other visitor has. */
let last = 0;
const elsewhere = (): string => `198.51.${Math.floor(++last / 250)}.${(last % 250) + 1}`;

const register = async (name: string): Promise<Person & { code: string }> => {
  const who = at(elsewhere());
  const { status, body } = await who.ask('POST', '/api/account', { name, password: PASSWORD });
  expect(status).toBe(200);
  return Object.assign(who, { code: (body as { recovery: string }).recovery });
};

const lock = async (name: string): Promise<void> => {
  // Ten times what one address may do, from as many that have nothing to do with each other.
  await Promise.all(Array.from({ length: 31 }, () => at(elsewhere()).signIn(name, 'wrong password')));
  expect(await at(elsewhere()).signIn(name)).toBe(429);
};

test('an address that is refused locks no account', async () => {
  const names = ['Anna', 'Béla', 'Cecil'];
  for (const name of names) await register(name);
  const attacker = at('203.0.113.1');
  for (let i = 0; i < 3; i++) await attacker.signIn('Nobody', 'wrong password');
  for (const name of names)
    for (let i = 0; i < 5; i++) expect(await attacker.signIn(name, 'wrong password')).toBe(429);
  for (const name of names) expect(await at(elsewhere()).signIn(name)).toBe(200);
});

test('all that one address may try does not lock an account either', async () => {
  const { code } = await register('Olga');
  const attacker = at('203.0.113.7');
  for (let i = 0; i < 9; i++) await attacker.signIn('Olga', 'wrong password');
  expect(await at(elsewhere()).signIn('Olga')).toBe(200);
  for (let i = 0; i < 9; i++) await attacker.recover('Olga', 'X');
  expect((await at(elsewhere()).recover('Olga', code)).status).toBe(200);
});

test('the same for recovery', async () => {
  const { code } = await register('Dora');
  const attacker = at('203.0.113.2');
  for (let i = 0; i < 2; i++) await attacker.recover('Nobody', 'X');
  for (let i = 0; i < 5; i++) expect((await attacker.recover('Dora', 'X')).status).toBe(429);
  expect((await at(elsewhere()).recover('Dora', code)).status).toBe(200);
});

test('a device that the account knows gets in while strangers have locked the account, also from their address', async () => {
  const owner = await register('Emil');
  expect((await owner.ask('DELETE', '/api/session')).status).toBe(204);
  expect([owner.cookie, owner.device === '']).toEqual(['', false]);
  await lock('Emil');
  expect(await owner.signIn('emil')).toBe(200);
  const neighbour = at('203.0.113.3');
  for (let i = 0; i < 4; i++) await neighbour.signIn('Nobody', 'wrong password');
  expect(await neighbour.signIn('Nobody')).toBe(429);
  const roommate = at('203.0.113.3');
  roommate.device = owner.device;
  expect(await roommate.signIn('Emil')).toBe(200);
});

test('so does one that is signed in', async () => {
  const owner = await register('Ferenc');
  owner.device = '';
  await lock('Ferenc');
  expect(await owner.signIn('Ferenc')).toBe(200);
});

test('it has tries of its own, and wrong ones are counted', async () => {
  const owner = await register('Gabi');
  owner.cookie = '';
  for (let i = 0; i < 3; i++) expect(await owner.signIn('Gabi', 'wrong password')).toBe(403);
  expect(await owner.signIn('Gabi')).toBe(429);
  expect(await at(elsewhere()).signIn('Gabi')).toBe(200);
});

test('right tries cost an account nothing', async () => {
  await register('Hugo');
  for (let i = 0; i < 6; i++) expect(await at(elsewhere()).signIn('Hugo')).toBe(200);
});

test('recovery works from a known device while strangers have locked it', async () => {
  const owner = await register('Ignaz');
  owner.cookie = '';
  await Promise.all(Array.from({ length: 21 }, () => at(elsewhere()).recover('Ignaz', 'X')));
  expect((await at(elsewhere()).recover('Ignaz', owner.code)).status).toBe(429);
  expect((await owner.recover('Ignaz', owner.code)).status).toBe(200);
});

test('the mark is good for its own account alone, until the password changes, and opens nothing', async () => {
  const mallory = await register('Mallory');
  await register('Jolán');
  await lock('Jolán');
  mallory.cookie = '';
  expect(await mallory.signIn('Jolán')).toBe(429);
  expect((await mallory.ask('GET', '/api/me')).body).toEqual({ player: null });

  const owner = await register('Karl');
  const old = owner.device;
  const change = { old: PASSWORD, new: 'bass drum 99' };
  expect((await owner.ask('POST', '/api/account/password', change)).status).toBe(204);
  expect(owner.device).not.toBe(old);
  await lock('Karl');
  const thief = at(elsewhere());
  thief.device = old;
  expect(await thief.signIn('Karl', 'bass drum 99')).toBe(429);
  owner.cookie = '';
  expect(await owner.signIn('Karl', 'bass drum 99')).toBe(200);
});

test('a forged or damaged mark is none', async () => {
  const owner = await register('Lili');
  await lock('Lili');
  const [name, value = ''] = owner.device.split('=');
  const turned = (value.startsWith('A') ? 'B' : 'A') + value.slice(1);
  for (const device of [`${name}=${turned}`, `${name}=${'x'.repeat(65)}`, `${name}=..`, `${name}=`]) {
    const thief = at(elsewhere());
    thief.device = device;
    expect(await thief.signIn('Lili')).toBe(429);
  }
});

test('one browser is known to several accounts', async () => {
  const first = await register('Mari');
  first.cookie = '';
  await register('Nándor');
  expect(await first.signIn('Nándor')).toBe(200);
  first.cookie = '';
  await lock('Mari');
  await lock('Nándor');
  expect(await first.signIn('Mari')).toBe(200);
  first.cookie = '';
  expect(await first.signIn('Nándor')).toBe(200);
});
