// The reader's own games on the server.
import type { GameSummary } from '@korong/protocol';
import { other, type Side } from '@korong/rules';
import { keepYou, knownYou, type NextGame } from '../frame/you.js';

export const isMine = ({ seats }: GameSummary, id: string | undefined): boolean =>
  seats.white.id === id || seats.black.id === id;

export const seatOf = ({ seats }: GameSummary, id: string): Side =>
  seats.white.id === id ? 'white' : 'black';

/** Sides alternate, and White begins; in a linked game both may have to act. */
export const isYourTurn = (game: GameSummary, id: string): boolean => {
  const { waitsFor, options, turns, status } = game;
  if (status === 'over' || !isMine(game, id)) return false;
  if (waitsFor === undefined && (options.linked ?? 'no') !== 'no') return true;
  return seatOf(game, id) === (waitsFor ?? (turns % 2 === 0 ? 'white' : 'black'));
};

/** Games with the reader to move first, the least time first among them; then the latest. */
export const byTurn = (games: readonly GameSummary[], id: string): GameSummary[] => {
  const urgency = (game: GameSummary): number =>
    isYourTurn(game, id) ? (game.deadline ?? Number.MAX_SAFE_INTEGER) : Infinity;
  return [...games].sort(
    (a, b) => (urgency(a) === urgency(b) ? 0 : urgency(a) - urgency(b)) || b.startedAt - a.startedAt,
  );
};

const nextOf = (game: GameSummary, id: string): NextGame => {
  const { name, level } = game.seats[other(seatOf(game, id))];
  return { id: game.id, game: game.game, ...(level === undefined && { against: name }) };
};

/** Remembers the reader's games in play, for the header and the home page. */
export const keepGames = (running: readonly GameSummary[], id: string): void => {
  const you = knownYou();
  if (you?.id !== id) return;
  const games = byTurn(running, id);
  const due = games.filter(game => isYourTurn(game, id)).map(game => game.id);
  const [next] = games.map(game => nextOf(game, id));
  keepYou({ id, name: you.name, due, ...(next && { next }) });
};
