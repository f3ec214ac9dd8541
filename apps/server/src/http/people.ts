import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  changePassword,
  confirm,
  guest,
  madeAccount,
  me,
  newAccount,
  recover,
  signIn,
} from '@korong/protocol/http';
import { err, ok, type Result } from '@korong/rules';
import type { Begun } from '../accounts/accounts.js';
import { deviceOf } from '../accounts/device.js';
import { keyOf } from '../accounts/names.js';
import { answer, refuse, type Problem } from './answers.js';
import type { Api, ApiParts } from './api.js';
import { operation, silentOperation } from './operation.js';

/** Names, passwords, and being somebody. */
export const peopleRoutes = (
  api: Api,
  { accounts, cookies, door, gate, limits, sessions }: ApiParts,
): void => {
  const device = (request: FastifyRequest): string => deviceOf(request.headers['user-agent']);

  /** Sends what was begun, with the cookie of its session. */
  const begin = <T extends Begun>(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Result<T, string>,
    show: (begun: T) => unknown,
  ): FastifyReply => {
    if (!outcome.ok) return refuse(reply, { code: outcome.error });
    const { token } = outcome.value;
    if (token !== undefined) reply.header('set-cookie', cookies.write(token, gate.secure(request.raw)));
    return answer(reply, ok(show(outcome.value)));
  };
  const shown = ({ player }: Begun): unknown => ({ player });
  const silent = (outcome: Result<undefined, string>): Result<undefined, Problem> =>
    outcome.ok ? outcome : err({ code: outcome.error });

  api.get('/api/me', { schema: operation('me', me) }, async (request, reply) => {
    const who = await door.anybody(request);
    const token = cookies.read(request.headers.cookie);
    // So that a browser that comes now and then does not lose what it is known by.
    if (who && token !== undefined)
      reply.header('set-cookie', cookies.write(token, gate.secure(request.raw)));
    return answer(reply, ok({ player: who?.player ?? null }));
  });

  api.post('/api/guest', { schema: { ...operation('guest', me), body: guest } }, async (request, reply) => {
    const problem = await door.count(request, 'register', limits.register);
    if (problem) return refuse(reply, problem);
    const who = await door.anybody(request);
    if (who?.banned) return refuse(reply, { code: 'BANNED' });
    return begin(request, reply, await accounts.guest(who, request.body.name, device(request)), shown);
  });

  api.post(
    '/api/account',
    { schema: { ...operation('register', madeAccount), body: newAccount } },
    async (request, reply) => {
      const problem = await door.count(request, 'register', limits.register);
      if (problem) return refuse(reply, problem);
      const who = await door.anybody(request);
      if (who?.banned) return refuse(reply, { code: 'BANNED' });
      const { name, password } = request.body;
      const made = await accounts.register(who, name, password, device(request));
      return begin(request, reply, made, ({ player, recovery }) => ({ player, recovery }));
    },
  );

  api.post(
    '/api/session',
    { schema: { ...operation('signIn', me), body: signIn } },
    async (request, reply) => {
      const { name, password } = request.body;
      const problem = await door.count(request, 'signIn', limits.signIn, keyOf(name));
      if (problem) return refuse(reply, problem);
      const who = await door.anybody(request);
      return begin(request, reply, await accounts.signIn(who, name, password, device(request)), shown);
    },
  );

  api.delete('/api/session', { schema: silentOperation('signOut') }, async (request, reply) => {
    const who = await door.anybody(request);
    if (who) await sessions.end(who.session, who.player.id);
    reply.header('set-cookie', cookies.clear(gate.secure(request.raw)));
    return answer(reply, ok(undefined));
  });

  api.post(
    '/api/account/password',
    { schema: { ...silentOperation('changePassword'), body: changePassword } },
    async (request, reply) => {
      const who = await door.anybody(request);
      if (!who) return refuse(reply, { code: 'NO_SESSION' });
      const problem = await door.count(request, 'signIn', limits.signIn, who.player.id);
      if (problem) return refuse(reply, problem);
      const { old, new: fresh } = request.body;
      return answer(reply, silent(await accounts.changePassword(who, old, fresh)));
    },
  );

  api.post(
    '/api/account/recover',
    { schema: { ...operation('recover', madeAccount), body: recover } },
    async (request, reply) => {
      const { name, code, password } = request.body;
      const problem = await door.count(request, 'recover', limits.recover, keyOf(name));
      if (problem) return refuse(reply, problem);
      const made = await accounts.recover(name, code, password, device(request));
      return begin(request, reply, made, ({ player, recovery }) => ({ player, recovery }));
    },
  );

  api.delete(
    '/api/account',
    { schema: { ...silentOperation('erase'), body: confirm } },
    async (request, reply) => {
      const who = await door.anybody(request);
      if (!who) return refuse(reply, { code: 'NO_SESSION' });
      const problem = await door.count(request, 'signIn', limits.signIn, who.player.id);
      if (problem) return refuse(reply, problem);
      const erased = await accounts.erase(who, request.body.password);
      if (erased.ok) reply.header('set-cookie', cookies.clear(gate.secure(request.raw)));
      return answer(reply, silent(erased));
    },
  );
};
