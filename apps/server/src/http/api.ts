import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Accounts } from '../accounts/accounts.js';
import type { SessionCookies } from '../accounts/cookies.js';
import type { KnownDevices } from '../accounts/knownDevices.js';
import type { SessionKeeper } from '../accounts/sessions.js';
import type { Puzzles } from '../puzzles/puzzles.js';
import type { Records } from '../records/index.js';
import type { Reviews } from '../reviews/reviews.js';
import type { Rooms } from '../rooms/rooms.js';
import type { LimitSettings } from '../settings/settings.js';
import type { Store } from '../store/store.js';
import type { Studies } from '../studies/studies.js';
import type { Auth } from './auth.js';
import type { Origins } from '../net/origins.js';

/** The server with its types taken from the schemas of the routes. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Parts that the routes use. */
export interface ApiDeps {
  readonly store: Store;
  readonly records: Records;
  readonly studies: Studies;
  readonly reviews: Reviews;
  readonly puzzles: Puzzles;
  readonly rooms: Pick<Rooms, 'create' | 'accept' | 'cancelOpenGame' | 'now'>;
  readonly sessions: SessionKeeper;
  readonly accounts: Accounts;
  readonly cookies: SessionCookies;
  readonly devices: KnownDevices;
  readonly origins: Origins;
  readonly auth: Auth;
  readonly limits: LimitSettings;
  readonly now: () => number;
}

export const typed = (server: FastifyInstance): Api => server.withTypeProvider<ZodTypeProvider>();
