// How a game ended that the players decided, not the rules: what its record says of it.
import type { Ending, Match, MatchResult } from '@korong/match';
import type { Side } from '@korong/rules';
import { lineEnd, nodesAlong, type Chapter } from '@korong/study';

export interface RecordedEnd {
  readonly winner: Side | null;
  /** Undefined if the record does not say, or says what does not fit the result. */
  readonly by: Ending | undefined;
}

const WON: readonly Ending[] = ['resignation', 'time', 'absence'];
const DRAWN: readonly Ending[] = ['agreement', 'length', 'absence'];

/** `record`: the chapter as it was opened. Only after exactly its turns: whoever plays on looks at another game. */
export const recordedEnd = (record: Chapter, { turns, result: ruled }: Match): RecordedEnd | undefined => {
  const { result, headers } = record;
  if (ruled || result === null) return undefined;
  const played = nodesAlong(record, lineEnd(record))!;
  const isEnd = played.length === turns.length && played.every(({ turn }, i) => turn === turns[i]!.text);
  if (!isEnd) return undefined;
  const winner = result === 'draw' ? null : result;
  return { winner, by: (winner ? WON : DRAWN).find(one => one === headers.Termination) };
};

/** White's share of a result, from 0 to 1. */
export const shareOf = ({ winner }: Pick<MatchResult, 'winner'>): number =>
  winner === null ? 0.5 : winner === 'white' ? 1 : 0;
