/** What is counted. Rooms and sockets tell it; `/metrics` shows it. */
export interface Metrics {
  /** A number that is asked for when somebody looks. */
  watch(what: Watched, read: () => number | Promise<number>): void;
  /** A turn was stored. */
  turn(): void;
  /** From a command's arrival to its acknowledgement, in milliseconds. */
  acknowledged(milliseconds: number): void;
  /** A message or request was refused with this code. */
  refused(code: string): void;
}

export type Watched = 'sockets' | 'rooms' | 'engine_queue' | 'store_queue' | 'watched_games';
