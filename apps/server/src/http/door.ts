import type { FastifyRequest } from 'fastify';
import { err, ok, type Result } from '@korong/rules';
import type { Sessions, SignedIn } from '../accounts/sessions.js';
import type { Rate } from '../settingTexts.js';
import type { Limits } from '../shared/shared.js';
import type { Problem } from './answers.js';
import type { Gate } from './gate.js';

/** Who comes, and how often they may. */
export interface Door {
  /** Whoever has a session, banned or not. */
  anybody(request: FastifyRequest): Promise<SignedIn | undefined>;
  /** Somebody with a session who is not banned. */
  player(request: FastifyRequest): Promise<Result<SignedIn, Problem>>;
  /**
   * One more of `what` from this address, and then by `whom` if that is known: undefined, or that it is too many. Where the
   * address is refused nothing is counted against anybody else.
   */
  count(
    request: FastifyRequest,
    what: string,
    rate: Rate | undefined,
    whom?: string,
  ): Promise<Problem | undefined>;
  /** One more try at what opens an account. */
  attempt(request: FastifyRequest, what: string, rate: Rate | undefined, at: Target): Promise<Attempt>;
}

/** What is tried to be opened. */
export interface Target {
  readonly account: string;
  /** By what the owner's own device is known: neither strangers nor its neighbours can lock it, it is counted by itself. */
  readonly device: string | undefined;
}

export interface Attempt {
  /** That there were too many. */
  readonly problem?: Problem;
  /** It was right: it does not count against the account. */
  right(): Promise<void>;
}

export interface DoorParts {
  readonly sessions: Pick<Sessions, 'read'>;
  readonly limits: Limits;
  readonly gate: Gate;
}

export const createDoor = ({ sessions, limits, gate }: DoorParts): Door => {
  /** One after the other: nothing more is counted once one of them is refused. */
  const take = async (keys: readonly string[], { most, window }: Rate): Promise<Problem | undefined> => {
    for (const key of keys) {
      const wait = await limits.take(key, most, window);
      if (wait !== undefined) return { code: 'TOO_MANY_REQUESTS', wait };
    }
    return undefined;
  };
  const from = (request: FastifyRequest, what: string): string =>
    `${what}:from:${gate.address(request.raw)}`;

  return {
    anybody: request => sessions.read(request.headers.cookie),
    player: async request => {
      const who = await sessions.read(request.headers.cookie);
      if (!who) return err({ code: 'NO_SESSION' });
      return who.banned ? err({ code: 'BANNED' }) : ok(who);
    },
    count: async (request, what, rate, whom) =>
      rate &&
      take([from(request, what), ...(whom === undefined ? [] : [`${what}:of:${whom}`])], rate),
    attempt: async (request, what, rate, { account, device }) => {
      if (rate === undefined) return { right: () => Promise.resolve() };
      const own = `${what}:of:${account}`;
      const keys = device === undefined ? [from(request, what), own] : [`${own}:${device}`];
      const problem = await take(keys, rate);
      return {
        ...(problem && { problem }),
        right: () => limits.give(keys.at(-1)!, rate.most, rate.window),
      };
    },
  };
};
