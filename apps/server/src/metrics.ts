import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counters and gauges. Rooms and sockets report to it; `/metrics` shows it. */
export interface Metrics {
  /** A number that is read when the metrics are asked for. */
  watch(what: Watched, read: () => number | Promise<number>): void;
  /** A turn was stored. */
  turn(): void;
  /** From a command's arrival to its acknowledgement, in milliseconds. */
  acknowledged(milliseconds: number): void;
  /** A message or request was refused with this code. */
  refused(code: string): void;
  /** The store answered, or did not. */
  stored(what: string, milliseconds: number, ok: boolean): void;
  /** It failed, with this code. */
  storeFailed(code: string): void;
  request(method: string, route: string, status: number, milliseconds: number): void;
  /** All of it in the text form of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** The help texts of `/metrics`. */
const WATCHED = {
  sockets: 'Open sockets of this process',
  rooms: 'Games held in memory by this process',
  watched_games: 'Games that are watched through this process',
  engine_queue: 'Positions that wait for the engine',
  store_queue: 'Writes that wait for the embedded store',
} as const;

export type Watched = keyof typeof WATCHED;

/** Codes of the store after which the host has to act. */
const GRAVE = ['SQLITE_FULL', 'SQLITE_CORRUPT', 'DB_FILE_GONE', 'DB_FILE_REPLACED', '53100', 'XX001'];

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export const openMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor time and how late the event loop is.
  collectDefaultMetrics({ register: registry, prefix: 'korong_' });
  const turns = new Counter({ name: 'korong_turns_total', help: 'Turns stored', registers });
  const refusals = new Counter({
    name: 'korong_refused_total',
    help: 'Messages and requests refused',
    labelNames: ['code'],
    registers,
  });
  const acks = new Histogram({
    name: 'korong_acknowledged_seconds',
    help: 'From the arrival of a command to its acknowledgement',
    buckets: QUICK,
    registers,
  });
  const store = new Histogram({
    name: 'korong_store_seconds',
    help: 'How long the store took',
    labelNames: ['what', 'ok'],
    buckets: QUICK,
    registers,
  });
  const storeFailures = new Counter({
    name: 'korong_store_failures_total',
    help: 'Calls of the store that failed',
    labelNames: ['code'],
    registers,
  });
  // An alarm looks for growth, which the first failure is only where there was a nothing before it.
  for (const code of GRAVE) storeFailures.inc({ code }, 0);
  const requests = new Histogram({
    name: 'korong_http_request_seconds',
    help: 'HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: QUICK,
    registers,
  });
  return {
    watch: (what, read) => {
      registry.removeSingleMetric(`korong_${what}`);
      new Gauge({
        name: `korong_${what}`,
        help: WATCHED[what],
        registers,
        async collect() {
          // A number that cannot be had now is none; the others are still worth reading.
          const value = await Promise.resolve()
            .then(read)
            .catch(() => undefined);
          this.set(value ?? Number.NaN);
        },
      });
    },
    turn: () => {
      turns.inc();
    },
    acknowledged: milliseconds => {
      acks.observe(milliseconds / 1000);
    },
    refused: code => {
      refusals.inc({ code });
    },
    stored: (what, milliseconds, ok) => {
      store.observe({ what, ok: String(ok) }, milliseconds / 1000);
    },
    storeFailed: code => {
      storeFailures.inc({ code });
    },
    request: (method, route, status, milliseconds) => {
      requests.observe({ method, route, status }, milliseconds / 1000);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
