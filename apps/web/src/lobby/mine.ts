// The reader's own games on the server.
import type { GameSummary } from '@korong/protocol';
import type { Side } from '@korong/rules';

export const seatOf = ({ seats }: GameSummary, id: string): Side =>
  seats.white.id === id ? 'white' : 'black';

/** Sides alternate, and White begins; in a linked game both may have to act. */
export const isYourTurn = (game: GameSummary, id: string): boolean => {
  const { waitsFor, options, turns } = game;
  if (waitsFor === undefined && options.linked === 'yes') return true;
  return seatOf(game, id) === (waitsFor ?? (turns % 2 === 0 ? 'white' : 'black'));
};

/** Games with the reader to move first, then the latest. */
export const byTurn = (games: readonly GameSummary[], id: string): GameSummary[] =>
  [...games].sort(
    (a, b) => Number(isYourTurn(b, id)) - Number(isYourTurn(a, id)) || b.startedAt - a.startedAt,
  );
