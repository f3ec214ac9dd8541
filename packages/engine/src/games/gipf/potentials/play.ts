// What a step changes. The rules do the same with immutable positions, see potentials/play.ts there.
import { ALONG, ENTRY_LINE, FROM_ABOVE, LENGTH } from '../tables.js';
import {
  EMPTY,
  basicsIn,
  convertedPiece,
  covered,
  gipfPiece,
  isLoaded,
  kindIn,
  leftBehind,
  loadedPiece,
  singlePiece,
  topOf,
  usedPotential,
} from './cell.js';
import { canMove } from './legalSteps.js';
import {
  ANY,
  EXTRA,
  EXTRA_PUSH,
  FIRST,
  LOADED,
  MADE,
  MIDDLE,
  MOVER,
  NONE,
  OVER,
  PHASE,
  PUSHING,
  RESERVE,
  RIGHT,
  SINGLE,
  STOCK,
  TAKING_ROW,
  THEN,
  TO_ACT,
  type PackedPosition,
} from './position.js';
import {
  DENIED,
  EXTRA_IN,
  FORGO,
  GIPF_IN,
  KIND_COUNT,
  LOADED_IN,
  PUNCT,
  SINGLE_IN,
  TAMSK,
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

/** Makes a legal step. */
export const play = (position: PackedPosition, code: number): void => {
  const step = bareStep(code);
  if (code & DENIED) beDenied(position, step);
  else if (isUse(step)) {
    use(position, step);
    moved(position);
  } else if (isRow(step)) takeRow(position, lineIn(step), keptIn(step));
  else if (step === FORGO) loseTamsk(position);
  else if (wayIn(step) === EXTRA_IN) {
    position.put(MIDDLE, singlePiece(position.toAct));
    pushIn(position, entryIn(step), usedPotential(TAMSK, position.toAct));
    afterExtra(position);
  } else {
    push(position, entryIn(step), wayIn(step));
    moved(position);
  }
};

/** Changes the reserve of the side to act. */
const addToReserve = (position: PackedPosition, pieces: number): void => {
  const field = RESERVE + position.toAct;
  position.set(field, position.get(field) + pieces);
};

const pushIn = (position: PackedPosition, entry: number, cell: number): void => {
  const line = ENTRY_LINE[entry]!;
  const isFromAbove = FROM_ABOVE[entry] === 1;
  let moving = cell;
  for (let place = isFromAbove ? LENGTH[line]! - 1 : 0; moving !== EMPTY; place += isFromAbove ? -1 : 1) {
    const p = ALONG[line * 7 + place]!;
    const standing = position.at(p);
    position.put(p, moving);
    moving = standing;
  }
};

const push = (position: PackedPosition, entry: number, way: number): void => {
  const side = position.toAct;
  if (way === GIPF_IN) {
    pushIn(position, entry, gipfPiece(side));
    addToReserve(position, -2);
    position.set(RIGHT + side, ANY);
    return;
  }
  addToReserve(position, -1);
  const stock = STOCK + side * KIND_COUNT;
  if (way === SINGLE_IN) {
    pushIn(position, entry, singlePiece(side));
    for (let kind = 0; kind < KIND_COUNT; kind++) position.set(stock + kind, 0); // P2
  } else {
    const kind = way - LOADED_IN;
    pushIn(position, entry, loadedPiece(kind, side));
    position.set(stock + kind, position.get(stock + kind) - 1);
  }
  let right = SINGLE;
  for (let kind = 0; kind < KIND_COUNT; kind++) if (position.get(stock + kind) > 0) right = LOADED;
  position.set(RIGHT + side, right);
};

const use = (position: PackedPosition, step: number): void => {
  const side = position.toAct;
  const to = toIn(step);
  const there = position.at(to);
  position.put(fromIn(step), singlePiece(side));
  if (converts(step)) {
    position.put(to, convertedPiece(side));
    addToReserve(position, -1);
  } else if (neutralises(step)) position.put(to, covered(singlePiece(topOf(there)), PUNCT, side));
  else {
    const kind = usedKind(step);
    position.put(to, there === EMPTY ? usedPotential(kind, side) : covered(there, kind, side));
  }
};

const beDenied = (position: PackedPosition, step: number): void => {
  if (!isUse(step) && wayIn(step) === EXTRA_IN) {
    loseTamsk(position);
    return;
  }
  if (isUse(step)) position.deny(fromIn(step));
  else position.denyEntry(wayIn(step) - LOADED_IN);
  due(position);
};

const takeRow = (position: PackedPosition, line: number, kept: number): void => {
  const side = position.toAct;
  const taken = position.run(line, side) & ~kept;
  let back = 0;
  for (let place = 0; taken >> place !== 0; place++) {
    if (((taken >> place) & 1) === 0) continue;
    const p = ALONG[line * 7 + place]!;
    const cell = position.at(p);
    const left = leftBehind(cell);
    back += basicsIn(cell, side) - basicsIn(left, side);
    position.put(p, left);
  }
  addToReserve(position, back);
  if (isDecided(position)) position.set(PHASE, OVER);
  else settle(position);
};

const isDecided = (position: PackedPosition): boolean => position.lacksGipf(0) || position.lacksGipf(1);

/** The move of the turn is made. The extra push of a TAMSK in the middle comes before rows are settled (P8). */
const moved = (position: PackedPosition): void => {
  if (isDecided(position)) {
    position.set(PHASE, OVER);
    return;
  }
  position.forgetDenials();
  position.set(EXTRA, NONE);
  if (earnsExtra(position)) beginExtra(position, THEN);
  else settle(position);
};

const earnsExtra = (position: PackedPosition): boolean => {
  const cell = position.at(MIDDLE);
  return isLoaded(cell) && kindIn(cell) === TAMSK && topOf(cell) === position.toAct;
};

const beginExtra = (position: PackedPosition, when: number): void => {
  position.set(PHASE, EXTRA_PUSH);
  position.set(EXTRA, when);
};

const loseTamsk = (position: PackedPosition): void => {
  position.put(MIDDLE, singlePiece(position.toAct));
  afterExtra(position);
};

const afterExtra = (position: PackedPosition): void => {
  if (earnsExtra(position)) return; // this push brought the next TAMSK to the middle
  if (position.extra === THEN) {
    position.set(EXTRA, NONE);
    settle(position);
    return;
  }
  position.set(EXTRA, position.sidesWithRows() === 0 ? NONE : MADE);
  due(position);
};

/** Rows of the mover first, then those of the other side (G10). Without any left, the other side's turn begins. */
const settle = (position: PackedPosition): void => {
  const rows = position.sidesWithRows();
  const { mover } = position;
  if (rows !== 0) {
    position.set(TO_ACT, rows & (1 << mover) ? mover : mover ^ 1);
    position.set(PHASE, TAKING_ROW);
    return;
  }
  position.set(MOVER, mover ^ 1);
  position.set(TO_ACT, mover ^ 1);
  if (earnsExtra(position)) beginExtra(position, FIRST);
  else due(position);
};

/** The side to act has to move, and loses if it cannot (P10, P11). */
const due = (position: PackedPosition): void => {
  position.set(PHASE, canMove(position) ? PUSHING : OVER);
};
