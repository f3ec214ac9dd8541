import type { Line, Report } from '@korong/engine';
import { beginTurn, gameNamed, readTurn, type GameName, type Side } from '@korong/rules';
import { expectedFor } from './expectation.js';
import { isSameTurn, reviewGame } from './reviewGame.js';
import type { Expectation, KnownLine, ReviewedTurn } from './types.js';

/** A mistake of a reviewed game, to be tried again. */
export interface TriedMistake {
  readonly game: GameName;
  /** The position before it, as text. */
  readonly position: string;
  readonly turn: ReviewedTurn;
}

/** A line with fewer visits is too shallow to judge by. */
const ENOUGH_VISITS = 100;

const OPPOSITE = { win: 'loss', loss: 'win', draw: 'draw' } as const;

const certainFor = (side: Side, { certain }: Expectation): Pick<Line, 'proven' | 'endsIn'> => {
  if (certain === undefined) return {};
  const proven = certain.winner === null ? 'draw' : certain.winner === side ? 'win' : 'loss';
  return { proven, ...(certain.turns === undefined ? {} : { endsIn: certain.turns }) };
};

/** The report of the position before a mistake. A review without lines knows at least the best one. */
const reportOf = ({ side, before, best, line, lines }: ReviewedTurn): Report => {
  const only = { turn: best, line, visits: 0, score: expectedFor(side, before), ...certainFor(side, before) };
  return { visits: 0, lines: (lines ?? [only]).map(known => ({ ...known, steps: [] })) };
};

/** What a line says of the position after its first turn, which is a turn of the winner if the line wins. */
const after = ({ line, score, visits, proven, endsIn }: KnownLine): Report => {
  const left = endsIn !== undefined && proven === 'win' ? endsIn - 1 : endsIn;
  const certain = proven && { proven: OPPOSITE[proven], ...(left === undefined ? {} : { endsIn: left }) };
  const [, reply = ''] = line;
  return {
    visits,
    lines: [{ turn: reply, steps: [], visits, score: 1 - score, line: line.slice(1), ...certain }],
  };
};

/**
 * Reviews another turn in the position of a mistake, as if it had been played. `next` is a report of the position after it. Without one
 * the turn is judged by what the review knows; `undefined` if that is not enough.
 */
export const reviewTry = (
  { game: name, position, turn: mistake }: TriedMistake,
  text: string,
  next?: Report,
): ReviewedTurn | undefined => {
  const game = gameNamed(name);
  const start = game.readPosition(position);
  if (!start.ok) return undefined;
  const reading = readTurn(game, beginTurn(start.value), text);
  if (reading.status !== 'complete') return undefined;
  if (isSameTurn(game, reading.turn, mistake.turn)) return mistake;
  const report = reportOf(mistake);
  const review = (follows?: Report): ReviewedTurn | undefined =>
    reviewGame(name, position, [text], [report, follows]).turns[0];
  if (next || game.outcome(reading.turn.position) !== undefined) return review(next);
  const known = report.lines.find(({ turn }) => isSameTurn(game, reading.turn, turn));
  if (!known) return undefined;
  const isBest = known === report.lines[0];
  return isBest || known.proven !== undefined || known.visits >= ENOUGH_VISITS
    ? review(after(known))
    : undefined;
};

/** Whether a turn needs no correction. */
export const isRight = ({ judgement }: ReviewedTurn): boolean =>
  judgement === undefined || judgement === 'best' || judgement === 'good';
