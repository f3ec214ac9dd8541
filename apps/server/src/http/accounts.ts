import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  changePassword,
  confirm,
  guest,
  createdAccount,
  me,
  accountRequest,
  recover,
  signIn,
} from '@korong/protocol/http';
import { err, ok, type Result } from '@korong/rules';
import type { Begun } from '../accounts/accounts.js';
import { deviceOf } from '../accounts/device.js';
import { keyOf } from '../accounts/names.js';
import type { SignedIn } from '../accounts/sessions.js';
import type { Account } from '../store/store.js';
import { answer, refuse, type Problem } from './answers.js';
import type { Api, ApiDeps } from './api.js';
import type { Target } from './auth.js';
import { operation, silentOperation } from './operation.js';

type Owner = Pick<Account, 'id' | 'passwordHash'>;

/** Routes of guests, accounts and sessions. */
export const accountRoutes = (
  api: Api,
  { accounts, cookies, devices, auth, origins, limits, sessions, store }: ApiDeps,
): void => {
  const device = (request: FastifyRequest): string => deviceOf(request.headers['user-agent']);

  /** Answers with the player, and the cookie of the new session. */
  const begin = <T extends Begun>(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Result<T, string>,
    show: (begun: T) => unknown,
  ): FastifyReply => {
    if (!outcome.ok) return refuse(reply, { code: outcome.error });
    const { token, account } = outcome.value;
    if (token !== undefined) reply.header('set-cookie', cookies.write(token, origins.secure(request.raw)));
    if (account) remember(request, reply, account);
    return answer(reply, ok(show(outcome.value)));
  };
  /** From now on the account knows this browser. */
  const remember = (request: FastifyRequest, reply: FastifyReply, account: Owner): void => {
    reply.header('set-cookie', devices.write(request.headers.cookie, account, origins.secure(request.raw)));
  };
  /** The account and device that a sign-in try is counted by. */
  const targetOf = async (request: FastifyRequest, name: string): Promise<Target> => {
    const [account, who] = await Promise.all([accounts.byName(name), auth.identify(request)]);
    const signedIn = who !== undefined && who.player.id === account?.id;
    const device = signedIn ? who.session : account && devices.read(request.headers.cookie, account);
    return { account: keyOf(name), device };
  };
  /** The same for a signed-in player who has to give the password once more. */
  const ownTarget = ({ player, session }: SignedIn): Target => ({ account: player.id, device: session });
  const shown = ({ player }: Begun): unknown => ({ player });
  const silent = (outcome: Result<undefined, string>): Result<undefined, Problem> =>
    outcome.ok ? outcome : err({ code: outcome.error });

  api.get('/api/me', { schema: operation('me', me) }, async (request, reply) => {
    const who = await auth.identify(request);
    const token = cookies.read(request.headers.cookie);
    // Renews the cookie, so that a browser that comes rarely stays signed in.
    if (who && token !== undefined)
      reply.header('set-cookie', cookies.write(token, origins.secure(request.raw)));
    return answer(reply, ok({ player: who?.player ?? null }));
  });

  api.post('/api/guest', { schema: { ...operation('guest', me), body: guest } }, async (request, reply) => {
    const problem = await auth.count(request, 'register', limits.register);
    if (problem) return refuse(reply, problem);
    const who = await auth.identify(request);
    if (who?.banned === true || auth.barred(request)) return refuse(reply, { code: 'BANNED' });
    return begin(request, reply, await accounts.guest(who, request.body.name, device(request)), shown);
  });

  api.post(
    '/api/account',
    { schema: { ...operation('register', createdAccount), body: accountRequest } },
    async (request, reply) => {
      const problem = await auth.count(request, 'register', limits.register);
      if (problem) return refuse(reply, problem);
      const who = await auth.identify(request);
      if (who?.banned === true || auth.barred(request)) return refuse(reply, { code: 'BANNED' });
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
      const target = await targetOf(request, name);
      const { problem, right } = await auth.attempt(request, 'signIn', limits.signIn, target);
      if (problem) return refuse(reply, problem);
      const who = await auth.identify(request);
      const begun = await accounts.signIn(who, name, password, device(request));
      if (begun.ok) await right();
      return begin(request, reply, begun, shown);
    },
  );

  api.delete('/api/session', { schema: silentOperation('signOut') }, async (request, reply) => {
    const who = await auth.identify(request);
    if (who) await sessions.end(who.session, who.player.id);
    reply.header('set-cookie', cookies.clear(origins.secure(request.raw)));
    const account = who?.player.account === true ? await store.players.find(who.player.id) : undefined;
    if (account) remember(request, reply, account);
    return answer(reply, ok(undefined));
  });

  api.post(
    '/api/account/password',
    { schema: { ...silentOperation('changePassword'), body: changePassword } },
    async (request, reply) => {
      const who = await auth.identify(request);
      if (!who) return refuse(reply, { code: 'NO_SESSION' });
      const { problem, right } = await auth.attempt(request, 'signIn', limits.signIn, ownTarget(who));
      if (problem) return refuse(reply, problem);
      const { old, new: fresh } = request.body;
      const changed = await accounts.changePassword(who, old, fresh);
      if (!changed.ok) return refuse(reply, { code: changed.error });
      await right();
      remember(request, reply, changed.value);
      return answer(reply, ok(undefined));
    },
  );

  api.post(
    '/api/account/recover',
    { schema: { ...operation('recover', createdAccount), body: recover } },
    async (request, reply) => {
      const { name, code, password } = request.body;
      const target = await targetOf(request, name);
      const { problem, right } = await auth.attempt(request, 'recover', limits.recover, target);
      if (problem) return refuse(reply, problem);
      const made = await accounts.recover(name, code, password, device(request));
      if (made.ok) await right();
      return begin(request, reply, made, ({ player, recovery }) => ({ player, recovery }));
    },
  );

  api.delete(
    '/api/account',
    { schema: { ...silentOperation('erase'), body: confirm.nullish() } },
    async (request, reply) => {
      const who = await auth.identify(request);
      if (!who) return refuse(reply, { code: 'NO_SESSION' });
      const { problem } = await auth.attempt(request, 'signIn', limits.signIn, ownTarget(who));
      if (problem) return refuse(reply, problem);
      const erased = await accounts.erase(who, request.body?.password);
      if (erased.ok) reply.header('set-cookie', cookies.clear(origins.secure(request.raw)));
      return answer(reply, silent(erased));
    },
  );
};
