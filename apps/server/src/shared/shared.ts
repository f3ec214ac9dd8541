// Services that processes share beside the store. Each has two implementations, one within a process and one on Redis; one contract
// suite runs on both. All of it may be lost without losing a turn.
import type { GameName } from '@korong/rules';

/** Messages between processes. May lose some; receivers notice gaps by the numbers in them and fetch. */
export interface Bus {
  /**
   * Also reaches subscribers in this process, a moment later and in order for one sender and channel. `message` is plain data.
   * Never throws, never waits: what cannot be sent is dropped, and all subscribers hear of a gap once sending works again.
   */
  publish(channel: string, message: unknown): void;
  /**
   * Gives the function that ends it. `live` is called once it hears all processes: what they said before that may have been
   * missed, so look at the store then, not earlier.
   */
  subscribe(channel: string, listener: (message: unknown) => void, live?: () => void): () => void;
  /** Called when messages may have been lost, here or on the way to others: subscribers should look at the store. */
  onGap(listener: () => void): void;
  check(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Presence in games, over all processes. Entries of a process that died expire within `PRESENCE_TTL`; its players count as
 * gone since its last heartbeat. Nothing here ever rejects: while Redis is away it knows the players of this process alone,
 * and says of no player that they are gone.
 */
export interface Presence {
  /** `who`: a player's id, or `watcher:<socket>`. `socket` is unique over all processes. */
  enter(game: string, who: string, socket: string): Promise<void>;
  leave(game: string, who: string, socket: string): Promise<void>;
  /**
   * All who are present, without doubles, and since when players who have left are gone; kept for `GONE_KEPT`. Unless it is
   * `whole`, others may be present as well: Redis is away, or was a moment ago and some processes have not reported yet.
   */
  of(game: string): Promise<{
    readonly here: readonly string[];
    readonly gone: Readonly<Record<string, number>>;
    readonly whole: boolean;
  }>;
  /** How many sockets have entered anything over all processes, roughly. */
  connected(): Promise<number>;
  /** Called when a process has died, or Redis is back: `of` may have changed for any game. */
  onChange(listener: () => void): void;
  /** All that entered through this process are gone from now on. */
  close(): Promise<void>;
}

export const PRESENCE_TTL = 10_000;
export const GONE_KEPT = 12 * 60 * 60_000;

/** Spectators: their absence does not matter. */
export const isWatcher = (who: string): boolean => who.startsWith('watcher:');

/** Jobs travel between versions of the server through Redis, so the names of these fields stay. */
export interface ThinkJob {
  /** The id of the game. The same game and turn is thought about once. */
  readonly game: string;
  readonly turn: number;
  /** The name of the game. */
  readonly kind: GameName;
  /** Position to begin with, options and turns so far: what a record has. */
  readonly record: unknown;
  readonly level: number;
  /** Asks whether to challenge this use, which comes after the record, instead of for a turn; `left`: challenges that are left. */
  readonly use?: { readonly text: string; readonly left: number };
}

/** Part of the review of a game: the positions before the turns `from` to `to`, the last included, counted from 0. */
export interface ReviewJob {
  /** The id of the game. Every part is searched once. */
  readonly game: string;
  readonly kind: GameName;
  readonly review: {
    readonly start: string;
    readonly turns: readonly string[];
    readonly from: number;
    readonly to: number;
    readonly visits: number;
  };
}

/** Engine work, away from the event loop. */
export interface Jobs {
  /** Never rejects. A job may be lost (the queue is full, Redis is away): the Scheduler asks again. */
  think(job: ThinkJob): Promise<void>;
  /**
   * Called in some process, not necessarily the one that asked, with the turn found, in the spelling that the rules print, or
   * with `challenge` or `waive` where that was asked. Of a turn under way in the record it has the rest. At most a few times for
   * one job. The turn answers `job.record` and nothing else: the game may have gone another way meanwhile.
   */
  onThought(listener: (job: ThinkJob, turn: string) => void): void;
  /** The same for a part of a review. Turns of games in play go first. */
  review(job: ReviewJob): Promise<void>;
  /** Called like `onThought`, with the reports as JSON; nothing at all if the positions cannot be searched. */
  onReviewed(listener: (job: ReviewJob, reports: string) => void): void;
  /** How many wait. */
  waiting(): Promise<number>;
  close(): Promise<void>;
}

/** Counts against limits, per key and window, over all processes; in each for itself while Redis is away. Never rejects. */
export interface Limits {
  /**
   * Undefined: go ahead. A number: wait so many milliseconds. `most` may come at once; after that they come back evenly, `most`
   * in a window. Being refused costs nothing.
   */
  take(key: string, most: number, windowMs: number): Promise<number | undefined>;
  /** Takes back one that was taken: it turned out not to count. */
  give(key: string, most: number, windowMs: number): Promise<void>;
}

export interface Shared {
  readonly bus: Bus;
  readonly presence: Presence;
  readonly limits: Limits;
  close(): Promise<void>;
}

export interface SharedOptions {
  /** The clock of absences and limits: the store's time where there are several machines. */
  readonly now?: () => number;
  /** Hears of errors in background work. */
  readonly trouble?: (error: unknown) => void;
}
