import { SIDES, other, type BySide, type Side } from '../game.js';
import { readCells } from '../hex/readCells.js';
import { bad, readCount, readFields, readWord } from '../fields.js';
import type { Code } from '../reasons.js';
import { err, ok, refuse, type Refusal, type Result } from '../refusal.js';
import { RINGS_TO_WIN, MARKERS, RING, RINGS_PER_SIDE, ROW_LENGTH, isMarker, yinshBoard } from './board.js';
import { movesOf } from './moves.js';
import { VARIANTS } from './options.js';
import { VERSION } from './positionText.js';
import { rowOwner } from './rows.js';
import type { YinshCell, YinshPhase, YinshPosition } from './types.js';

const KEYS = ['', '', 'act', 'phase', 'mover', 'passes'];
const LETTERS: readonly YinshCell[] = ['W', 'B', 'w', 'b'];
const PHASES: readonly YinshPhase[] = ['place', 'move', 'row', 'ring', 'over'];

export const readPosition = (text: string): Result<YinshPosition, Refusal> => {
  const fields = readFields(text, 'yinsh', VERSION, KEYS);
  if (!fields.ok) return fields;
  const [variantField, boardField, actField, phaseField, moverField, passesField] = fields.value;
  const variant = readWord(variantField!, VARIANTS);
  if (!variant.ok) return variant;
  const board = readCells(yinshBoard.columns, yinshBoard.points.length, LETTERS, boardField!.text);
  if ('place' in board) {
    return bad('POSITION_BOARD', { text: boardField!.text, place: boardField!.place + board.place });
  }
  const toAct = readWord(actField!, SIDES);
  if (!toAct.ok) return toAct;
  const phase = readWord(phaseField!, PHASES);
  if (!phase.ok) return phase;
  const mover = readWord(moverField!, SIDES);
  if (!mover.ok) return mover;
  const passes = readCount(passesField!);
  if (!passes.ok) return passes;

  const { cells } = board;
  const placing = phase.value === 'place';
  const position: YinshPosition = {
    variant: variant.value,
    cells,
    toAct: toAct.value,
    phase: phase.value,
    mover: mover.value,
    passes: passes.value,
    pool: MARKERS - cells.filter(isMarker).length,
    taken: placing ? { white: 0, black: 0 } : takenRings(cells),
  };
  const code = whyImpossible(position);
  return code === undefined ? ok(position) : err(refuse(code));
};

const ringsOn = (cells: readonly YinshCell[], side: Side): number =>
  cells.filter(cell => cell === RING[side]).length;

const takenRings = (cells: readonly YinshCell[]): BySide<number> => ({
  white: RINGS_PER_SIDE - ringsOn(cells, 'white'),
  black: RINGS_PER_SIDE - ringsOn(cells, 'black'),
});

/** Contradictions that no game can produce, as far as counts and phase tell. */
const whyImpossible = (position: YinshPosition): Code | undefined => {
  const { pool, phase, passes } = position;
  if (pool < 0) return 'IMPOSSIBLE_MARKERS';
  if (passes > 0 && phase !== 'move' && phase !== 'over') return 'IMPOSSIBLE_PHASE';
  switch (phase) {
    case 'place':
      return whyNotPlacing(position);
    case 'move':
      return whyNotInPlay(position) ?? whyNotMoving(position);
    case 'row':
    case 'ring':
      return whyNotInPlay(position) ?? whyNotSettling(position);
    case 'over':
      return whyNotOver(position);
  }
};

const whyNotPlacing = ({ cells, toAct, mover, pool }: YinshPosition): Code | undefined => {
  const white = ringsOn(cells, 'white');
  const black = ringsOn(cells, 'black');
  if (pool !== MARKERS) return 'IMPOSSIBLE_MARKERS';
  const even = white === black;
  if (!(even || white === black + 1) || white + black >= 2 * RINGS_PER_SIDE) return 'IMPOSSIBLE_RINGS';
  return toAct === (even ? 'white' : 'black') && mover === toAct ? undefined : 'IMPOSSIBLE_SIDE';
};

/** Holds from the first move to the last: no side has more rings than at the start, and no side has won. */
const whyNotInPlay = ({ taken, variant }: YinshPosition): Code | undefined =>
  SIDES.some(side => taken[side] < 0 || taken[side] >= RINGS_TO_WIN[variant])
    ? 'IMPOSSIBLE_RINGS'
    : undefined;

const whyNotMoving = ({ cells, toAct, mover, passes, pool }: YinshPosition): Code | undefined => {
  if (mover !== toAct) return 'IMPOSSIBLE_SIDE';
  if (pool === 0) return 'IMPOSSIBLE_MARKERS';
  if (rowOwner(cells, mover) !== undefined) return 'IMPOSSIBLE_ROWS';
  // A pass leaves the board unchanged, so the side that passed still cannot move.
  if (passes > 1 || (passes === 1 && movesOf(cells, other(toAct)).length > 0)) return 'IMPOSSIBLE_PHASE';
  return undefined;
};

const whyNotSettling = (position: YinshPosition): Code | undefined => {
  const { cells, toAct, mover, phase } = position;
  if (phase === 'ring') return whyNotTaken(position);
  return rowOwner(cells, mover) === toAct ? undefined : 'IMPOSSIBLE_ROWS';
};

/** A row of the side to act was just taken: its markers are back in the pool, and by Y12 no row of the mover comes after it. */
const whyNotTaken = ({ cells, toAct, mover, pool }: YinshPosition): Code | undefined => {
  if (pool < ROW_LENGTH) return 'IMPOSSIBLE_MARKERS';
  return mover !== toAct && rowOwner(cells, mover) === mover ? 'IMPOSSIBLE_ROWS' : undefined;
};

const whyNotOver = (position: YinshPosition): Code | undefined => {
  const { cells, toAct, mover, taken, variant, passes, pool } = position;
  const goal = RINGS_TO_WIN[variant];
  if (SIDES.some(side => taken[side] < 0 || taken[side] > goal)) return 'IMPOSSIBLE_RINGS';
  if (taken[toAct] === goal) {
    if (passes > 0) return 'IMPOSSIBLE_PHASE';
    return taken[other(toAct)] === goal ? 'IMPOSSIBLE_RINGS' : whyNotTaken(position);
  }
  if (taken[other(toAct)] === goal || mover !== toAct) return 'IMPOSSIBLE_SIDE';
  if (rowOwner(cells, mover) !== undefined) return 'IMPOSSIBLE_ROWS';
  if (pool === 0) return passes === 0 ? undefined : 'IMPOSSIBLE_PHASE';
  const stuck = SIDES.every(side => movesOf(cells, side).length === 0);
  return passes === 2 && stuck ? undefined : 'IMPOSSIBLE_PHASE';
};
