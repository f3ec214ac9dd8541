import { health } from '@korong/protocol/http';
import type { Metrics } from '../metrics.js';
import { refuse } from './answers.js';
import type { Api } from './api.js';
import type { Origins } from '../net/origins.js';
import { operation } from './operation.js';
import { sameHash, hashOf } from '../accounts/tokens.js';

export interface HealthDeps {
  readonly version: string;
  /** Whether everything that is needed answers, and the server is not about to end. */
  readonly ready: () => Promise<boolean>;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly origins: Origins;
}

/** Routes for monitoring. */
export const healthRoutes = (
  api: Api,
  { version, ready, metrics, metricsToken, origins }: HealthDeps,
): void => {
  api.get('/api/health', { schema: operation('health', health) }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version }),
  );

  api.get('/api/ready', { schema: operation('ready', health) }, async (_request, reply) => {
    if (!(await ready())) return refuse(reply, { code: 'TRY_AGAIN', waitMs: 1_000 });
    return reply.header('cache-control', 'no-store').send({ status: 'ok', version });
  });

  const mayRead = (authorization: string | undefined): boolean =>
    metricsToken !== undefined && sameHash(hashOf(`Bearer ${metricsToken}`), hashOf(authorization ?? ''));

  api.get('/metrics', async (request, reply) => {
    if (!origins.local(request.raw) && !mayRead(request.headers.authorization))
      return refuse(reply, { code: 'NOT_ALLOWED' });
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', metrics.contentType)
      .send(await metrics.text());
  });
};
