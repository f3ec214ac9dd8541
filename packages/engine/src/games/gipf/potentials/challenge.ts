import { POTENTIAL_KINDS, gipf, loadOf, ownerOf, type GipfPosition, type Side } from '@korong/rules';
import { report } from '../../../search/report.js';
import type { Search } from '../../../search/search.js';

/** A search that can evaluate a position. It overwrites its board. */
export interface Judge {
  start(position: string): void;
  readonly search: Search;
}

/** A use that was announced in linked play and may be challenged. */
export interface AnnouncedUse {
  /** The text of the position at the announcement, with the earlier steps of the turn made. */
  readonly position: string;
  /** The use as a step: `Zc3-f6`, `Ta1-b2`. */
  readonly use: string;
  /** How many challenges the asked side has left, including this one. */
  readonly left: number;
}

const VISITS = 100;
/** In expected results: how much a use must be worth to spend the last challenge, with many uses still to come. */
const WORTH_THE_LAST = 0.1;
/** Differences that a short search cannot distinguish from zero. */
const BLUR = 0.01;

/** The expected result for a side, from 0 to 1. */
const expected = (judge: Judge, position: GipfPosition, side: Side, visits: number): number => {
  const outcome = gipf.outcome(position);
  if (outcome !== undefined) return outcome.winner === side ? 1 : 0;
  judge.start(gipf.positionText(position));
  judge.search.run(visits);
  const { score } = report(judge.search).lines[0]!;
  return position.toAct === side ? score : 1 - score;
};

/** The expected result that the announcing side loses if the use is denied; negative if it is better off without the use. */
export const worthOfUse = (
  judge: Judge,
  { position, use }: Pick<AnnouncedUse, 'position' | 'use'>,
  visits = VISITS,
): number => {
  const read = gipf.readPosition(position);
  if (!read.ok) throw new Error(`not a GIPF position: ${read.error.code}`);
  const before = read.value;
  const after = (text: string): number => {
    const step = gipf.steps(before).find(s => gipf.stepText(s) === text);
    if (step === undefined) throw new Error(`not a legal step: ${text}`);
    return expected(judge, gipf.play(before, step), before.toAct, visits);
  };
  return after(use) - after(`!${use}`);
};

/** Potentials whose use a side may still announce. */
const usesToCome = ({ cells, project }: GipfPosition, side: Side): number => {
  const kinds = POTENTIAL_KINDS.filter(kind => project!.linked[kind] === 'use');
  return (
    cells.filter(cell => kinds.includes(loadOf(cell)!) && ownerOf(cell) === side).length +
    kinds.reduce((sum, kind) => sum + project!.stock[side][kind], 0)
  );
};

/** The share of usable potentials that are actually used: most go with rows, or the game ends before. */
const COME_TO_BE_USED = 0.3;

/**
 * Whether a use is worth a challenge. The threshold rises as fewer challenges are left for the expected remaining uses. A challenge has no
 * other cost, since the use still acts if its linked game is won.
 */
export const isWorthAChallenge = (position: GipfPosition, worth: number, left: number): boolean => {
  const spare = left / (COME_TO_BE_USED * usesToCome(position, position.toAct));
  return left > 0 && worth > BLUR + WORTH_THE_LAST * Math.max(0, 1 - spare);
};

/** Whether to challenge a use, after a short search. */
export const wantsToChallenge = (judge: Judge, announced: AnnouncedUse, visits = VISITS): boolean => {
  if (announced.left <= 0) return false;
  const read = gipf.readPosition(announced.position);
  if (!read.ok) throw new Error(`not a GIPF position: ${read.error.code}`);
  return isWorthAChallenge(read.value, worthOfUse(judge, announced, visits), announced.left);
};
