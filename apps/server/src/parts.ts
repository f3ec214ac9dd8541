import type { Sessions } from './accounts/sessions.js';
import type { Gate } from './http/gate.js';
import type { Log } from './logs.js';
import type { Metrics } from './metrics.js';
import type { Settings } from './settings.js';
import type { Bus, Jobs, Limits, Presence } from './shared/shared.js';
import type { Store } from './store/store.js';

/** Everything that a running server is made of; routes and sockets get it from here. */
export interface Parts {
  readonly settings: Settings;
  readonly store: Store;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly sessions: Sessions;
  readonly gate: Gate;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The clock of this machine in milliseconds. */
  readonly now: () => number;
}
