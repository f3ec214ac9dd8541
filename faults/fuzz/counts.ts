/** What really happened in a run: a fuzz that breaks nothing proves nothing. */
export interface Counts {
  seeds: number;
  turns: number;
  /** Uses of potentials that were settled, and games that were played for them. */
  links: number;
  inner: number;
  /** Messages lost, each together with its connection. */
  drops: number;
  delays: number;
  doubles: number;
  reorders: number;
  /** Connections that broke, and those that went silent without breaking. */
  cuts: number;
  silences: number;
  /** News between processes that never arrived. */
  busLosses: number;
  /** Times a client asked for what it had missed. */
  resyncs: number;
  /** Messages that came to the server again with the same id. */
  resends: number;
  /** Races between processes that the store decided. */
  conflicts: number;
  /** Messages that the store knew already. */
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
