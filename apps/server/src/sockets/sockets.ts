import type { AddressBans } from '../accounts/addressBans.js';
import type { Sessions } from '../accounts/sessions.js';
import type { Origins } from '../net/origins.js';
import type { Log } from '../logs.js';
import type { Metrics } from '../metrics.js';
import type { Rooms } from '../rooms/index.js';
import type { LimitSettings } from '../settings/settings.js';

export const SOCKET_PATH = '/api/socket';

export interface SocketDeps {
  readonly rooms: Rooms;
  readonly sessions: Sessions;
  readonly origins: Origins;
  readonly bans: Pick<AddressBans, 'has'>;
  readonly settings: { readonly limits: Pick<LimitSettings, 'messages' | 'connections'> };
  readonly log: Log;
  readonly metrics?: Metrics;
  /** The version of the server, told in `welcome`. */
  readonly version: string;
  /** The clock of this machine in milliseconds. */
  readonly now: () => number;
  readonly patience?: Patience;
}

/** How long requests under way may take to end, and then the close frames, in milliseconds. */
export interface Patience {
  readonly answers: number;
  readonly words: number;
}

export interface Sockets {
  /** How many are open. */
  count(): number;
  /**
   * Takes no more sockets, answers requests under way, tells all clients to come again after a random wait of at most `wait`
   * milliseconds, and closes. Call it before `rooms.close()`.
   */
  ending(wait: number): Promise<void>;
}
