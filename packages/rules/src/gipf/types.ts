import type { BySide, Side } from '../game.js';
import type { Point } from '../hex/board.js';

export type GipfVariant = 'basic' | 'standard' | 'tournament';

/** The games that give GIPF a potential. */
export type PotentialKind = 'zertz' | 'yinsh' | 'dvonn' | 'tamsk' | 'punct';

/** How many of each kind. */
export type Potentials = Readonly<Record<PotentialKind, number>>;

/** What a linked game decides about, and so what may be denied: the use of a potential, or the entry of a piece loaded with it (P11). */
export type Stake = 'none' | 'use' | 'entry';

/** The part of the agreed setup of GIPF as a project that concerns the rules (P1). */
export interface ProjectOptions {
  /** Basic pieces, on the board and in reserve, without a handicap. */
  readonly pieces: BySide<number>;
  readonly potentials: BySide<Potentials>;
  readonly linked: Readonly<Record<PotentialKind, Stake>>;
}

export interface GipfOptions {
  readonly variant: GipfVariant;
  /** Extra pieces in reserve, 0 to 3, for at most one side: in the basic game (G3), and with potentials (P1). */
  readonly handicap: BySide<number>;
  readonly project?: ProjectOptions;
}

/**
 * Empty, a single piece (`w`, `b`), a GIPF-piece (`W`, `B`), or with potentials in play a stack from bottom to top, such as
 * `[wZ]`: see potentials/stack.ts. Dots are always empty.
 */
export type GipfCell = '.' | 'w' | 'b' | 'W' | 'B' | `[${string}]`;

/** The piece that a push brings in. A potential means a piece loaded with it (P2). */
export type Entrant = 'single' | 'gipf' | PotentialKind;

export type GipfStep =
  /** From a dot onto the first point of a line. */
  | { readonly kind: 'push'; readonly dot: Point; readonly to: Point; readonly piece: Entrant }
  /** Settles a row: the pieces taken off, and the GIPF- and loaded pieces that stay. Together they are all contiguous pieces. */
  | { readonly kind: 'row'; readonly taken: readonly Point[]; readonly kept: readonly Point[] }
  | UseStep
  | ExtraStep
  /** The extra push is forgone. */
  | { readonly kind: 'forgo' }
  /** A use, or the entry of a loaded piece, that had to be won and was not (P11). */
  | { readonly kind: 'denied'; readonly use: StakedStep };

export type PushStep = Extract<GipfStep, { kind: 'push' }>;
export type RowStep = Extract<GipfStep, { kind: 'row' }>;
/** The entry of a loaded piece (P2). */
export type LoadedPush = PushStep & { readonly piece: PotentialKind };
/** The steps that a linked game may decide about. */
export type StakedStep = UseStep | ExtraStep | LoadedPush;
/** The steps of GIPF without potentials. */
export type PlainGipfStep = PushStep | RowStep;

/** A potential leaves its piece and acts (P4). `as`: what a PÜNCT makes of a GIPF-piece (P9). */
export interface UseStep {
  readonly kind: 'use';
  readonly potential: PotentialKind;
  readonly from: Point;
  readonly to: Point;
  readonly as?: 'punct' | 'gipf';
}

/** The potential of a TAMSK enters by a push of its own (P8). */
export interface ExtraStep {
  readonly kind: 'extra';
  readonly dot: Point;
  readonly to: Point;
}

/** `push`: the move of the turn is due, a push or the use of a potential. `extra`: the extra push of a TAMSK in the middle is due (P8). */
export type GipfPhase = 'push' | 'extra' | 'row' | 'over';

/**
 * The pieces that a side may bring in (G5). `gipf`: only a GIPF-piece, which the first push must be. `any`: anything, while it has brought
 * in only GIPF-pieces. `loaded`: loaded and single pieces (P2). `single`: only single pieces.
 */
export type Entry = 'gipf' | 'any' | 'loaded' | 'single';

/** The additional state of GIPF as a project. */
export interface ProjectState extends ProjectOptions {
  /** Potentials not yet brought in; forfeited with the first single piece (P2). */
  readonly stock: BySide<Potentials>;
  /**
   * The extra push of P8. `first`: due before the move of the turn. `then`: due after it. `made`: it was made first. The move of the turn
   * is due, and the rows that the push completed wait for it.
   */
  readonly extra: 'none' | 'first' | 'then' | 'made';
  /** The loaded pieces whose use was denied in this turn, in ascending order. */
  readonly denied: readonly Point[];
  /** The kinds whose entry was denied in this turn, in their usual order. */
  readonly deniedEntries: readonly PotentialKind[];
}

export interface GipfPosition {
  readonly variant: GipfVariant;
  readonly handicap: BySide<number>;
  readonly cells: readonly GipfCell[];
  readonly toAct: Side;
  readonly phase: GipfPhase;
  /** The side whose push is due or was the last one. Its rows are settled first (G10), then the other side pushes. */
  readonly mover: Side;
  readonly reserve: BySide<number>;
  readonly entry: BySide<Entry>;
  /** Lines (by index) whose row was left standing in this settlement (G14), in ascending order. */
  readonly settled: readonly number[];
  /** Only in GIPF as a project. */
  readonly project?: ProjectState;
}
