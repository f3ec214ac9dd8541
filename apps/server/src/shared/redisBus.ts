import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { isReady, prefixOf, within } from './redis.js';
import type { Bus } from './shared.js';
import { Subscribers } from './subscribers.js';
import { Subscription } from './subscription.js';

/** So many messages may be on their way without an answer; more are dropped. */
const MAX_IN_FLIGHT = 10_000;
/** How often the connections are looked after. */
const TICK = 1_000;
/** Gaps within this time are one: when Redis comes back, every process has one to tell of. */
const TOGETHER = 100;
const PATIENCE = 2_000;
const LAST_WORDS = 500;
/** On this channel the processes tell each other that they had to drop messages. */
const GAP = 'gap';

/**
 * Messages between processes by Redis. Subscribers in this process hear without the way through Redis, so that they also do
 * while it is away.
 */
export class RedisBus implements Bus {
  readonly #redis: Redis;
  readonly #subscriber: Redis;
  readonly #prefix: string;
  /** Stands before each message, so that its sender knows it again. */
  readonly #sender = randomBytes(6).toString('base64url');
  readonly #subscribers = new Subscribers();
  readonly #subscription: Subscription;
  readonly #gaps: (() => void)[] = [];
  readonly #timer: NodeJS.Timeout;
  #gapTimer: NodeJS.Timeout | undefined;
  #onTheWay = 0;
  #dropped = false;

  constructor(redis: Redis, subscriber: Redis) {
    this.#redis = redis;
    this.#subscriber = subscriber;
    this.#prefix = prefixOf(redis);
    // Wanted like any other channel, and always.
    this.#subscribers.add(GAP, () => {
      this.#gap();
    });
    this.#subscription = new Subscription(subscriber, this.#prefix, this.#subscribers, () => {
      this.#gap();
    });
    subscriber.on('message', (channel: string, text: string) => {
      this.#receive(channel.slice(this.#prefix.length), text);
    });
    redis.on('ready', () => {
      this.#confess();
    });
    this.#timer = setInterval(() => {
      this.#tick();
    }, TICK);
    this.#timer.unref();
  }

  publish(channel: string, message: unknown): void {
    this.#subscribers.tell(channel, message);
    this.#send(channel, JSON.stringify(message));
  }

  subscribe(channel: string, listener: (message: unknown) => void, live?: () => void): () => void {
    const end = this.#subscribers.add(channel, listener, () => {
      this.#subscription.unwanted(channel);
    });
    const forget = this.#subscription.wanted(channel, live);
    return () => {
      forget();
      end();
    };
  }

  onGap(listener: () => void): void {
    this.#gaps.push(listener);
  }

  check(): Promise<boolean> {
    const both = Promise.all([this.#redis.ping(), this.#subscriber.ping()]);
    return within(PATIENCE, both).then(
      () => true,
      () => false,
    );
  }

  /** Waits a moment for messages on their way. The owner closes the connections. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    clearTimeout(this.#gapTimer);
    this.#subscription.close();
    this.#subscribers.clear();
    // Answers come in the order of the questions.
    if (this.#onTheWay > 0) await within(LAST_WORDS, this.#redis.ping()).catch(() => undefined);
  }

  #send(channel: string, text: string): void {
    if (!isReady(this.#redis) || this.#onTheWay >= MAX_IN_FLIGHT) {
      this.#dropped = true;
      return;
    }
    this.#onTheWay++;
    this.#redis.publish(this.#prefix + channel, this.#sender + text).then(
      () => this.#onTheWay--,
      () => {
        this.#onTheWay--;
        this.#dropped = true;
      },
    );
  }

  #receive(channel: string, text: string): void {
    if (text.startsWith(this.#sender)) return;
    if (!this.#subscribers.has(channel)) return;
    try {
      this.#subscribers.tell(channel, JSON.parse(text.slice(this.#sender.length)));
    } catch {
      // Not one of ours.
    }
  }

  #tick(): void {
    this.#confess();
    this.#subscription.look();
    // Nothing may have been said for long: without a question a dead connection would not be noticed.
    if (isReady(this.#subscriber)) this.#subscriber.ping().catch(() => undefined);
  }

  /** Other processes cannot notice messages that were dropped here, so they are told of a gap. */
  #confess(): void {
    if (!this.#dropped || !isReady(this.#redis) || this.#onTheWay >= MAX_IN_FLIGHT) return;
    this.#dropped = false;
    this.#send(GAP, 'true');
  }

  #gap(): void {
    this.#gapTimer ??= setTimeout(() => {
      this.#gapTimer = undefined;
      for (const listener of this.#gaps) listener();
    }, TOGETHER);
  }
}
