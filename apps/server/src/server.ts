import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { HELMET, PERMISSIONS } from './headers.js';
import { isApi, notFound, servePages } from './pages.js';

export interface ServerParts {
  /** The folder with the built pages. */
  readonly pages: string;
  readonly version: string;
}

const LARGEST_BODY = 64 * 1024;
const LONGEST_REQUEST = 30_000;

/** The server, not listening yet. */
export const createServer = async ({ pages, version }: ServerParts): Promise<FastifyInstance> => {
  const server = fastify({
    logger: { level: 'error', stream: process.stderr },
    bodyLimit: LARGEST_BODY,
    requestTimeout: LONGEST_REQUEST,
    // An address that cannot even be read reaches no route and no other handler.
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply).code(400).send({ error: 'BAD_REQUEST' });
    },
  });
  await server.register(helmet, HELMET);
  await server.register(compress);
  server.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });

  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    // An address that no file can have is an address without a file.
    if (status < 500 && !isApi(request)) return notFound(request, reply, pages);
    return reply.code(status).send({ error: status < 500 ? 'BAD_REQUEST' : 'INTERNAL' });
  });

  server.get('/api/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version }),
  );
  await servePages(server, pages);
  return server;
};
