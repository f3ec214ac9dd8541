// How a position of GIPF with potentials is encoded for a net, and which policy cells a step reads: docs/nets.md in code.
import { gipf } from '@korong/rules';
import { MAX_CELLS, type NetEncoding } from '../../../evaluate/encoding.js';
import { gipfView, rowCells } from '../planes.js';
import { ENTRY_DIRECTION, ENTRY_TO, POINT_COUNT, toRules } from '../tables.js';
import type { ProjectBoard } from './board.js';
import { EMPTY, aboveIn, isConverted, isGipf, isLoaded, isUsed, kindIn, topOf, uncovered } from './cell.js';
import { ANY, ENTERING, MIDDLE, MUST_GIPF, USE } from './position.js';
import {
  DVONN,
  EXTRA_IN,
  FORGO,
  GIPF_IN,
  KIND_COUNT,
  LOADED_IN,
  PUNCT,
  bareStep,
  converts,
  entryIn,
  fromIn,
  isRow,
  isUse,
  keptIn,
  lineIn,
  neutralises,
  toIn,
  usedKind,
  wayIn,
} from './steps.js';

const PLANES = 64;
const POLICY_PLANES = 56;

// The first sixteen planes are those of GIPF without potentials. Then come those of single points, then those that are the same on all.
const LOADED = 16;
const USED = LOADED + 2 * KIND_COUNT;
const CONVERTED = USED + 1;
const UNDER_DVONN = CONVERTED + 1;
const UNDER_PUNCT = UNDER_DVONN + 1;
const BELOW_OWN = UNDER_PUNCT + 1;
const BELOW_THEIRS = BELOW_OWN + 1;
const BELOW_LOADED = BELOW_THEIRS + 1;
const BELOW_MORE = BELOW_LOADED + 1;
const IS_DENIED = BELOW_MORE + 1;
const IN_MIDDLE = IS_DENIED + 1;
const STOCK = IN_MIDDLE + 1;
const USE_STAKED = STOCK + 2 * KIND_COUNT;
const ENTRY_STAKED = USE_STAKED + KIND_COUNT;
const ENTRY_DENIED = ENTRY_STAKED + KIND_COUNT;
const EXTRA = ENTRY_DENIED + KIND_COUNT;

const shared = new Float32Array(PLANES);

/** The planes that are the same on every point. */
const writeShared = ({ packed, isTakingRow }: ProjectBoard): void => {
  const own = packed.toAct;
  const reserves = [packed.reserve(own), packed.reserve(own ^ 1)] as const;
  const rights = [packed.right(own), packed.right(own ^ 1)] as const;
  shared.fill(0);
  shared[4] = 1;
  shared[5] = Number(isTakingRow);
  shared[6] = Number(packed.mover === own);
  for (const i of [0, 1] as const) {
    shared[7 + i] = reserves[i] / 18;
    shared[9 + i] = Number(reserves[i] <= 2);
    shared[12 + 2 * i] = Number(rights[i] === ANY);
    shared[13 + 2 * i] = Number(rights[i] === MUST_GIPF);
  }
  shared[11] = Number(packed.variant !== 0);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    shared[STOCK + kind] = packed.stock(own, kind) / 3;
    shared[STOCK + KIND_COUNT + kind] = packed.stock(own ^ 1, kind) / 3;
    shared[USE_STAKED + kind] = Number(packed.stake(kind) === USE);
    shared[ENTRY_STAKED + kind] = Number(packed.stake(kind) === ENTERING);
    shared[ENTRY_DENIED + kind] = (packed.deniedEntries >> kind) & 1;
  }
  if (packed.extra > 0) shared[EXTRA + packed.extra - 1] = 1;
};

