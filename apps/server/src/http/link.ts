import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../language.js';

/** The link to a game that people give each other. It carries no language: each reader gets their own. */
export const linkRoute = (server: FastifyInstance): void => {
  server.get<{ Params: { id: string } }>('/g/:id', async (request, reply) => {
    if (!/^[A-Za-z0-9]{10}$/.test(request.params.id)) {
      reply.callNotFound();
      return reply;
    }
    const language = preferredLanguage(request.headers['accept-language']);
    return reply
      .header('vary', 'accept-language')
      .header('cache-control', 'no-cache')
      .redirect(`/${language}/game/#${request.params.id}`, 302);
  });
};
