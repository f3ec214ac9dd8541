// The two deployments: one process with a file, or PostgreSQL and Redis.
import { startPostgres, startRedis, type Service } from '../apps/server/src/testing/services.ts';
import { NO_LIMITS, temporaryFolder } from './processes.ts';

export interface Surroundings {
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly postgres?: Service;
  readonly redis?: Service;
  remove(): Promise<void>;
}

export type Kind = 'SQLite' | 'PostgreSQL';

export const surroundings = async (kind: Kind): Promise<Surroundings> => {
  const folder = temporaryFolder();
  const common = { ...NO_LIMITS, KORONG_DATA: folder.path };
  if (kind === 'SQLite')
    return {
      environment: common,
      folder: folder.path,
      remove: () => {
        folder.remove();
        return Promise.resolve();
      },
    };
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  return {
    environment: { ...common, DATABASE_URL: postgres.url, REDIS_URL: redis.url },
    folder: folder.path,
    postgres,
    redis,
    remove: async () => {
      await Promise.all([postgres.remove(), redis.remove()]);
      folder.remove();
    },
  };
};
