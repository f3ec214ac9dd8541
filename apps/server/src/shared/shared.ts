// What processes share beside the store. Each has two implementations, one within a process and one on Redis; one contract
// suite runs on both. All of it may be lost without losing a turn.

/** Messages between processes. May lose some; receivers notice gaps by the numbers in them and fetch. */
export interface Bus {
  /** Also reaches subscribers in this process, in order for one sender and channel. `message` is plain data. */
  publish(channel: string, message: unknown): void;
  /** Gives the function that ends it. */
  subscribe(channel: string, hear: (message: unknown) => void): () => void;
  /** Called when messages may have been lost (reconnected): subscribers should look at the store. */
  onGap(hear: () => void): void;
  check(): Promise<boolean>;
  close(): Promise<void>;
}

/** Who is connected to a game, over all processes. Entries of a process that died go by themselves within `PRESENCE_TTL`. */
export interface Presence {
  /** `who`: a player's id, or `watcher:<socket>`. `socket` is unique over all processes. */
  enter(game: string, who: string, socket: string): Promise<void>;
  leave(game: string, who: string, socket: string): Promise<void>;
  /** Everybody here, without doubles, and since when those known to have been here are not. */
  of(game: string): Promise<{
    readonly here: readonly string[];
    readonly gone: Readonly<Record<string, number>>;
  }>;
  /** How many sockets are open over all processes, roughly. */
  connected(): Promise<number>;
  close(): Promise<void>;
}

export const PRESENCE_TTL = 10_000;

export interface ThinkJob {
  /** The same game and turn is thought about once. */
  readonly game: string;
  readonly turn: number;
  readonly kind: 'yinsh' | 'gipf';
  /** Position to begin with, options and turns so far: what a record has. */
  readonly record: unknown;
  readonly level: number;
}

/** Engine work, away from the event loop. */
export interface Jobs {
  think(job: ThinkJob): Promise<void>;
  /** Called in some process, not necessarily the one that asked, with the turn found. At most a few times for one job. */
  onThought(hear: (job: ThinkJob, turn: string) => void): void;
  /** How many wait. */
  waiting(): Promise<number>;
  close(): Promise<void>;
}

/** Counts against limits, per key and window, over all processes. */
export interface Limits {
  /** Undefined: go ahead. A number: wait so many milliseconds. */
  take(key: string, most: number, windowMs: number): Promise<number | undefined>;
}
