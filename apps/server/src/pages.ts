import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from './headers.js';
import { languageOfPath, preferredLanguage } from './language.js';

/** The built pages in `folder`, compressed files beside them preferred, and the answer where there is none. */
export const servePages = async (server: FastifyInstance, folder: string): Promise<void> => {
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    redirect: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        reply.statusCode === 404 ? 'no-cache' : cacheControl(relative(folder, path)),
      );
    },
  });

  server.get('/', (request, reply) =>
    reply
      .header('vary', 'accept-language')
      .header('cache-control', 'no-cache')
      .redirect(`/${preferredLanguage(request.headers['accept-language'])}/`, 302),
  );

  server.setNotFoundHandler((request, reply) => notFound(request, reply, folder));
};

/** A page that says so in the language of the address, else in the browser's; JSON for programs. */
export const notFound = (request: FastifyRequest, reply: FastifyReply, folder: string): FastifyReply => {
  reply.code(404).header('cache-control', 'no-cache');
  if (isApi(request)) return reply.send({ error: 'NOT_FOUND' });
  const language = languageOfPath(request.url) ?? preferredLanguage(request.headers['accept-language']);
  const page = `${language}/404.html`;
  if (!existsSync(join(folder, page))) return reply.send({ error: 'NOT_FOUND' });
  return reply.header('vary', 'accept-language').sendFile(page, { etag: false, lastModified: false });
};

export const isApi = (request: FastifyRequest): boolean => /^\/api(?=[/?]|$)/.test(request.url);
