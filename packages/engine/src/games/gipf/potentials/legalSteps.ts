// The legal steps of a position with potentials, in the order of the rules.
import { lowestBit } from '../../bits.js';
import { ALONG, ENTRY_COUNT, ENTRY_LINE, FILES, LINE_COUNT, WAYS } from '../tables.js';
import { EMPTY, isGipf, isLoaded, kindIn, mayBeTopped, singlePiece, topOf } from './cell.js';
import {
  ANY,
  ENTERING,
  EXTRA_PUSH,
  LOADED,
  MUST_GIPF,
  PHASE,
  PUSHING,
  TAKING_ROW,
  USE,
  type PackedPosition,
} from './position.js';
import {
  CONVERT,
  DENIED,
  DVONN,
  EXTRA_IN,
  FORGO,
  GIPF_IN,
  KIND_COUNT,
  LOADED_IN,
  MAY_BE_DENIED,
  NEUTRALISE,
  PUNCT,
  SINGLE_IN,
  TAMSK,
  YINSH,
  ZERTZ,
  pushCode,
  rowCode,
  useCode,
} from './steps.js';

/** There are never more. */
export const MAX_STEPS = 2_048;

/** Collects steps. */
class StepList {
  readonly #into: Int32Array;
  readonly #denials: boolean;
  count = 0;

  /** With `denials`, a step that may be denied is followed by its denial. */
  constructor(into: Int32Array, denials: boolean) {
    this.#into = into;
    this.#denials = denials;
  }

  add(step: number): void {
    this.#into[this.count++] = step;
  }

  addAtStake(step: number): void {
    this.#into[this.count++] = step | MAY_BE_DENIED;
    if (this.#denials) this.#into[this.count++] = step | DENIED;
  }
}

const maySingle = (position: PackedPosition): boolean =>
  position.reserve(position.toAct) >= 1 && position.right(position.toAct) !== MUST_GIPF;

const mayGipf = (position: PackedPosition): boolean =>
  position.reserve(position.toAct) >= 2 && position.right(position.toAct) <= ANY;

/** The kinds of loaded pieces that may come in, as bits. */
const kindsIn = (position: PackedPosition): number => {
  const side = position.toAct;
  const right = position.right(side);
  if (position.reserve(side) < 1 || (right !== ANY && right !== LOADED)) return 0;
  let kinds = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) if (position.stock(side, kind) > 0) kinds |= 1 << kind;
  return kinds & ~position.deniedEntries;
};

/** What may come in at an entry, and which of it may be denied, as bits. */
const pieces = new Int32Array(2 + KIND_COUNT);
let piecesAtStake = 0;

/** Lists them into `pieces` and returns how many they are. */
const listPieces = (position: PackedPosition, potentials: boolean): number => {
  let count = 0;
  piecesAtStake = 0;
  if (maySingle(position)) pieces[count++] = SINGLE_IN;
  if (mayGipf(position)) pieces[count++] = GIPF_IN;
  const kinds = potentials ? kindsIn(position) : 0;
  for (let kind = 0; kinds >> kind !== 0; kind++) {
    if (((kinds >> kind) & 1) === 0) continue;
    if (position.stake(kind) === ENTERING) piecesAtStake |= 1 << count;
    pieces[count++] = LOADED_IN + kind;
  }
  return count;
};

const listPushes = (position: PackedPosition, list: StepList, potentials: boolean): void => {
  const count = listPieces(position, potentials);
  if (count === 0) return;
  for (let entry = 0; entry < ENTRY_COUNT; entry++) {
    if (position.isFull(ENTRY_LINE[entry]!)) continue; // G7
    for (let i = 0; i < count; i++) {
      const step = pushCode(entry, pieces[i]!);
      if (((piecesAtStake >> i) & 1) === 1) list.addAtStake(step);
      else list.add(step);
    }
  }
};

/** How many steps {@link listPushes} lists, if no denials are among them. */
const countPushes = (position: PackedPosition, potentials: boolean): number =>
  listPieces(position, potentials) * 2 * position.openLines();

