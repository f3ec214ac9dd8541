import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TooBusy } from '../accounts/passwords.js';
import { isApi, notFound } from '../pages.js';
import { StoreTrouble } from '../store/store.js';
import { refuse } from './answers.js';

/** Answers for unreadable requests and internal errors. */
export const onError =
  (pages: string) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof StoreTrouble || error instanceof TooBusy)
      return refuse(reply, { code: 'TRY_AGAIN', waitMs: 2_000 });
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error, req: request }, 'request failed');
      return refuse(reply, { code: 'INTERNAL' });
    }
    // An address that no file can have is an address without a file.
    if (!isApi(request)) return notFound(request, reply, pages);
    return refuse(reply, { code: status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST' });
  };
