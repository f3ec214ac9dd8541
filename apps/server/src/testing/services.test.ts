import { Redis } from 'ioredis';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { startPostgres, startRedis, WITHOUT_POSTGRES, WITHOUT_REDIS, type Service } from './services.js';

const withPostgres = async <T>(service: Service, ask: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: service.url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
};

describe.skipIf(WITHOUT_POSTGRES)('PostgreSQL', () => {
  test('keeps committed data when it is stopped and when it is killed', async () => {
    const service = await startPostgres();
    try {
      await withPostgres(service, client => client.query('create table kept (n int)'));
      for (const [n, end] of [service.stop, service.kill].entries()) {
        await withPostgres(service, client => client.query('insert into kept values ($1)', [n]));
        await end();
        await expect(withPostgres(service, client => client.query('select 1'))).rejects.toThrow();
        await service.start();
      }
      const { rows } = await withPostgres(service, client => client.query('select n from kept order by n'));
      expect(rows).toEqual([{ n: 0 }, { n: 1 }]);
    } finally {
      await service.remove();
    }
  });
});

describe.skipIf(WITHOUT_REDIS)('Redis', () => {
  test('answers, forgets when it is killed, and comes back on the same port', async () => {
    const service = await startRedis();
    try {
      const first = new Redis(service.url);
      await first.set('a', '1');
      expect(await first.get('a')).toBe('1');
      first.disconnect();
      await service.kill();
      await service.start();
      const second = new Redis(service.url);
      expect(await second.get('a')).toBeNull();
      second.disconnect();
    } finally {
      await service.remove();
    }
  });
});