const listExtras = (position: PackedPosition, list: StepList): void => {
  for (let entry = 0; entry < ENTRY_COUNT; entry++) {
    if (position.isFull(ENTRY_LINE[entry]!)) continue;
    const step = pushCode(entry, EXTRA_IN);
    if (position.stake(TAMSK) === USE) list.addAtStake(step);
    else list.add(step);
  }
};

/** P5 to P7, P9. */
const listUses = (position: PackedPosition, list: StepList): void => {
  const side = position.toAct;
  for (const line of FILES) {
    let stays = position.ownThatStay(line, side);
    for (; stays !== 0; stays &= stays - 1) {
      const p = ALONG[line * 7 + lowestBit(stays)]!;
      const cell = position.at(p);
      if (!isLoaded(cell) || position.isDenied(p)) continue;
      const kind = kindIn(cell);
      if (kind === TAMSK) continue; // it acts when it is pushed to the middle
      for (const way of WAYS[p]!) listUsesAlong(position, list, p, way, kind);
    }
  }
};

const listUsesAlong = (
  position: PackedPosition,
  list: StepList,
  from: number,
  way: readonly number[],
  kind: number,
): void => {
  const add = (to: number, what: number): void => {
    if (position.stake(kind) === USE) list.addAtStake(useCode(from, to, what));
    else list.add(useCode(from, to, what));
  };
  if (kind === ZERTZ) {
    let gap = 0;
    while (gap < way.length && position.at(way[gap]!) !== EMPTY) gap++;
    if (gap > 0 && gap < way.length) add(way[gap]!, kind);
    return;
  }
  if (kind === YINSH) {
    for (let i = 0; i < way.length && position.at(way[i]!) === EMPTY; i++) add(way[i]!, kind);
    return;
  }
  const side = position.toAct;
  const target = position.at(way[0]!);
  const isOnBasic = kind === DVONN && target === singlePiece(side ^ 1);
  if (isOnBasic || mayBeTopped(target, kind, side)) add(way[0]!, kind);
  if (kind !== PUNCT || !isGipf(target) || topOf(target) === side) return;
  add(way[0]!, NEUTRALISE);
  if (position.reserve(side) > 0) add(way[0]!, CONVERT);
};

const listRows = (position: PackedPosition, list: StepList): void => {
  for (let line = 0; line < LINE_COUNT; line++) {
    const run = position.run(line, position.toAct);
    if (run === 0) continue;
    const mayStay = run & position.stays(line);
    // Every subset of the pieces that may stay, the empty one first; at least one piece has to go (P3).
    let kept = 0;
    do {
      if (kept !== run) list.add(rowCode(line, kept));
      kept = (kept - mayStay) & mayStay;
    } while (kept !== 0);
  }
};

/** Lists the legal steps and returns how many there are. Without `potentials` neither uses nor loaded pieces are among them. */
export const listSteps = (
  position: PackedPosition,
  into: Int32Array,
  potentials: boolean,
  denials: boolean,
): number => {
  const list = new StepList(into, denials);
  switch (position.get(PHASE)) {
    case PUSHING:
      listPushes(position, list, potentials);
      if (potentials) listUses(position, list);
      break;
    case EXTRA_PUSH:
      list.add(FORGO);
      if (potentials) listExtras(position, list);
      break;
    case TAKING_ROW:
      listRows(position, list);
      break;
  }
  return list.count;
};

const scratch = new Int32Array(MAX_STEPS);

/** How many steps {@link listSteps} lists, if no denials are among them. */
export const countSteps = (position: PackedPosition, potentials: boolean): number => {
  if (position.get(PHASE) !== PUSHING) return listSteps(position, scratch, potentials, false);
  const list = new StepList(scratch, false);
  if (potentials) listUses(position, list);
  return countPushes(position, potentials) + list.count;
};

/** Whether the side to act can push or use anything (P10). */
export const canMove = (position: PackedPosition): boolean => {
  if (countPushes(position, true) > 0) return true;
  const list = new StepList(scratch, false);
  listUses(position, list);
  return list.count > 0;
};
