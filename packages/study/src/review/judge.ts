import { other, type Side } from '@korong/rules';
import { expectedFor } from './expectation.js';
import { THRESHOLDS } from './thresholds.js';
import { JUDGEMENTS, type Expectation, type Judgement } from './types.js';

/** A win that was thrown away but is still as good as won, and a game that was as good as lost. */
const AS_GOOD_AS_WON = 0.9;
const AS_GOOD_AS_LOST = 0.1;

const worse = (a: Judgement, b: Judgement): Judgement =>
  JUDGEMENTS.indexOf(a) > JUDGEMENTS.indexOf(b) ? a : b;

const byLoss = (loss: number): Judgement =>
  loss >= THRESHOLDS.blunder
    ? 'blunder'
    : loss >= THRESHOLDS.mistake
      ? 'mistake'
      : loss >= THRESHOLDS.inaccuracy
        ? 'inaccuracy'
        : 'good';

/** What a change of certain results weighs, whatever the loss. */
const byCertainty = (side: Side, before: Expectation, after: Expectation): Judgement => {
  if (before.certain?.winner === side && after.certain?.winner !== side) {
    if (after.certain !== undefined) return 'blunder';
    return expectedFor(side, after) < AS_GOOD_AS_WON ? 'blunder' : 'mistake';
  }
  const lost = other(side);
  if (before.certain?.winner !== lost && after.certain?.winner === lost)
    return expectedFor(side, before) < AS_GOOD_AS_LOST ? 'good' : 'inaccuracy';
  return 'good';
};

/** The loss of `side` from one expectation to the next. */
export const lossOf = (side: Side, before: Expectation, after: Expectation): number =>
  Math.max(0, expectedFor(side, before) - expectedFor(side, after));

/** Judges a turn that was not the best one known. */
export const judge = (side: Side, before: Expectation, after: Expectation): Judgement =>
  worse(byLoss(lossOf(side, before, after)), byCertainty(side, before, after));
