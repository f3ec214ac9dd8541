/** What a run really exercised: a fuzz that breaks nothing proves nothing. */
export interface Counts {
  seeds: number;
  turns: number;
  /** Settled uses of potentials, and games played for them. */
  links: number;
  inner: number;
  /** Lost messages, each together with its connection. */
  drops: number;
  delays: number;
  doubles: number;
  reorders: number;
  /** Connections that broke, and those that went silent without breaking. */
  cuts: number;
  silences: number;
  /** Bus messages between processes that never arrived. */
  busLosses: number;
  /** How often a client asked for missed events. */
  resyncs: number;
  /** Duplicate messages: the same idempotency key reached the server again. */
  resends: number;
  /** Optimistic appends of two processes that collided in the store. */
  conflicts: number;
  /** Duplicates that the store recognised. */
  repeats: number;
  acknowledged: number;
  refused: number;
}

export const noCounts = (): Counts => ({
  seeds: 0,
  turns: 0,
  links: 0,
  inner: 0,
  drops: 0,
  delays: 0,
  doubles: 0,
  reorders: 0,
  cuts: 0,
  silences: 0,
  busLosses: 0,
  resyncs: 0,
  resends: 0,
  conflicts: 0,
  repeats: 0,
  acknowledged: 0,
  refused: 0,
});
