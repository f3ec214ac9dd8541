import type { BySide, Side } from '../game.js';
import type { Point } from '../hex/board.js';

export type YinshVariant = 'standard' | 'blitz';

export interface YinshOptions {
  readonly variant: YinshVariant;
}

/** Empty, a ring (`W`, `B`) or a marker (`w`, `b`). After a complete step a ring never shares a point with a marker. */
export type YinshCell = '.' | 'W' | 'B' | 'w' | 'b';

export type YinshStep =
  | { readonly kind: 'place'; readonly at: Point }
  | { readonly kind: 'move'; readonly from: Point; readonly to: Point }
  /** Takes the five markers from one end to the other. */
  | { readonly kind: 'row'; readonly from: Point; readonly to: Point }
  /** Takes a ring off after a row. */
  | { readonly kind: 'ring'; readonly at: Point }
  | { readonly kind: 'pass' };

export type MoveStep = Extract<YinshStep, { kind: 'move' }>;
export type RowStep = Extract<YinshStep, { kind: 'row' }>;

export type YinshPhase = 'place' | 'move' | 'row' | 'ring' | 'over';

export interface YinshPosition {
  readonly variant: YinshVariant;
  readonly cells: readonly YinshCell[];
  readonly toAct: Side;
  readonly phase: YinshPhase;
  /** The side whose ring move is due or was the last one. Its rows are settled first (Y12), then the other side moves. */
  readonly mover: Side;
  /** Consecutive passes so far (Y16). */
  readonly passes: number;
  /** Markers in the pool. */
  readonly pool: number;
  /** Rings taken off by each side. */
  readonly taken: BySide<number>;
}
