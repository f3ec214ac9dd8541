import type { Point } from '../../hex/board.js';
import { err, ok, refuse, type Refusal, type Result } from '../../refusal.js';
import type { Slice } from '../../text.js';
import { gipfBoard, isDot } from '../board.js';
import * as plain from '../notation.js';
import type { Entrant, GipfPosition, GipfStep, UseStep } from '../types.js';
import { steps } from './play.js';
import { kindOf, letterOf } from './kinds.js';
import { isStakedStep } from './stakes.js';
import { why } from './why.js';

export const stepText = (step: GipfStep): string => {
  switch (step.kind) {
    case 'push':
      return step.piece === 'single' || step.piece === 'gipf'
        ? plain.stepText(step)
        : letterOf(step.piece) + plain.fromTo(step.dot, step.to);
    case 'row':
      return plain.stepText(step);
    case 'use':
      return letterOf(step.potential) + plain.fromTo(step.from, step.to) + becomes(step);
    case 'extra':
      return letterOf('tamsk') + plain.fromTo(step.dot, step.to);
    case 'forgo':
      return `${letterOf('tamsk')}-`;
    case 'denied':
      return `!${stepText(step.use)}`;
  }
};

const becomes = ({ as }: UseStep): string =>
  as === undefined ? '' : `=${as === 'gipf' ? 'G' : letterOf('punct')}`;

/** Also reads `Za1-b2` for a loaded piece, `Zc3-f6` for a use, `Pc3-d4=G`, `!Zc3-f6` for a denied use, `!Za1-b2` for a denied entry, and `T-`. */
export const readStep = (position: GipfPosition, text: string): Result<readonly GipfStep[], Refusal> =>
  plain.readWith({ readMove, steps, why }, position, text);

/** The letter before the first point names the piece that comes in or acts. */
const MOVE = new RegExp(`^(!?)([gzydtp](?=[a-z]))?${plain.BODY}(?:=([pg]))?$`);

const readMove = (slice: Slice): Result<plain.Meaning, Refusal> => {
  if (slice.text === 't-') return ok(() => ok({ kind: 'forgo' }));
  const match = MOVE.exec(slice.text);
  if (match === null) return plain.unreadable(slice);
  const [, mark = '', prefix = '', body = '', becoming] = match;
  const piece = prefix === '' ? 'single' : prefix === 'g' ? 'gipf' : kindOf(prefix)!;
  const ends = plain.readEnds({ text: body, place: slice.place + mark.length + prefix.length });
  if (!ends.ok) return ends;
  const as = becoming === undefined ? undefined : becoming === 'g' ? 'gipf' : 'punct';
  return ok(position => {
    const step = meant(position, { piece, ends: ends.value, as });
    if (!step.ok || mark === '') return step;
    return isStakedStep(step.value)
      ? ok({ kind: 'denied', use: step.value })
      : err(refuse('NOTHING_IS_DENIED'));
  });
};

interface Written {
  readonly piece: Entrant;
  readonly ends: readonly Point[];
  readonly as: UseStep['as'];
}

/** A push, the extra push of a TAMSK, or the use of a potential. A use begins at a point, not at a dot. */
const meant = (position: GipfPosition, { piece, ends, as }: Written): Result<GipfStep, Refusal> => {
  const [first, second] = ends;
  if (piece !== 'single' && piece !== 'gipf' && second !== undefined && !isDot(first!)) {
    return ok({ kind: 'use', potential: piece, from: first!, to: second, ...(as && { as }) });
  }
  if (as !== undefined) return err(refuse('NO_GIPF_PIECE_THERE', [gipfBoard.name(second ?? first!)]));
  const push = plain.pushMeant(position, ends, piece);
  if (!push.ok || position.phase !== 'extra' || piece !== 'tamsk') return push;
  return ok({ kind: 'extra', dot: push.value.dot, to: push.value.to });
};
