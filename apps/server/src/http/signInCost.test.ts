import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { running, type Running } from '../testing/pages.js';
import { visitor } from './testing.js';

/** The real one, counted. */
vi.mock('@node-rs/argon2', async load => {
  const real = await load<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(() => server.close());

test('an unknown name takes as long as a wrong password: one hash of the same cost is checked', async () => {
  await visitor(server).ask('POST', '/api/account', { name: 'Timea', password: 'kettle drum 7' });
  const checked = async (name: string): Promise<readonly string[]> => {
    vi.mocked(verify).mockClear();
    await visitor(server).ask('POST', '/api/session', { name, password: 'wrong password' });
    // The salt and the hash itself are cut off: what is left says what it costs.
    return vi.mocked(verify).mock.calls.map(([hashed]) => String(hashed).split('$').slice(0, 4).join('$'));
  };
  const known = await checked('Timea');
  expect(known).toEqual([expect.stringMatching(/^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+$/)]);
  expect(await checked('Nobody')).toEqual(known);
});
