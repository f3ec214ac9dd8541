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
  /** One more of `what` from this address, and by `whom` if that is known: undefined, or that it is too many. */
  count(
    request: FastifyRequest,
    what: string,
    rate: Rate | undefined,
    whom?: string,
  ): Promise<Problem | undefined>;
}

export interface DoorParts {
  readonly sessions: Pick<Sessions, 'read'>;
  readonly limits: Limits;
  readonly gate: Gate;
}

export const createDoor = ({ sessions, limits, gate }: DoorParts): Door => ({
  anybody: request => sessions.read(request.headers.cookie),
  player: async request => {
    const who = await sessions.read(request.headers.cookie);
    if (!who) return err({ code: 'NO_SESSION' });
    return who.banned ? err({ code: 'BANNED' }) : ok(who);
  },
  count: async (request, what, rate, whom) => {
    if (rate === undefined) return undefined;
    const keys = [
      `${what}:from:${gate.address(request.raw)}`,
      ...(whom === undefined ? [] : [`${what}:of:${whom}`]),
    ];
    const waits = await Promise.all(keys.map(key => limits.take(key, rate.most, rate.window)));
    const wait = Math.max(0, ...waits.map(one => one ?? 0));
    return wait > 0 ? { code: 'TOO_MANY_REQUESTS', wait } : undefined;
  },
});
