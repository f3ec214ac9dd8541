import type { FastifyInstance } from 'fastify';
import type { Rate } from '../settings/forms.js';
import { isApi } from '../pages.js';
import { refuse } from './answers.js';
import type { Auth } from './auth.js';
import type { Origins } from '../net/origins.js';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
/** Monitoring may ask for these without a limit. */
const UNCOUNTED = /^\/api\/(?:health|ready)(?=\?|$)/;

interface ApiHookDeps {
  readonly origins: Origins;
  readonly auth: Auth;
  readonly rate: Rate | undefined;
  /** Whether the server is about to end. */
  readonly ending: () => boolean;
}

/** Hooks of every request to the API: origin, shutdown, rate limit. */
export const addApiHooks = (server: FastifyInstance, { origins, auth, rate, ending }: ApiHookDeps): void => {
  // Nothing but JSON: a form of another site can send everything else without asking.
  server.removeContentTypeParser(['text/plain', 'application/json']);
  const json = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many programs name the type of every request, also where there is nothing to send.
    if (body === '') done(null, undefined);
    else void json(request, body, done);
  });
  server.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return undefined;
    if (!SAFE.includes(request.method) && !origins.ours(request.raw))
      return refuse(reply, { code: 'FOREIGN_ORIGIN' });
    if (ending() && !UNCOUNTED.test(request.url))
      return refuse(reply.header('connection', 'close'), { code: 'SERVER_ENDING', waitMs: 1_000 });
    if (UNCOUNTED.test(request.url)) return undefined;
    const problem = await auth.count(request, 'requests', rate);
    return problem ? refuse(reply, problem) : undefined;
  });
};
