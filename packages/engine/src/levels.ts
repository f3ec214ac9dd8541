/** How well to play. Set by visits, not by time, so that a level is the same on every machine. */
export interface Level {
  /** Which of the two nets plays: the small one is quicker and quicker to fetch. */
  readonly net: 'small' | 'large';
  /** Lines looked at for a step. */
  readonly visits: number;
  /** How freely it chooses among what looks plausible: 0 the best, 1 in proportion. */
  readonly freedom: number;
  /** How likely it is not to see a step at all. */
  readonly blindness: number;
}

/** From "a child wins sometimes" to as strong as the nets are at a comfortable pace. */
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
