/** Playing strength. It is set by visits, not by time, so that a level is the same on every machine. */
export interface Level {
  /** The net of the level: the small one is faster, and faster to download. */
  readonly net: 'small' | 'large';
  /** Visits per step. */
  readonly visits: number;
  /** Temperature of the choice among plausible steps: 0 the best, 1 in proportion. */
  readonly freedom: number;
  /** The probability of overlooking a step. */
  readonly blindness: number;
}

/** From "a child wins sometimes" to the full strength of the nets at a comfortable pace. */
export const LEVELS: readonly Level[] = [
  { net: 'small', visits: 1, freedom: 3.2, blindness: 0.6 },
  { net: 'small', visits: 1, freedom: 2.0, blindness: 0.4 },
  { net: 'small', visits: 1, freedom: 1.4, blindness: 0.25 },
  { net: 'small', visits: 2, freedom: 1.2, blindness: 0.19 },
  { net: 'small', visits: 8, freedom: 0.8, blindness: 0.1 },
  { net: 'small', visits: 20, freedom: 0.6, blindness: 0.05 },
  { net: 'small', visits: 50, freedom: 0.4, blindness: 0.02 },
  { net: 'small', visits: 150, freedom: 0.25, blindness: 0 },
  { net: 'small', visits: 500, freedom: 0, blindness: 0 },
  { net: 'large', visits: 1_000, freedom: 0, blindness: 0 },
];
