import type { Point } from '../hex/board.js';
import { err, ok, refuseText, type Refusal, type Result } from '../refusal.js';
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
 * Reads `f6`, `f6-f9`, `xc3-g7`, `xf6` and `pass`, also in capitals. Several steps at once: steps joined to the next one's `x`, as in
 * `g7-h8xc3-g7xf6`; or `xf6` alone where exactly one row must be taken first.
 */
export const readStep = (position: YinshPosition, text: string): Result<readonly YinshStep[], Refusal> => {
  const refusal = whyNotText(text, MAX_STEP_TEXT);
  if (refusal) return err(refusal);
  const steps: YinshStep[] = [];
  let now = position;
  for (const part of joinedParts(trimmed({ text: lowered(text), place: 0 }))) {
    if (steps.length > 0 && (now.toAct !== position.toAct || now.phase === 'over')) {
      return err(refuseText('TURN_ENDED', part.text, part.place));
    }
    const read = readOne(now, part);
    if (!read.ok) return read;
    steps.push(...read.value);
    now = read.value.reduce(play, now);
  }
  return ok(steps);
};

/** The text cut before every `x` but the first character. */
const joinedParts = ({ text, place }: Slice): Slice[] => {
  let next = place;
  return text.split(/(?<!^)(?=x)/).map(part => {
    const slice = { text: part, place: next };
    next += part.length;
    return slice;
  });
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
