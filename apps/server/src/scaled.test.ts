import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAdmin } from './admin.js';
import { guestOf, playerOf, visitor, type Visitor } from './http/testing.js';
import { running, type Running } from './testing/pages.js';
import {
  startPostgres,
  startRedis,
  WITHOUT_POSTGRES,
  WITHOUT_REDIS,
  type Service,
} from './testing/services.js';

describe.skipIf(WITHOUT_POSTGRES || WITHOUT_REDIS)('two processes on PostgreSQL and Redis', () => {
  let services: Service[];
  let environment: Record<string, string>;
  let one: Running;
  let two: Running;
  beforeAll(async () => {
    services = await Promise.all([startPostgres(), startRedis()]);
    environment = {
      DATABASE_URL: services[0]!.url,
      REDIS_URL: services[1]!.url,
      KORONG_LIMIT_SIGN_IN: '4/1h',
      KORONG_ENGINE_THREADS: '0',
    };
    // Both at once: the first one makes tables and secret.
    [one, two] = await Promise.all([running(environment), running(environment)]);
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    await Promise.all(services.map(service => service.remove()));
  });

  /** The same person at the other process. */
  const alsoAt = (server: Running, who: Visitor): Visitor => {
    const other = visitor(server);
    other.cookie = who.cookie;
    return other;
  };

  test('a session of one is a session of the other', async () => {
    const anna = await guestOf(one, 'Anna');
    expect(await playerOf(alsoAt(two, anna))).toEqual(await playerOf(anna));
  });

  test('a game offered at one is accepted at the other', async () => {
    const [anna, bela] = [await guestOf(one, 'Anna'), await guestOf(two, 'Béla')];
    const terms = { game: 'yinsh', options: { variant: 'blitz' }, colour: 'white', listed: true };
    const { id } = (await anna.ask('POST', '/api/games', terms)).body as { id: string };
    expect((await bela.ask('POST', `/api/games/${id}/accept`)).status).toBe(204);
    const seats = { white: { name: 'Anna' }, black: { name: 'Béla' } };
    expect((await anna.ask('GET', `/api/games/${id}`)).body).toMatchObject({ game: { seats } });
  });

  test('limits count over both', async () => {
    const tries = [];
    for (const server of [one, two, one, two, one, two])
      tries.push((await visitor(server).ask('POST', '/api/session', { name: 'Cili', password: 'x' })).status);
    expect(tries).toEqual([403, 403, 403, 403, 429, 429]);
  });

  test('a player banned by the host is told at once, on any process', async () => {
    const dora = visitor(one);
    await dora.ask('POST', '/api/account', { name: 'Dóra', password: 'kettle drum 7' });
    const heard: unknown[] = [];
    for (const { parts } of [one, two]) {
      const who = (await parts.sessions.read(dora.cookie))!;
      parts.sessions.follow(who, now => heard.push(now));
    }
    const said: string[] = [];
    const io = { print: (line: string) => said.push(line), complain: (line: string) => said.push(line) };
    expect([await runAdmin(['ban', 'Dóra'], environment, '/', io), said]).toEqual([0, ['Dóra is banned.']]);
    await expect.poll(() => heard).toEqual([undefined, undefined]);
  });

  test('an address that the host bans is known to all at once, and let in again', async () => {
    const io = { print: () => undefined, complain: () => undefined };
    const known = (): readonly boolean[] => [one, two].map(({ parts }) => parts.bans.has('203.0.113.7'));
    expect(await runAdmin(['ban-address', '203.0.113.0/24', '--days', '1'], environment, '/', io)).toBe(0);
    await expect.poll(known).toEqual([true, true]);
    expect(await runAdmin(['unban-address', '203.0.113.0/24'], environment, '/', io)).toBe(0);
    await expect.poll(known).toEqual([false, false]);
  });

  test('a password that the host gives ends the sessions at once', async () => {
    const emil = visitor(two);
    await emil.ask('POST', '/api/account', { name: 'Emil', password: 'kettle drum 7' });
    const who = (await one.parts.sessions.read(emil.cookie))!;
    const heard: unknown[] = [];
    one.parts.sessions.follow(who, now => heard.push(now));
    const io = { print: () => undefined, complain: () => undefined };
    expect(await runAdmin(['password', 'Emil'], environment, '/', io)).toBe(0);
    await expect.poll(() => heard).toEqual([undefined]);
    expect((await emil.ask('GET', '/api/me')).body).toEqual({ player: null });
  });

  test('without the database it is not ready and says so in a code; with it again it is', async () => {
    const anna = await guestOf(one, 'Anna');
    await services[0]!.stop();
    await expect.poll(async () => (await one.get('/api/ready')).status).toBe(503);
    expect((await one.get('/api/health')).status).toBe(200);
    const { status, body } = await anna.ask('GET', '/api/sessions');
    expect([status, body]).toEqual([503, { error: 'TRY_AGAIN', wait: 2 }]);
    await services[0]!.start();
    await expect.poll(async () => (await one.get('/api/ready')).status).toBe(200);
    expect((await anna.ask('GET', '/api/sessions')).status).toBe(200);
  });

  test('backup is left to PostgreSQL', async () => {
    const said: string[] = [];
    const io = { print: () => undefined, complain: (line: string) => said.push(line) };
    expect(await runAdmin(['backup', 'x'], environment, '/', io)).toBe(1);
    expect(said.join()).toContain('pg_dump');
  });
});