/** The planes of one cell that is not empty. */
const writeCell = (cell: number, own: number, into: Float32Array, at: number): void => {
  const isOwn = topOf(cell) === own;
  into[at + (isGipf(cell) ? 2 : 0) + (isOwn ? 0 : 1)] = 1;
  if (isUsed(cell)) into[at + USED] = 1;
  if (isConverted(cell)) into[at + CONVERTED] = 1;
  if (isLoaded(cell)) into[at + LOADED + (isOwn ? 0 : KIND_COUNT) + kindIn(cell)] = 1;
  else if (aboveIn(cell) > 0) {
    const below = uncovered(cell);
    into[at + (kindIn(cell) === DVONN ? UNDER_DVONN : UNDER_PUNCT)] = 1;
    into[at + (topOf(below) === own ? BELOW_OWN : BELOW_THEIRS)] = 1;
    if (isLoaded(below)) into[at + BELOW_LOADED] = 1;
    if (aboveIn(cell) > 1) into[at + BELOW_MORE] = 1;
  }
};

const write = (board: ProjectBoard, into: Float32Array, at: number): void => {
  writeShared(board);
  for (let p = 0; p < POINT_COUNT; p++) {
    const place = at + p * PLANES;
    into.set(shared, place);
    const cell = board.packed.at(p);
    if (cell !== EMPTY) writeCell(cell, board.toAct, into, place);
    if (board.packed.isDenied(p)) into[place + IS_DENIED] = 1;
  }
  into[at + MIDDLE * PLANES + IN_MIDDLE] = 1;
};

// Policy planes. The first sixteen are those of GIPF without potentials.
const PUSH_GIPF = 6;
const PUSH_LOADED = 16;
const LOADED_KIND = 22;
const PUSH_EXTRA = 27;
const FORGOES = 33;
const FROM_WAY = 34;
const FROM_KIND = 40;
const TO_KIND = 44;
const TO_NEUTRALISED = 48;
const TO_CONVERTED = 49;
const TO_WAY = 50;

/** The direction from one point to another in line with it. */
const DIRECTION = new Uint8Array(POINT_COUNT * POINT_COUNT);
for (let from = 0; from < POINT_COUNT; from++) {
  for (let to = 0; to < POINT_COUNT; to++)
    DIRECTION[from * POINT_COUNT + to] = gipf.board.direction(toRules(from), toRules(to)) ?? 0;
}

/** The place of a kind among those that are used; a TAMSK has no use. */
const usePlane = (kind: number): number => (kind === PUNCT ? 3 : kind);

const cellsOfUse = (step: number, into: Int32Array, directions: readonly number[]): number => {
  const [from, to, kind] = [fromIn(step), toIn(step), usePlane(usedKind(step))];
  const direction = directions[DIRECTION[from * POINT_COUNT + to]!]!;
  const becomes = converts(step) ? TO_CONVERTED : neutralises(step) ? TO_NEUTRALISED : TO_KIND + kind;
  into[0] = from * POLICY_PLANES + FROM_WAY + direction;
  into[1] = from * POLICY_PLANES + FROM_KIND + kind;
  into[2] = to * POLICY_PLANES + becomes;
  into[3] = to * POLICY_PLANES + TO_WAY + direction;
  return 4;
};

const cellsOfPush = (step: number, into: Int32Array, directions: readonly number[]): number => {
  const entry = entryIn(step);
  const way = wayIn(step);
  const isLoadedPush = way >= LOADED_IN && way < EXTRA_IN;
  const first = ENTRY_TO[entry]! * POLICY_PLANES;
  const plane = isLoadedPush ? PUSH_LOADED : way === EXTRA_IN ? PUSH_EXTRA : way === GIPF_IN ? PUSH_GIPF : 0;
  into[0] = first + plane + directions[ENTRY_DIRECTION[entry]!]!;
  if (!isLoadedPush) return 1;
  into[1] = first + LOADED_KIND + way - LOADED_IN;
  return 2;
};

const cells = (code: number, into: Int32Array, directions: readonly number[]): number => {
  const step = bareStep(code);
  if (step === FORGO) {
    into[0] = MIDDLE * POLICY_PLANES + FORGOES;
    return 1;
  }
  if (isUse(step)) return cellsOfUse(step, into, directions);
  if (isRow(step)) return rowCells(lineIn(step), keptIn(step), POLICY_PLANES, MAX_CELLS, into, directions);
  return cellsOfPush(step, into, directions);
};

export const projectNet: NetEncoding<ProjectBoard> = {
  ...gipfView,
  planes: PLANES,
  policyPlanes: POLICY_PLANES,
  write,
  cells,
};
