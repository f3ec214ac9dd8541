import type { BySide, Side } from '../game.js';
import type { Point } from '../hex/board.js';

export type GipfVariant = 'basic' | 'standard' | 'tournament';

export interface GipfOptions {
  readonly variant: GipfVariant;
  /** Extra pieces in reserve, 0 to 3, for at most one side and in the basic game only (G3). */
  readonly handicap: BySide<number>;
}

/** Empty, a single piece (`w`, `b`) or a GIPF-piece (`W`, `B`). Dots are always empty. */
export type GipfCell = '.' | 'w' | 'b' | 'W' | 'B';

/** What a push brings in. */
export type Entrant = 'single' | 'gipf';

export type GipfStep =
  /** From a dot onto the first point of a line. */
  | { readonly kind: 'push'; readonly dot: Point; readonly to: Point; readonly piece: Entrant }
  /** Settles a row: what is taken off and which GIPF-pieces stay, together all that stands there without a gap. */
  | { readonly kind: 'row'; readonly taken: readonly Point[]; readonly kept: readonly Point[] };

export type PushStep = Extract<GipfStep, { kind: 'push' }>;
export type RowStep = Extract<GipfStep, { kind: 'row' }>;

export type GipfPhase = 'push' | 'row' | 'over';

/**
 * What a side may bring in (G5): `gipf` nothing but a GIPF-piece, as its first push must; `any` either, as long as it
 * has brought in no single piece; `single` nothing else.
 */
export type Entry = 'gipf' | 'any' | 'single';

export interface GipfPosition {
  readonly variant: GipfVariant;
  readonly handicap: BySide<number>;
  readonly cells: readonly GipfCell[];
  readonly toAct: Side;
  readonly phase: GipfPhase;
  /** Whose push is due or was the last one: his rows are settled first (G10), then the other side pushes. */
  readonly mover: Side;
  readonly reserve: BySide<number>;
  readonly entry: BySide<Entry>;
  /** Lines (by index) whose row was left standing in this settlement (G14), in rising order. */
  readonly settled: readonly number[];
}
