// A position of GIPF with potentials as numbers.
import {
  POTENTIAL_KINDS,
  SIDES,
  gipf,
  type Entry,
  type GipfCell,
  type GipfPhase,
  type GipfPosition,
  type GipfVariant,
  type PotentialKind,
} from '@korong/rules';
import { MAX_DEPTH } from '../../board.js';
import {
  HAS_FOUR,
  LENGTH,
  LINE,
  LINE_COUNT,
  PLACE,
  POINT_COUNT,
  RUN,
  fromRules,
  toRules,
} from '../tables.js';
import { EMPTY, cellNumber, cellText, isGipf, isLoaded, topOf } from './cell.js';
import { KIND_COUNT } from './steps.js';

type ProjectState = NonNullable<GipfPosition['project']>;

export const PUSHING = 0;
export const TAKING_ROW = 1;
export const OVER = 2;
export const EXTRA_PUSH = 3;
const PHASES: readonly GipfPhase[] = ['push', 'row', 'over', 'extra'];
const VARIANTS: readonly GipfVariant[] = ['basic', 'standard', 'tournament'];
export const BASIC_GAME = 0;

// Rights (G5, P2).
export const MUST_GIPF = 0;
export const ANY = 1;
export const SINGLE = 2;
export const LOADED = 3;
const ENTRY: readonly Entry[] = ['gipf', 'any', 'single', 'loaded'];

// The extra push (P8).
export const NONE = 0;
export const FIRST = 1;
export const THEN = 2;
export const MADE = 3;
const EXTRAS: readonly ProjectState['extra'][] = ['none', 'first', 'then', 'made'];

/** What a linked game decides about (P11). */
export const USE = 1;
export const ENTERING = 2;
const STAKES = ['none', 'use', 'entry'] as const;

export const MIDDLE = fromRules(gipf.board.find('e5')!);

// A line is one word: seven bits of white tops, seven of black ones, seven of pieces that may stay in a row (G12, P3), from its lower end up.
const BLACK_SHIFT = 7;
const STAYS_SHIFT = 14;
const SEVEN = 127;
const NOTHING = 1 | (1 << BLACK_SHIFT) | (1 << STAYS_SHIFT);

const inLine = (cell: number): number => {
  if (cell === EMPTY) return 0;
  const stays = isGipf(cell) || isLoaded(cell) ? 1 << STAYS_SHIFT : 0;
  return (topOf(cell) === 0 ? 1 : 1 << BLACK_SHIFT) | stays;
};

// A position is a stretch of numbers. A step copies it to the next stretch and changes it there; taking back only goes back.
const LINES_AT = POINT_COUNT;
export const TO_ACT = LINES_AT + LINE_COUNT;
export const PHASE = TO_ACT + 1;
export const MOVER = PHASE + 1;
export const EXTRA = MOVER + 1;
export const RESERVE = EXTRA + 1;
export const RIGHT = RESERVE + 2;
export const STOCK = RIGHT + 2;
const GIPFS = STOCK + 2 * KIND_COUNT;
const DENIED_LOW = GIPFS + 2;
const DENIED_HIGH = DENIED_LOW + 1;
const DENIED_ENTRIES = DENIED_HIGH + 1;
const HASH_LOW = DENIED_ENTRIES + 1;
const HASH_HIGH = HASH_LOW + 1;
const SIZE = HASH_HIGH + 1;

