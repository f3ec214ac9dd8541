/** Latencies in milliseconds, summarised. */
export interface Waits {
  readonly count: number;
  readonly p50?: number;
  readonly p90?: number;
  readonly p99?: number;
  readonly max?: number;
}

export const figuresOf = (waits: readonly number[]): Waits => {
  if (waits.length === 0) return { count: 0 };
  const sorted = Float64Array.from(waits).sort();
  const at = (part: number): number =>
    Number(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)]!.toFixed(2));
  return { count: sorted.length, p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
};

/** Counters of the load generator for every irregularity. */
export interface Counts {
  /** Acknowledged turns. */
  acknowledged: number;
  /** Resent, after a reconnect or a timeout. */
  resent: number;
  /** Sockets that closed or failed to open. */
  disconnected: number;
  /** Gaps in the event numbers. */
  gaps: number;
  /** Reports of the server that its store is unreachable. */
  troubles: number;
  /** Games played to their end. */
  finished: number;
  /** Refusals by code. */
  refused: Record<string, number>;
}

export const noCounts = (): Counts => ({
  acknowledged: 0,
  resent: 0,
  disconnected: 0,
  gaps: 0,
  troubles: 0,
  finished: 0,
  refused: {},
});
