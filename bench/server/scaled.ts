// PostgreSQL and Redis with one process and with two: the same load, and the CPU time of each part.
import { createServerProcess } from '../../faults/processes.ts';
import { surroundings } from '../../faults/stores.ts';
import { Client } from 'pg';
import type { Print } from '../measure.ts';
import { measureStretch } from './run.ts';

/** A load balancer without knowledge of games separates the players of every other game. The worst case separates all. */
const WAYS = [
  { count: 1, apart: 'all' },
  { count: 2, apart: 'half' },
  { count: 2, apart: 'all' },
] as const;

const STRETCHES = [
  { games: 500, rate: 200, warmUp: 10_000, milliseconds: 30_000 },
  { games: 2_500, rate: 1_000, warmUp: 10_000, milliseconds: 30_000 },
  { games: 500, rate: 10_000, warmUp: 10_000, milliseconds: 20_000 },
];

/** Disk space of an event, with its share of the indices. */
const bytesPerEvent = async (url: string): Promise<number> => {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ bytes: number }>(
    "select (pg_total_relation_size('events') / count(*))::int as bytes from events",
  );
  await client.end();
  return rows[0]!.bytes;
};

export const benchScaled = async (print: Print): Promise<void> => {
  for (const stretch of STRETCHES) {
    for (const { count, apart } of WAYS) {
      const around = await surroundings('PostgreSQL');
      const { environment, postgres, redis } = around;
      const servers = await Promise.all(
        Array.from({ length: count }, () => createServerProcess({ environment })),
      );
      try {
        for (const server of servers) await server.start();
        const meter = (): Record<string, number> => ({ postgres: postgres!.cpu(), redis: redis!.cpu() });
        const figures = await measureStretch(servers, around.folder, { ...stretch, apart }, meter);
        print({ store: 'PostgreSQL + Redis', ...figures, bytesPerEvent: await bytesPerEvent(postgres!.url) });
      } finally {
        for (const server of servers) await server.kill();
        await around.remove();
      }
    }
  }
};