/** Mixes a number into a hash. */
const mixed = (hash: number, value: number): number => {
  let z = Math.imul(hash ^ value, 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
};

const LOW_SEED = 0x811c9dc5;
const HIGH_SEED = 0x9747b28c;

/** A position that is changed in place, with those before it in the line. Cells are numbered in cell.ts. */
export class PackedPosition {
  readonly #numbers = new Int32Array((MAX_DEPTH + 1) * SIZE);
  /** Where the position begins. */
  #at = 0;
  variant = BASIC_GAME;
  readonly #stakes = new Uint8Array(KIND_COUNT);
  /** What the position had at the start, for its text. */
  #setup!: Pick<GipfPosition, 'handicap'> & Pick<ProjectState, 'pieces' | 'potentials' | 'linked'>;

  get(field: number): number {
    return this.#numbers[this.#at + field]!;
  }

  set(field: number, value: number): void {
    this.#numbers[this.#at + field] = value;
  }

  /** Begins the next position of the line as a copy of this one. */
  copy(): void {
    const next = this.#at + SIZE;
    if (next >= this.#numbers.length) throw new Error('too deep: rebase makes room');
    this.#numbers.copyWithin(next, this.#at, next);
    this.#at = next;
  }

  /** Goes back to the position before the copy. */
  back(): void {
    this.#at -= SIZE;
  }

  get toAct(): number {
    return this.get(TO_ACT);
  }

  get isOver(): boolean {
    return this.get(PHASE) === OVER;
  }

  get mover(): number {
    return this.get(MOVER);
  }

  /** The extra push: 1 before the move of the turn, 2 after it, 3 if it was made. */
  get extra(): number {
    return this.get(EXTRA);
  }

  /** A cell, see cell.ts. */
  at(p: number): number {
    return this.get(p);
  }

  reserve(side: number): number {
    return this.get(RESERVE + side);
  }

  right(side: number): number {
    return this.get(RIGHT + side);
  }

  /** Potentials of a kind not yet brought in. */
  stock(side: number, kind: number): number {
    return this.get(STOCK + side * KIND_COUNT + kind);
  }

  /** What a linked game decides about: `USE`, `ENTERING` or 0. */
  stake(kind: number): number {
    return this.#stakes[kind]!;
  }

  /** Whether a linked game decides about anything. */
  get isLinked(): boolean {
    return this.#stakes.some(stake => stake !== 0);
  }

  isDenied(p: number): boolean {
    return ((this.get(p < 32 ? DENIED_LOW : DENIED_HIGH) >>> (p & 31)) & 1) === 1;
  }

  /** The kinds whose entry was denied, as bits. */
  get deniedEntries(): number {
    return this.get(DENIED_ENTRIES);
  }

  /** GIPF-pieces on the board. */
  gipfs(side: number): number {
    return this.get(GIPFS + side);
  }

  deny(p: number): void {
    const field = p < 32 ? DENIED_LOW : DENIED_HIGH;
    this.set(field, this.get(field) | (1 << (p & 31)));
  }

  denyEntry(kind: number): void {
    this.set(DENIED_ENTRIES, this.get(DENIED_ENTRIES) | (1 << kind));
  }

  forgetDenials(): void {
    this.set(DENIED_LOW, 0);
    this.set(DENIED_HIGH, 0);
    this.set(DENIED_ENTRIES, 0);
  }

  get hashLow(): number {
    return this.#hash(this.get(HASH_LOW), LOW_SEED);
  }

  get hashHigh(): number {
    return this.#hash(this.get(HASH_HIGH), HIGH_SEED);
  }

  /** The hash of the cells with that of the rest. */
  #hash(cells: number, seed: number): number {
    let rest = seed;
    for (let field = TO_ACT; field < HASH_LOW; field++) rest = mixed(rest, this.get(field));
    return cells ^ rest;
  }

  load(text: string): void {
    const read = gipf.readPosition(text);
    if (!read.ok) throw new Error(`not a GIPF position: ${read.error.code}`);
    const { cells, toAct, phase, mover, variant, reserve, entry, handicap, project } = read.value;
    if (project === undefined) throw new Error('not a GIPF position with potentials');
    this.#at = 0;
    this.#numbers.fill(0, 0, SIZE);
    this.variant = VARIANTS.indexOf(variant);
    this.#setup = { handicap, ...project };
    POTENTIAL_KINDS.forEach((kind, k) => (this.#stakes[k] = STAKES.indexOf(project.linked[kind])));
    for (let p = 0; p < POINT_COUNT; p++) this.put(p, cellNumber(cells[toRules(p)]!));
    this.set(TO_ACT, SIDES.indexOf(toAct));
    this.set(PHASE, PHASES.indexOf(phase));
    this.set(MOVER, SIDES.indexOf(mover));
    this.set(EXTRA, EXTRAS.indexOf(project.extra));
    for (const [side, name] of SIDES.entries()) {
      this.set(RESERVE + side, reserve[name]);
      this.set(RIGHT + side, ENTRY.indexOf(entry[name]));
      POTENTIAL_KINDS.forEach((kind, k) => {
        this.set(STOCK + side * KIND_COUNT + k, project.stock[name][kind]);
      });
    }
    for (const p of project.denied) this.deny(fromRules(p));
    for (const kind of project.deniedEntries) this.denyEntry(POTENTIAL_KINDS.indexOf(kind));
  }

  /** The position as the rules have it. */
  unpacked(): GipfPosition {
    const { handicap, ...options } = this.#setup;
    const bySide = <T>(of: (side: number) => T): { white: T; black: T } => ({ white: of(0), black: of(1) });
    const stockOf = (side: number): Record<PotentialKind, number> =>
      Object.fromEntries(POTENTIAL_KINDS.map((kind, k) => [kind, this.stock(side, k)])) as Record<
        PotentialKind,
        number
      >;
    const points = Array.from({ length: POINT_COUNT }, (_, p) => p);
    return {
      variant: VARIANTS[this.variant]!,
      handicap,
      cells: gipf.board.points.map((p): GipfCell => {
        const here = fromRules(p) as number | undefined;
        return here === undefined ? '.' : cellText(this.at(here));
      }),
      toAct: SIDES[this.toAct]!,
      phase: PHASES[this.get(PHASE)]!,
      mover: SIDES[this.mover]!,
      reserve: bySide(side => this.reserve(side)),
      entry: bySide(side => ENTRY[this.right(side)]!),
      settled: [],
      project: {
        ...options,
        stock: bySide(stockOf),
        extra: EXTRAS[this.extra]!,
        denied: points.filter(p => this.isDenied(p)).map(toRules),
        deniedEntries: POTENTIAL_KINDS.filter((_, k) => ((this.deniedEntries >> k) & 1) === 1),
      },
    };
  }

  /** Sets the cell of a point, whatever was there. */
  put(p: number, cell: number): void {
    const old = this.at(p);
    if (old === cell) return;
    this.set(p, cell);
    const added = inLine(cell);
    for (let i = p * 3; i < p * 3 + 3; i++) {
      const place = PLACE[i]!;
      const field = LINES_AT + LINE[i]!;
      this.set(field, (this.get(field) & ~(NOTHING << place)) | (added << place));
    }
    if (isGipf(old)) this.set(GIPFS + topOf(old), this.get(GIPFS + topOf(old)) - 1);
    if (isGipf(cell)) this.set(GIPFS + topOf(cell), this.get(GIPFS + topOf(cell)) + 1);
    const [before, after] = [(p << 16) | old, (p << 16) | cell];
    this.set(HASH_LOW, this.get(HASH_LOW) ^ mixed(LOW_SEED, before) ^ mixed(LOW_SEED, after));
    this.set(HASH_HIGH, this.get(HASH_HIGH) ^ mixed(HIGH_SEED, before) ^ mixed(HIGH_SEED, after));
  }

  /** The occupied places of a line, as bits. */
  occupied(line: number): number {
    const word = this.get(LINES_AT + line);
    return (word | (word >> BLACK_SHIFT)) & SEVEN;
  }

  isFull(line: number): boolean {
    return this.occupied(line) === (1 << LENGTH[line]!) - 1;
  }

  /** The lines that are not full. */
  openLines(): number {
    let open = 0;
    for (let line = 0; line < LINE_COUNT; line++) if (!this.isFull(line)) open++;
    return open;
  }

  /** The pieces of `side` on a line that may stay in a row, as bits. */
  ownThatStay(line: number, side: number): number {
    const word = this.get(LINES_AT + line);
    return (side === 0 ? word : word >> BLACK_SHIFT) & (word >> STAYS_SHIFT) & SEVEN;
  }

  /** The row of `side` on a line, with all contiguous pieces, as bits; 0 if there is none. */
  run(line: number, side: number): number {
    const word = this.get(LINES_AT + line);
    const own = (side === 0 ? word : word >> BLACK_SHIFT) & SEVEN;
    return HAS_FOUR[own] === 0 ? 0 : RUN[(own << 7) | this.occupied(line)]!;
  }

  /** The pieces on a line that may stay in a row, as bits. */
  stays(line: number): number {
    return this.get(LINES_AT + line) >> STAYS_SHIFT;
  }

  /** The sides that have a row, as bits. */
  sidesWithRows(): number {
    let found = 0;
    for (let line = 0; line < LINE_COUNT; line++) {
      const word = this.get(LINES_AT + line);
      found |= HAS_FOUR[word & SEVEN]! | (HAS_FOUR[(word >> BLACK_SHIFT) & SEVEN]! << 1);
    }
    return found;
  }

  /** G17: has lost its last GIPF-piece, in a game that is about them. */
  lacksGipf(side: number): boolean {
    return this.variant !== BASIC_GAME && this.right(side) !== MUST_GIPF && this.gipfs(side) === 0;
  }
}
