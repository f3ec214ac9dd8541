import type { Report } from '@korong/engine';
import { beginTurn, other, readTurn, type AnyGame, type Turn } from '@korong/rules';
import type { Comparison } from '../games/finder.js';
import { finderOf } from '../games/finders.js';
import { expectedFor } from './expectation.js';
import { FINDING_KINDS, type Finding } from './finding.js';
import { rowMissed, rowsGiven } from './rowFindings.js';
import type { ReviewedTurn } from './types.js';

/** What certain results say: a win that was there, a win for the opponent. */
const certainFindings = ({ side, before, after }: ReviewedTurn): Finding[] => {
  const found: Finding[] = [];
  if (before.certain?.winner === side && after.certain?.winner !== side)
    found.push({ kind: 'misses-win', values: { turns: before.certain.turns ?? 0 } });
  const opponent = other(side);
  if (before.certain?.winner !== opponent && after.certain?.winner === opponent)
    found.push({ kind: 'allows-win', values: { turns: after.certain.turns ?? 0 } });
  return found;
};

/** The whole turns at the beginning of a line. */
const follow = (game: AnyGame, start: unknown, line: readonly string[]): Turn<unknown, unknown>[] => {
  const turns: Turn<unknown, unknown>[] = [];
  for (const text of line) {
    const reading = readTurn(game, beginTurn(turns.at(-1)?.position ?? start), text);
    if (reading.status !== 'complete') break;
    turns.push(reading.turn);
  }
  return turns;
};

/** What a turn did wrong. `next` is the report of the position after it. */
export const findingsOf = (
  game: AnyGame,
  turn: Turn<unknown, unknown>,
  reviewed: ReviewedTurn,
  report: Report,
  next: Report | undefined,
): Finding[] => {
  const { side, line, after } = reviewed;
  const comparison: Comparison = {
    game,
    side,
    played: [turn, ...follow(game, turn.position, next?.lines[0]?.line ?? [])],
    best: follow(game, turn.start, line),
    report,
    expected: expectedFor(side, after),
  };
  const found = certainFindings(reviewed);
  if (comparison.best.length > 0)
    found.push(...finderOf(game.name).find(comparison), ...rowsGiven(comparison), ...rowMissed(comparison));
  return found.sort((a, b) => FINDING_KINDS.indexOf(a.kind) - FINDING_KINDS.indexOf(b.kind));
};
