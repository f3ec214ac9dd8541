import type { Report } from '@korong/engine';
import { beginTurn, gameNamed, isComplete, readTurn, turnText } from '@korong/rules';
import type { AnyGame, BySide, GameName, Side, Turn } from '@korong/rules';
import { accuracyOf, weightAt } from './accuracy.js';
import { hasChoice } from './choice.js';
import { expectationOf } from './expectation.js';
import { findingsOf } from './findings.js';
import { judge, lossOf } from './judge.js';
import type { Expectation, GameReview, Judgement, ReviewedTurn } from './types.js';

type AnyTurn = Turn<unknown, unknown>;

/** The turns of a game, played through. An unfinished last one is left out. */
const playThrough = (game: AnyGame, start: unknown, texts: readonly string[]): AnyTurn[] => {
  const turns: AnyTurn[] = [];
  for (const text of texts) {
    const reading = readTurn(game, beginTurn(turns.at(-1)?.position ?? start), text);
    if (reading.status === 'illegal') throw new Error(`not a legal turn: ${text}`);
    if (isComplete(game, reading.turn)) turns.push(reading.turn);
  }
  return turns;
};

/** Whether a turn is, or leads to the same position as, the one that is written. */
export const isSameTurn = (game: AnyGame, turn: AnyTurn, text: string): boolean => {
  const reading = readTurn(game, beginTurn(turn.start), text);
  return (
    reading.status !== 'illegal' &&
    game.positionText(reading.turn.position) === game.positionText(turn.position)
  );
};

const judgementOf = (side: Side, before: Expectation, after: Expectation, isBest: boolean): Judgement => {
  const isWon = before.certain?.winner === side && after.certain?.winner === side;
  const isAsQuick = (after.certain?.turns ?? 0) < (before.certain?.turns ?? 0);
  return isBest || (isWon && isAsQuick) ? 'best' : judge(side, before, after);
};

/** A turn, with the reports and expectations of the positions before and after it. */
interface Question {
  readonly game: AnyGame;
  readonly turn: AnyTurn;
  readonly report: Report;
  readonly next: Report | undefined;
  readonly before: Expectation;
  readonly after: Expectation;
}

const reviewTurn = ({ game, turn, report, next, before, after }: Question): ReviewedTurn => {
  const side = game.toAct(turn.start);
  const best = report.lines[0]!;
  const isBest = isSameTurn(game, turn, best.turn);
  const judgement = hasChoice(game, turn.start) ? judgementOf(side, before, after, isBest) : undefined;
  const reviewed: ReviewedTurn = {
    turn: turnText(game, turn),
    side,
    before,
    after,
    loss: isBest || judgement === undefined ? 0 : lossOf(side, before, after),
    ...(judgement === undefined ? {} : { judgement }),
    best: best.turn,
    line: best.line,
    findings: [],
  };
  const isFine = judgement === undefined || judgement === 'best' || judgement === 'good';
  if (isFine) return reviewed;
  const lines = report.lines.map(({ steps: _, ...line }) => line);
  return { ...reviewed, findings: findingsOf(game, turn, reviewed, report, next), lines };
};

const accuracies = (
  positions: readonly (Expectation | undefined)[],
  turns: readonly (ReviewedTurn | undefined)[],
): BySide<number | undefined> => {
  const known = positions.map(expectation => expectation?.white ?? 0.5);
  const of = (side: Side): number | undefined =>
    accuracyOf(
      turns.flatMap((turn, i) =>
        turn?.side === side && turn.judgement !== undefined
          ? [{ loss: turn.loss, weight: weightAt(known, i) }]
          : [],
      ),
    );
  return { white: of('white'), black: of('black') };
};

/**
 * Reviews a game. `start` is the text of its first position, `turns` are its turns, all legal, and `reports` has a report for every
 * position, the last one included; a position that is over needs none. Where reports are missing, the review has gaps.
 */
export const reviewGame = (
  name: GameName,
  start: string,
  turns: readonly string[],
  reports: readonly (Report | undefined)[],
): GameReview => {
  const game = gameNamed(name);
  const first = game.readPosition(start);
  if (!first.ok) throw new Error(`not a position: ${start}`);
  const played = playThrough(game, first.value, turns);
  const positions = [first.value, ...played.map(turn => turn.position)].map((position, i) =>
    expectationOf(game, position, reports[i]),
  );
  const reviewed = played.map((turn, i) => {
    const [report, next] = [reports[i], reports[i + 1]];
    const [before, after] = [positions[i], positions[i + 1]];
    return before && after && report && reviewTurn({ game, turn, report, next, before, after });
  });
  return { positions, turns: reviewed, accuracy: accuracies(positions, reviewed) };
};
