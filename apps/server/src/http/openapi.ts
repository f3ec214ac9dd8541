import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { say } from '../say.js';
import { docsPage, STYLE, type Described } from './docsPage.js';

const DESCRIBED = /^\/api\/(?!openapi\.json|docs)/;

/** Describes every route that is added from now on. */
export const describeApi = async (server: FastifyInstance, version: string): Promise<void> => {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: say('docs.title'), description: say('docs.about'), version },
      tags: (['people', 'games', 'study', 'server'] as const).map(name => ({
        name,
        description: say(`docs.${name}`),
      })),
    },
    transform: route =>
      DESCRIBED.test(route.url) ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url },
  });
};

const HOUR = 'public, max-age=3600';

/** The description itself, and a page that shows it without a line of script. */
export const docsRoutes = (server: FastifyInstance): void => {
  let page: string | undefined;
  server.get('/api/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(server.swagger()),
  );
  server.get('/api/docs', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send((page ??= docsPage(server.swagger() as unknown as Described))),
  );
  server.get('/api/docs.css', (_request, reply) =>
    reply.header('cache-control', HOUR).type('text/css; charset=utf-8').send(STYLE),
  );
};
