import type { FastifyReply } from 'fastify';
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@korong/protocol';
import type { Result } from '@korong/rules';

/** Why something was not done. */
export interface Problem {
  /** Of the catalogue; refusals of a match have their own codes and go out within MATCH_REFUSED. */
  readonly code: string;
  readonly reason?: { readonly code: string };
  /** Milliseconds after which it may be tried again. */
  readonly waitMs?: number;
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code);

/** Status and body of a problem. */
export const bodyOf = ({ code, reason, waitMs }: Problem): { status: number; body: ErrorBody } => {
  const error = isErrorCode(code) ? code : 'MATCH_REFUSED';
  const why = reason ?? (isErrorCode(code) ? undefined : { code });
  return {
    status: ERROR_CODES[error],
    body: {
      error,
      ...(why === undefined ? {} : { reason: { ...why } }),
      ...(waitMs === undefined ? {} : { wait: Math.max(1, Math.ceil(waitMs / 1000)) }),
    },
  };
};

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the refusal, for the metrics. */
    refusedWith: string;
  }
}

export const refuse = (reply: FastifyReply, problem: Problem): FastifyReply => {
  const { status, body } = bodyOf(problem);
  reply.refusedWith = body.error;
  if (body.wait !== undefined) reply.header('retry-after', String(body.wait));
  return reply.code(status).header('cache-control', 'no-store').send(body);
};

/** A text that is sent as it stands. */
export const sendText = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-type', `${type}; charset=utf-8`)
    .serializer(String)
    .send(text);

/** The value, or the problem with its status. Nothing at all goes out as 204. */
export const answer = <T>(reply: FastifyReply, outcome: Result<T, Problem>): FastifyReply => {
  if (!outcome.ok) return refuse(reply, outcome.error);
  reply.header('cache-control', 'no-store');
  return outcome.value === undefined ? reply.code(204).send() : reply.send(outcome.value);
};
