import type { Code } from '../reasons.js';
import { refuse, type Refusal } from '../refusal.js';
import type { Point } from '../hex/board.js';
import { MARKER, RING, ROW_LENGTH, isMarker, isRing, yinshBoard } from './board.js';
import { between, movesOf } from './moves.js';
import { rowsOf, stretch } from './rows.js';
import type { YinshPhase, YinshPosition, YinshStep } from './types.js';

const WRONG_PHASE: Record<YinshPhase, Code> = {
  place: 'RING_MUST_BE_PLACED',
  move: 'RING_MUST_MOVE',
  row: 'ROW_MUST_BE_TAKEN',
  ring: 'RING_MUST_BE_TAKEN',
  over: 'GAME_OVER',
};

const names = (points: Iterable<Point>): string[] => [...points].map(p => yinshBoard.name(p));

/** Why `attempt` is not legal in `position`; `undefined` if it is. */
export const why = (position: YinshPosition, attempt: YinshStep): Refusal | undefined => {
  const { phase } = position;
  const kind = attempt.kind === 'pass' ? 'move' : attempt.kind;
  if (kind !== phase) return refuse(WRONG_PHASE[phase], phase === 'row' ? rowPoints(position) : []);
  switch (attempt.kind) {
    case 'place':
      return position.cells[attempt.at] === '.' ? undefined : refuse('POINT_OCCUPIED', names([attempt.at]));
    case 'move':
      return whyNotOwnRing(position, attempt.from) ?? whyNotMove(position, attempt.from, attempt.to);
    case 'row':
      return whyNotRow(position, attempt.from, attempt.to);
    case 'ring':
      return whyNotOwnRing(position, attempt.at);
    case 'pass':
      return whyNotPass(position);
  }
};

const rowPoints = ({ cells, toAct }: YinshPosition): string[] =>
  names(new Set(rowsOf(cells, toAct).flatMap(row => stretch(row.from, row.to)!)));

const whyNotOwnRing = ({ cells, toAct }: YinshPosition, at: Point): Refusal | undefined => {
  const cell = cells[at]!;
  if (cell === RING[toAct]) return undefined;
  return refuse(isRing(cell) ? 'NOT_YOUR_RING' : 'NO_RING_THERE', names([at]));
};

/** Walks the line as the ring would and reports the first obstacle. */
const whyNotMove = ({ cells }: YinshPosition, from: Point, to: Point): Refusal | undefined => {
  if (from === to) return refuse('MUST_LEAVE_POINT', names([from]));
  if (yinshBoard.direction(from, to) === undefined) return refuse('NOT_IN_LINE', names([from, to]));
  let jumping = false;
  for (const p of between(from, to)) {
    const cell = cells[p]!;
    if (isRing(cell)) return refuse('RING_IN_THE_WAY', names([p]));
    if (isMarker(cell)) jumping = true;
    else if (jumping) return refuse('MUST_STOP_BEHIND_MARKERS', names([p]));
  }
  const cell = cells[to]!;
  if (cell === '.') return undefined;
  return refuse(isRing(cell) ? 'LANDS_ON_RING' : 'LANDS_ON_MARKER', names([to]));
};

const whyNotRow = ({ cells, toAct }: YinshPosition, from: Point, to: Point): Refusal | undefined => {
  if (from === to) return refuse('NOT_FIVE', names([from]));
  const points = stretch(from, to);
  if (points === undefined) return refuse('NOT_IN_LINE', names([from, to]));
  if (points.length !== ROW_LENGTH) return refuse('NOT_FIVE', names(points));
  const wrong = points.filter(p => cells[p] !== MARKER[toAct]);
  return wrong.length > 0 ? refuse('NOT_YOUR_MARKERS', names(wrong)) : undefined;
};

const whyNotPass = ({ cells, toAct }: YinshPosition): Refusal | undefined => {
  const movable = new Set(movesOf(cells, toAct).map(move => move.from));
  return movable.size > 0 ? refuse('CANNOT_PASS', names(movable)) : undefined;
};
