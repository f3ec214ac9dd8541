import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { helmetFor, isolationFor, PERMISSIONS } from './headers.js';
import { typed, type ApiDeps } from './http/api.js';
import { onError } from './http/errors.js';
import { explorerRoutes } from './http/explorer.js';
import { gameRoutes } from './http/games.js';
import { addApiHooks } from './http/apiHooks.js';
import { healthRoutes, type HealthDeps } from './http/health.js';
import { linger } from './http/linger.js';
import { linkRoute } from './http/link.js';
import { describeApi, docsRoutes } from './http/openapi.js';
import { myDataRoutes } from './http/myData.js';
import { accountRoutes } from './http/accounts.js';
import { playerRoutes } from './http/players.js';
import { puzzleRoutes } from './http/puzzles.js';
import { reviewRoutes } from './http/reviews.js';
import { studyRoutes } from './http/studies.js';
import { onUnreadable } from './http/unreadable.js';
import { isApi, servePages } from './pages.js';

interface ServerDeps extends ApiDeps, HealthDeps {
  /** The folder with the built pages. */
  readonly pages: string;
  readonly log: FastifyBaseLogger;
  readonly baseUrl: string | undefined;
  /** Whether it is about to end. */
  readonly ending: () => boolean;
  readonly patience?: Patience;
}

const MAX_BODY_BYTES = 64 * 1024;
/** In milliseconds. Slower senders are disconnected, so that they do not hold connections that others could use. */
export interface Patience {
  readonly headers: number;
  readonly request: number;
  /** How often slow senders are looked for. */
  readonly look: number;
  /** For the rest of a body after the request was refused. */
  readonly rest: number;
}

const PATIENCE: Patience = { headers: 10_000, request: 20_000, look: 2_000, rest: 5_000 };
/** The same in bytes: much more than anyone sends by mistake. */
const MAX_REST_BYTES = 16 * 1024 * 1024;

/** The server, not listening yet. */
export const createServer = async (deps: ServerDeps): Promise<FastifyInstance> => {
  const { pages, version, log, metrics, origins, auth, limits, patience = PATIENCE } = deps;
  const server = fastify({
    // Of fastify's own lines only warnings and errors. Requests are counted by the metrics, not logged.
    loggerInstance: log.child({}, { level: log.level === 'silent' ? 'silent' : 'warn' }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(6).toString('hex'),
    return503OnClosing: false, // its answer has no code of ours; the API hooks refuse requests then
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.look },
    clientErrorHandler: onUnreadable,
    // An address that cannot even be read reaches no route and no other handler.
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply).code(400).send({ error: 'BAD_REQUEST' });
    },
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  await server.register(helmet, helmetFor(deps.baseUrl));
  await server.register(compress);
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('permissions-policy', PERMISSIONS);
    const isSecure = deps.baseUrl?.startsWith('https:') === true || origins.secure(request.raw);
    reply.headers(isolationFor(isSecure, request.headers.host));
    if (isApi(request)) reply.header('x-request-id', request.id);
    linger(request.raw, reply.raw, { bytes: MAX_REST_BYTES, time: patience.rest });
    done();
  });
  server.decorateReply('refusedWith', '');
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (reply.refusedWith !== '') metrics.refused(reply.refusedWith);
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime);
    log.debug(
      {
        id: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
  server.setErrorHandler(onError(pages));

  addApiHooks(server, { origins, auth, rate: limits.requests, ending: deps.ending });
  await describeApi(server, version);
  const api = typed(server);
  healthRoutes(api, deps);
  accountRoutes(api, deps);
  myDataRoutes(api, deps);
  playerRoutes(api, deps);
  gameRoutes(api, deps);
  explorerRoutes(api, deps);
  studyRoutes(api, deps);
  reviewRoutes(api, deps);
  puzzleRoutes(api, deps);
  docsRoutes(server);
  linkRoute(server);
  await servePages(server, pages);
  return server;
};
