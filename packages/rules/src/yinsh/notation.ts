import type { Point } from '../hex/board.js';
import { refuseText, type Refusal } from '../refusal.js';
import { err, ok, type Result } from '../result.js';
import { MAX_STEP_TEXT, all, lowered, readPoint, split, trimmed, whyNotText, type Slice } from '../text.js';
import { yinshBoard } from './board.js';
import { play } from './play.js';
import { rowsOf } from './rows.js';
import type { RowStep, YinshPosition, YinshStep } from './types.js';
import { why } from './why.js';

const name = (p: Point): string => yinshBoard.name(p);

export const stepText = (step: YinshStep): string => {
  switch (step.kind) {
    case 'place':
      return name(step.at);
    case 'move':
      return `${name(step.from)}-${name(step.to)}`;
    case 'row':
      return `x${name(lower(step))}-${name(upper(step))}`;
    case 'ring':
      return `x${name(step.at)}`;
    case 'pass':
      return 'pass';
  }
};

const lower = ({ from, to }: RowStep): Point => (from < to ? from : to);
const upper = ({ from, to }: RowStep): Point => (from < to ? to : from);

/**
 * Reads `f6`, `f6-f9`, `xc3-g7`, `xf6` and `pass`, also in capitals. Two steps at once: a step joined to the next one's `x`, as in
 * `xc3-g7xf6`; or `xf6` alone where exactly one row must be taken first.
 */
export const readStep = (position: YinshPosition, text: string): Result<readonly YinshStep[], Refusal> => {
  const refusal = whyNotText(text, MAX_STEP_TEXT);
  if (refusal) return err(refusal);
  const whole = trimmed({ text: lowered(text), place: 0 });
  const joined = whole.text.indexOf('x', 1);
  if (joined < 0) return readOne(position, whole);
  const first = readOne(position, { text: whole.text.slice(0, joined), place: whole.place });
  if (!first.ok) return first;
  const after = first.value.reduce(play, position);
  if (after.toAct !== position.toAct || after.phase === 'over') {
    return err(refuseText('TURN_ENDED', whole.text.slice(joined), whole.place + joined));
  }
  const second = readOne(after, { text: whole.text.slice(joined), place: whole.place + joined });
  return second.ok ? ok([...first.value, ...second.value]) : second;
};

const readOne = (position: YinshPosition, slice: Slice): Result<readonly YinshStep[], Refusal> => {
  const attempt = readAttempt(slice);
  if (!attempt.ok) return attempt;
  if (attempt.value.kind === 'ring' && position.phase === 'row') return withItsRow(position, attempt.value);
  const refusal = why(position, attempt.value);
  return refusal ? err(refusal) : ok([attempt.value]);
};

/** `xf6` while a row is due: the row is implied if there is only one. */
const withItsRow = (position: YinshPosition, ring: YinshStep): Result<readonly YinshStep[], Refusal> => {
  const [row, second] = rowsOf(position.cells, position.toAct);
  const refusal = why(second === undefined ? play(position, row!) : position, ring);
  return refusal ? err(refusal) : ok([row!, ring]);
};

const readAttempt = (slice: Slice): Result<YinshStep, Refusal> => {
  if (slice.text === 'pass') return ok({ kind: 'pass' });
  const takes = slice.text.startsWith('x');
  const body = takes ? { text: slice.text.slice(1), place: slice.place + 1 } : slice;
  if (!/^[a-z]+[0-9]+(-[a-z]+[0-9]+)?$/.test(body.text)) {
    return err(refuseText('TEXT_UNREADABLE', slice.text, slice.place));
  }
  const points = all(split(body, '-').map(part => readPoint(yinshBoard, part)));
  if (!points.ok) return points;
  const [from, to] = points.value as [Point, Point?];
  if (takes) return ok(to === undefined ? { kind: 'ring', at: from } : rowStep(from, to));
  if (to !== undefined) return ok({ kind: 'move', from, to });
  return ok({ kind: 'place', at: from });
};

const rowStep = (from: Point, to: Point): RowStep =>
  from < to ? { kind: 'row', from, to } : { kind: 'row', from: to, to: from };
