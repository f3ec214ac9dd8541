import { other } from '@korong/rules';
import type { Finding } from './finding.js';
import type { ReviewedTurn } from './types.js';

/** What certain results say: a win that was there, a win for the opponent. */
export const certainFindings = ({ side, before, after }: ReviewedTurn): Finding[] => {
  const found: Finding[] = [];
  if (before.certain?.winner === side && after.certain?.winner !== side)
    found.push({ kind: 'misses-win', values: { turns: before.certain.turns ?? 0 } });
  const opponent = other(side);
  if (before.certain?.winner !== opponent && after.certain?.winner === opponent)
    found.push({ kind: 'allows-win', values: { turns: after.certain.turns ?? 0 } });
  return found;
};
