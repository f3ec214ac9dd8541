// A turn from a real game, with what it did wrong.
import type { Line, Report } from '@korong/engine';
import { gameNamed, other, type GameName, type Side } from '@korong/rules';
import { reviewGame, type Expectation, type Finding } from '@korong/study';

export interface FindingSample {
  readonly game: GameName;
  readonly position: string;
  readonly turn: string;
  /** What the search expected before and after the turn, for White, and its best lines there. */
  readonly before: Expectation;
  readonly after: Expectation;
  readonly best: readonly string[];
  readonly reply: readonly string[];
  readonly findings: readonly Finding[];
}

/** A report with one line, as the search gave it. */
const reportOf = (side: Side, { white, certain }: Expectation, line: readonly string[]): Report => {
  const proven = certain && (certain.winner === null ? 'draw' : certain.winner === side ? 'win' : 'loss');
  const best: Line = {
    turn: line[0] ?? '',
    steps: [],
    visits: 400,
    score: side === 'white' ? white : 1 - white,
    ...(proven === undefined ? {} : { proven }),
    ...(certain?.turns === undefined ? {} : { endsIn: certain.turns }),
    line,
  };
  return { visits: 400, lines: line.length === 0 ? [] : [best] };
};

export const findingsOf = ({
  game: name,
  position,
  turn,
  before,
  after,
  best,
  reply,
}: Omit<FindingSample, 'findings'>): readonly Finding[] => {
  const game = gameNamed(name);
  const read = game.readPosition(position);
  if (!read.ok) throw new Error(read.error.code);
  const side = game.toAct(read.value);
  const reports = [reportOf(side, before, best), reportOf(other(side), after, reply)];
  return reviewGame(name, position, [turn], reports).turns[0]?.findings ?? [];
};
