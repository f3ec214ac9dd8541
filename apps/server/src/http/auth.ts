import type { FastifyRequest } from 'fastify';
import { err, ok, type Result } from '@korong/rules';
import type { AddressBans } from '../accounts/addressBans.js';
import type { Sessions, SignedIn } from '../accounts/sessions.js';
import type { Rate } from '../settings/forms.js';
import type { Limits } from '../shared/shared.js';
import type { Problem } from './answers.js';
import type { Origins } from '../net/origins.js';

/** Identifies players and counts their requests. */
export interface Auth {
  /** The player of the session, banned or not. */
  identify(request: FastifyRequest): Promise<SignedIn | undefined>;
  /** The player of the session, if neither they nor the address is banned. */
  player(request: FastifyRequest): Promise<Result<SignedIn, Problem>>;
  /** Whether the address may do nothing but read. */
  barred(request: FastifyRequest): boolean;
  /**
   * Counts one more `what` for the player `whom`, if known, and for the address; gives the problem if it is too many. A refused
   * player does not count against the address. An address has `together` times the limit of a player.
   */
  count(
    request: FastifyRequest,
    what: string,
    rate: Rate | undefined,
    whom?: string,
    together?: number,
  ): Promise<Problem | undefined>;
  /** Counts a try to sign in. */
  attempt(request: FastifyRequest, what: string, rate: Rate | undefined, at: Target): Promise<Attempt>;
}

/** The account that a sign-in is tried for. */
export interface Target {
  readonly account: string;
  /** The id of a device that the account knows. It is counted by itself, so that strangers and neighbours cannot lock it. */
  readonly device: string | undefined;
}

export interface Attempt {
  /** Set if there were too many. */
  readonly problem?: Problem;
  /** It was right: it does not count against the account. */
  readonly right: () => Promise<void>;
}

interface AuthDeps {
  readonly sessions: Pick<Sessions, 'read'>;
  readonly limits: Limits;
  readonly origins: Origins;
  readonly bans: Pick<AddressBans, 'has'>;
}

/** An account takes the wrong tries of this many addresses before unknown devices have to wait. */
const ADDRESSES = 10;

export const createAuth = ({ sessions, limits, origins, bans }: AuthDeps): Auth => {
  const take = async (key: string, { most, window }: Rate): Promise<Problem | undefined> => {
    const waitMs = await limits.take(key, most, window);
    return waitMs === undefined ? undefined : { code: 'TOO_MANY_REQUESTS', waitMs };
  };
  const from = (request: FastifyRequest, what: string): string =>
    `${what}:from:${origins.address(request.raw)}`;

  const barred = (request: FastifyRequest): boolean => bans.has(origins.address(request.raw));

  return {
    barred,
    identify: request => sessions.read(request.headers.cookie),
    player: async request => {
      const who = await sessions.read(request.headers.cookie);
      if (!who) return err({ code: 'NO_SESSION' });
      return who.banned || barred(request) ? err({ code: 'BANNED' }) : ok(who);
    },
    count: async (request, what, rate, whom, together = 1) => {
      if (rate === undefined) return undefined;
      const problem = whom === undefined ? undefined : await take(`${what}:of:${whom}`, rate);
      return problem ?? take(from(request, what), { ...rate, most: rate.most * together });
    },
    attempt: async (request, what, rate, { account, device }) => {
      if (rate === undefined) return { right: () => Promise.resolve() };
      if (device !== undefined) {
        const own = `${what}:of:${account}:${device}`;
        const problem = await take(own, rate);
        return { ...(problem && { problem }), right: () => limits.give(own, rate.most, rate.window) };
      }
      // The address first: one that is refused counts against no account. It takes several of them to use up an account's tries.
      const all = { ...rate, most: rate.most * ADDRESSES };
      const key = `${what}:of:${account}`;
      const problem = (await take(from(request, what), rate)) ?? (await take(key, all));
      return { ...(problem && { problem }), right: () => limits.give(key, all.most, all.window) };
    },
  };
};
