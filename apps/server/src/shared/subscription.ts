import type { Redis } from 'ioredis';

/** No command names more channels than this. */
const MAX_BATCH = 1_000;

/** One command to subscribe, and whether it has been answered. */
interface Ask {
  live: boolean;
}

/** The channels that are wanted now. */
interface WantedChannels {
  has(channel: string): boolean;
  readonly channels: readonly string[];
}

/**
 * Keeps the subscriptions of a connection equal to the wanted channels. Changes of one moment go out as one command; after the
 * connection was lost everything is asked for again, and `again` is called when it stands.
 */
export class Subscription {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #wanted: WantedChannels;
  readonly #again: () => void;
  /** Of the present connection, by channel. */
  #asked = new Map<string, Ask>();
  /** Channels that may have to be changed. */
  #touched = new Set<string>();
  readonly #waiting = new Map<string, Set<() => void>>();
  #scheduled = false;
  #closed = false;

  constructor(redis: Redis, prefix: string, wanted: WantedChannels, again: () => void) {
    this.#redis = redis;
    this.#prefix = prefix;
    this.#wanted = wanted;
    this.#again = again;
    redis.on('close', () => {
      this.#asked = new Map();
    });
    redis.on('ready', () => {
      this.#everything();
    });
    for (const channel of wanted.channels) this.#touch(channel);
  }

  /** Calls `live` once the channel is heard; gives the function that makes it forget to. */
  wanted(channel: string, live?: () => void): () => void {
    const already = this.#asked.get(channel)?.live ?? false;
    if (!already) this.#touch(channel);
    if (!live) return () => undefined;
    if (already) {
      let open = true;
      queueMicrotask(() => {
        if (open) live();
      });
      return () => {
        open = false;
      };
    }
    const waiting = this.#waiting.get(channel) ?? new Set();
    this.#waiting.set(channel, waiting);
    const own = (): void => {
      live();
    };
    waiting.add(own);
    return () => {
      waiting.delete(own);
    };
  }

  unwanted(channel: string): void {
    this.#waiting.delete(channel);
    this.#touch(channel);
  }

  /** Subscribes again to refused channels. */
  look(): void {
    if (this.#touched.size > 0) void this.#flush();
  }

  close(): void {
    this.#closed = true;
  }

  #touch(channel: string): void {
    this.#touched.add(channel);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#flush();
    });
  }

  #everything(): void {
    this.#asked = new Map();
    this.#touched = new Set(this.#wanted.channels);
    void this.#flush().then(whole => {
      if (whole) this.#again();
    });
  }

  /** Whether all that was asked for stands now. */
  async #flush(): Promise<boolean> {
    if (this.#closed || this.#redis.status !== 'ready') return false;
    const asked = this.#asked;
    const touched = [...this.#touched];
    this.#touched.clear();
    const less = touched.filter(channel => asked.has(channel) && !this.#wanted.has(channel));
    const more = touched.filter(channel => !asked.has(channel) && this.#wanted.has(channel));
    const answers = [
      ...chunks(less).map(channels => this.#unsubscribe(channels)),
      ...chunks(more).map(channels => this.#subscribe(channels)),
    ];
    return (await Promise.all(answers)).every(Boolean);
  }

  #names(channels: readonly string[]): string[] {
    return channels.map(channel => this.#prefix + channel);
  }

  #unsubscribe(channels: readonly string[]): Promise<boolean> {
    for (const channel of channels) this.#asked.delete(channel);
    // Messages that still arrive have no subscriber.
    return this.#redis.unsubscribe(...this.#names(channels)).then(
      () => true,
      () => true,
    );
  }

  #subscribe(channels: readonly string[]): Promise<boolean> {
    const [asked, ask] = [this.#asked, { live: false }];
    for (const channel of channels) asked.set(channel, ask);
    /** Channels that are still wanted, on a connection that still stands. */
    const open = (): readonly string[] =>
      asked === this.#asked ? channels.filter(channel => asked.get(channel) === ask) : [];
    return this.#redis.subscribe(...this.#names(channels)).then(
      () => {
        ask.live = true;
        for (const channel of open()) this.#heard(channel);
        return asked === this.#asked;
      },
      () => {
        for (const channel of open()) {
          asked.delete(channel);
          this.#touched.add(channel);
        }
        return false;
      },
    );
  }

  #heard(channel: string): void {
    const waiting = this.#waiting.get(channel);
    this.#waiting.delete(channel);
    for (const live of waiting ?? []) live();
  }
}

const chunks = (channels: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(channels.length / MAX_BATCH) }, (_, i) =>
    channels.slice(i * MAX_BATCH, (i + 1) * MAX_BATCH),
  );
