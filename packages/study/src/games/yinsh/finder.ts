import { THRESHOLDS } from '../../review/thresholds.js';
import type { Comparison, GameFinder } from '../finder.js';

/** Another ring should have been given up for the row. */
export interface YinshFinding {
  readonly kind: 'wrong-ring';
  readonly values: { readonly ring: string; readonly better: string };
}

const ROW = /^x(\w+-\w+)$/;
const RING = /^x(\w+)$/;

/** The turns are alike up to a ring that is taken off; then another ring. */
const otherRing = (played: string, better: string): YinshFinding['values'] | undefined => {
  const [mine, theirs] = [played.split(';'), better.split(';')];
  const at = mine.findIndex((step, i) => step !== theirs[i]);
  const [ring, other] = [RING.exec(mine[at] ?? ''), RING.exec(theirs[at] ?? '')];
  return ring && other ? { ring: ring[1]!, better: other[1]! } : undefined;
};

const wrongRing = ({ game, played, report, expected }: Comparison): YinshFinding[] => {
  const steps = played[0]!.steps.map(step => game.stepText(step)).join(';');
  for (const { turn, score } of report.lines) {
    const values = score - expected >= THRESHOLDS.inaccuracy ? otherRing(steps, turn) : undefined;
    if (values) return [{ kind: 'wrong-ring', values }];
  }
  return [];
};

export const yinshFinder: GameFinder<YinshFinding> = {
  kinds: ['wrong-ring'],
  rowOf: step => ROW.exec(step)?.[1],
  unit: 1_000,
  find: wrongRing,
};
