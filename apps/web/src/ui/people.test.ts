import type { Me, PlayerInfo } from '@korong/protocol';
import { expect, test } from 'vitest';
import type { Answer } from '../api/request.js';
import { identify } from './people.js';

const anna: PlayerInfo = { id: 'a'.repeat(14), name: 'Anna', account: true };
const ben: PlayerInfo = { id: 'b'.repeat(14), name: 'Ben', account: false };

/** Who is found for what the connection and the server know, and what was asked for that. The dialog names Ben. */
const found = async (
  known: PlayerInfo | null | undefined,
  server: Answer<Me>,
): Promise<readonly [string | undefined, ...string[]]> => {
  const asked: string[] = [];
  const me = (): Promise<Answer<Me>> => {
    asked.push('server');
    return Promise.resolve(server);
  };
  const ask = (): Promise<PlayerInfo> => {
    asked.push('reader');
    return Promise.resolve(ben);
  };
  return [(await identify(known, me, ask))?.name, ...asked];
};

test('a reader with a name is not asked for one, however slow the connection is', async () => {
  const named = { ok: true, value: { player: anna } } as const;
  const nobody = { ok: true, value: { player: null } } as const;
  const away = { ok: false, error: { code: 'UNREACHABLE' } } as const;
  expect(await found(anna, nobody)).toEqual(['Anna']);
  expect(await found(undefined, named)).toEqual(['Anna', 'server']);
  expect(await found(undefined, nobody)).toEqual(['Ben', 'server', 'reader']);
  expect(await found(undefined, away)).toEqual(['Ben', 'server', 'reader']);
  expect(await found(null, named)).toEqual(['Ben', 'reader']);
});
